// A browser is called only where both it and the server can; what it is called by is told, and taken back.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../wire/api";
import { callHere, callNoMore, isCalled } from "./push";

const own = {
  endpoint: "https://push.example.net/1",
  toJSON: () => ({ keys: { p256dh: "point", auth: "secret" } }),
  unsubscribe: vi.fn(),
};
const manager = { getSubscription: vi.fn(), subscribe: vi.fn() };
let told: { key: string; endpoints: string[] };

beforeEach(() => {
  told = { key: "server", endpoints: [] };
  manager.getSubscription.mockReset().mockResolvedValue(null);
  manager.subscribe.mockReset().mockResolvedValue(own);
  own.unsubscribe.mockReset();
  vi.stubGlobal("Notification", {
    permission: "granted",
    requestPermission: () => Promise.resolve("granted"),
  });
  const worker = { pushManager: manager };
  vi.stubGlobal("navigator", {
    serviceWorker: {
      register: () => Promise.resolve(worker),
      getRegistration: () => Promise.resolve(worker),
      ready: Promise.resolve(worker),
    },
  });
  vi.spyOn(api, "push").mockImplementation(() => Promise.resolve(told));
  vi.spyOn(api, "addPush").mockImplementation(({ endpoint }) => {
    told = { ...told, endpoints: [endpoint] };
    return Promise.resolve(told);
  });
  vi.spyOn(api, "forgetPush").mockImplementation(() => Promise.resolve({ ...told, endpoints: [] }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a browser says by what it is called, under the server's key", async () => {
  expect(await isCalled()).toEqual({ offered: true, called: false });
  await callHere();
  expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "server" });
  expect(api.addPush).toHaveBeenCalledWith({ endpoint: own.endpoint, key: "point", auth: "secret" });
  manager.getSubscription.mockResolvedValue(own);
  expect(await isCalled()).toEqual({ offered: true, called: true });
});

test("what one was called by under another key makes room", async () => {
  manager.getSubscription.mockResolvedValue(own);
  await callHere();
  expect(own.unsubscribe).toHaveBeenCalledBefore(manager.subscribe);
});

test("taken back, it is taken back on both sides", async () => {
  await callNoMore();
  expect(api.forgetPush).not.toHaveBeenCalled();
  manager.getSubscription.mockResolvedValue(own);
  await callNoMore();
  expect(api.forgetPush).toHaveBeenCalledWith(own.endpoint);
  expect(own.unsubscribe).toHaveBeenCalled();
});

test("where it cannot be, it is said why, and nothing is told", async () => {
  manager.subscribe.mockRejectedValue(new Error("no service"));
  await expect(callHere()).rejects.toThrow("push service cannot be had: no service");
  vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve("denied") });
  await expect(callHere()).rejects.toThrow("does not allow notifications");
  told.key = "";
  expect(await isCalled()).toEqual({ offered: false, called: false });
  expect(api.addPush).not.toHaveBeenCalled();
});
