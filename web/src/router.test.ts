// The addresses of the pages.
import { afterEach, expect, test, vi } from "vitest";
import { go, routeOf, router } from "./router.svelte";

const at = (path: string) => routeOf(new URL(path, "http://table.test"));

afterEach(() => history.replaceState(null, "", "/"));

test("every page has its address", () => {
  expect(at("/").page).toBe("front");
  expect(at("/about").page).toBe("about");
  expect(at("/wall#crypt")).toMatchObject({ page: "wall", anchor: "crypt" });
  for (const page of ["setup", "table", "replay", "rules", "cards"] as const)
    expect(at(`/${page}/some-id`)).toMatchObject({ page, id: "some-id" });
});

test("an address that names too little or too much leads nowhere", () => {
  for (const path of ["/setup", "/table/", "/rules/x/y", "/about/us", "/wall/x", "/nothing"])
    expect(at(path).page).toBe("lost");
});

test("query and anchor are read", () => {
  const route = at("/replay/abc?moment=12&seat=1#TS-LIGHT-02");
  expect([route.query.get("moment"), route.query.get("seat"), route.anchor]).toEqual([
    "12",
    "1",
    "TS-LIGHT-02",
  ]);
});

test("going somewhere changes the page and can leave no step back", () => {
  const before = history.length;
  go("/rules/marbles");
  expect(router.route).toMatchObject({ page: "rules", id: "marbles" });
  go("/cards/marbles", { replace: true });
  expect(router.route.page).toBe("cards");
  expect(history.length).toBe(before + 1);
});

test("a plain click on a link of ours is followed, others are left to the browser", () => {
  const click = (href: string, init: MouseEventInit = {}) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.body.append(link);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    const hear = vi.fn((heard: Event) => router.click(heard as MouseEvent));
    link.addEventListener("click", hear);
    link.dispatchEvent(event);
    link.remove();
    return event.defaultPrevented;
  };
  expect(click("/about")).toBe(true);
  expect(router.route.page).toBe("about");
  expect(click("/about", { ctrlKey: true })).toBe(false);
  expect(click("/api/tables/x/record")).toBe(false);
  expect(click("https://game-icons.net/")).toBe(false);
});
