// Where a flight begins, and when there is none.
import { expect, test, vi } from "vitest";
import { between, Flight } from "./flight";

const box = (left: number, top: number, width: number, height: number) =>
  new DOMRect(left, top, width, height);

test("a card is laid over the place it comes from, centre on centre", () => {
  expect(between(box(100, 100, 50, 70), box(0, 0, 25, 35))).toBe("translate(-112.5px, -117.5px) scale(0.5)");
  expect(between(box(0, 0, 10, 10), box(0, 0, 100, 100))).toContain("scale(2)");
});

test("without a board, or when moves are instant, the change is simply made", () => {
  const change = vi.fn();
  new Flight(() => 300).stage(change);
  const instant = new Flight(() => 0);
  instant.board = document.body;
  instant.stage(change);
  expect(change).toHaveBeenCalledTimes(2);
});

test("what is on the table but not drawn fades in, and comes from no bag", async () => {
  document.body.innerHTML = `<div data-kept="7"><i data-zone="bag"></i><p data-from="bag"><b data-piece="1"></b></p></div>`;
  const flown: string[] = [];
  const sized = vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box(0, 0, 10, 10));
  Element.prototype.animate = function (this: Element, frames) {
    flown.push(`${(this as HTMLElement).className}: ${Object.keys((frames as Keyframe[])[0]!).join()}`);
    return { cancel() {} } as Animation;
  };
  const flight = new Flight(() => 300);
  flight.board = document.body;
  flight.stage(() =>
    document
      .querySelector("p")!
      .insertAdjacentHTML(
        "beforeend",
        `<b class="hidden" data-piece="7"></b><b class="new" data-piece="8"></b>`,
      ),
  );
  await vi.waitFor(() => expect(flown).toHaveLength(3)); // a new one is carried as a copy of itself
  sized.mockRestore();
  expect(flown).toEqual(["hidden: opacity", "new: opacity", "new: transform,opacity"]);
});

test("the corner that copies are laid from is asked for once a flight", async () => {
  document.body.innerHTML = `<p data-zone="bag"></p><p data-zone="hand"></p>`;
  let at = 0;
  const sized = vi
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockImplementation(() => box((at += 10), 0, 10, 10)); // all of them move
  Element.prototype.animate = () => ({ cancel() {} }) as Animation;
  const [bag, hand] = [...document.querySelectorAll("p")];
  const moved = async (cards: number) => {
    bag!.innerHTML = Array.from({ length: cards }, (_, piece) => `<b data-piece="${piece}"></b>`).join("");
    hand!.innerHTML = "";
    const flight = new Flight(() => 300);
    flight.board = document.body;
    sized.mockClear();
    flight.stage(() => hand!.append(...bag!.children));
    await vi.waitFor(() =>
      expect(hand!.parentElement!.querySelectorAll("[aria-hidden]")).toHaveLength(cards),
    );
    document.querySelectorAll("[aria-hidden]").forEach((copy) => copy.remove());
    return sized.mock.calls.length;
  };
  const [one, four] = [await moved(1), await moved(4)];
  expect(four - one).toBe(3 * 2); // each card where it was and where it is
  sized.mockRestore();
});
