// The guest of this browser: made once, silently, renamed at will, made anew when its token is no good.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refusal } from "./api";
import { guest, known, randomName, rename } from "./guest";

const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
let asked: { path: string; name?: string; token: string | null }[];

function server(answer: (path: string, token: string | null) => Response) {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const token = new Headers(init.headers).get("Authorization");
    const body = init.body ? (JSON.parse(String(init.body)) as { name?: string }) : {};
    asked.push({ path, name: body.name, token });
    if (path === "/api/guests") return reply({ name: body.name, token: `token ${asked.length}` });
    return answer(path, token);
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("a random name is friendly and short enough", () => {
  for (let at = 0; at < 1; at += 0.03) expect(randomName(() => at)).toMatch(/^[A-Z]\w+ [A-Z]\w+$/);
  expect(randomName().length).toBeLessThanOrEqual(24);
});

test("calls at the same time make one guest, and it is kept", async () => {
  server(() => reply({}));
  const [one, two] = await Promise.all([guest(), guest()]);
  expect(one).toEqual(two);
  expect(asked).toHaveLength(1);
  expect(known()).toEqual(one);
});

test("a new name keeps the token in hand", async () => {
  server(() => reply({}));
  const { token } = await guest();
  await rename("  Bo  ");
  expect(asked[1]).toMatchObject({ name: "Bo", token: `Bearer ${token}` });
  expect(known()?.name).toBe("Bo");
});

test("what was kept wrongly is nobody", () => {
  localStorage.setItem("delvewright.guest", "{broken");
  expect(known()).toBeNull();
  localStorage.setItem("delvewright.guest", '{"name": 3}');
  expect(known()).toBeNull();
});

test("a refused token makes a new guest, once", async () => {
  localStorage.setItem("delvewright.guest", '{"name": "Ann", "token": "old"}');
  server((_, token) => (token === "Bearer old" ? reply({ code: "token", text: "No." }, 401) : reply([])));
  expect(await api.wall()).toEqual([]);
  expect(known()?.token).not.toBe("old");
  server(() => reply({ code: "token", text: "No." }, 401));
  await expect(api.wall()).rejects.toThrow("No.");
});

test("what the server refuses comes in its words", async () => {
  server(() => reply({ code: "table", text: "There is no such table." }, 404));
  const refusal = await api.table("x").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ status: 404, code: "table", message: "There is no such table." });
});
