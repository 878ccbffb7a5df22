// Where the visitor is: the address as a page with its parts, changed by links and by go().
export type Page =
  "front" | "setup" | "table" | "replay" | "rules" | "cards" | "bench" | "wall" | "about" | "lost";

export interface Route {
  readonly page: Page;
  /** The game or the table that the address names, or "". */
  readonly id: string;
  readonly query: URLSearchParams;
  /** The anchor without its #. */
  readonly anchor: string;
}

const NAMED: readonly Page[] = ["setup", "table", "replay", "rules", "cards", "bench"];

/** The page that an address means. */
export function routeOf(url: URL): Route {
  const [first = "", id = "", ...more] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const rest = { id, query: url.searchParams, anchor: decodeURIComponent(url.hash.slice(1)) };
  if (!first) return { page: "front", ...rest };
  if ((first === "about" || first === "wall") && !id) return { page: first, ...rest };
  const page = NAMED.find((name) => name === first);
  return { page: page && id && !more.length ? page : "lost", ...rest };
}

class Router {
  route: Route = $state.raw(routeOf(new URL(location.href)));

  /** Goes to an address of ours; `replace` leaves no step back. */
  go(path: string, { replace = false } = {}): void {
    const before = location.pathname;
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.here();
    if (location.pathname !== before && !this.route.anchor) window.scrollTo(0, 0);
  }

  /** Takes the address as it is now. */
  here(): void {
    this.route = routeOf(new URL(location.href));
  }

  /** Follows a click on a link of ours without loading the page anew. */
  click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
export const go = router.go.bind(router);
