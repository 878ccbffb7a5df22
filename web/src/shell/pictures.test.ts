// Pictures that are fetched when they are drawn: together, once, and again when the line was down.
import { expect, test, vi } from "vitest";
import { pictures } from "./pictures";

const MAP: Record<string, string> = { axe: "<axe>", bow: "<bow>", cup: "<cup>" };

function part(address: string): Promise<Record<string, string>> {
  const of = new URL(address, "http://here").searchParams.get("of");
  const names = of?.split(",") ?? Object.keys(MAP);
  return Promise.resolve(Object.fromEntries(names.map((name) => [name, MAP[name]!])));
}

test("what is drawn together is fetched together, and once", async () => {
  const fetched = vi.fn(part);
  const icons = pictures("/p.json", Object.keys(MAP), fetched);
  expect([icons.cup, icons.axe, icons.axe]).toEqual(["", "", ""]);
  await vi.waitFor(() => expect(icons.axe).toBe("<axe>"));
  expect(icons.cup).toBe("<cup>");
  expect(fetched.mock.calls).toEqual([["/p.json?of=axe,cup"]]);
});

test("a name that is not in the map is nothing, at once", () => {
  const fetched = vi.fn(part);
  expect(pictures("/p.json", ["axe"], fetched).bow).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test("very many are fetched as the whole map", async () => {
  const names = Array.from({ length: 101 }, (_, at) => `n${at}`);
  const fetched = vi.fn((_: string) =>
    Promise.resolve(Object.fromEntries(names.map((name) => [name, name]))),
  );
  const icons = pictures("/p.json", names, fetched);
  for (const name of names) void icons[name];
  await vi.waitFor(() => expect(icons.n100).toBe("n100"));
  expect(fetched.mock.calls).toEqual([["/p.json"]]);
});

test("what did not come is asked for again", async () => {
  vi.useFakeTimers();
  const fetched = vi.fn(part).mockRejectedValueOnce(new Error("offline"));
  const icons = pictures("/p.json", ["axe"], fetched);
  void icons.axe;
  await vi.runAllTimersAsync();
  expect(icons.axe).toBe("<axe>");
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
