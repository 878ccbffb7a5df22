import { expect, test } from "vitest";
import { commitmentOf, prove } from "./proof";
import RECORD from "./proof.sample.txt?raw";

const SECRET = `${"5ec7e7".repeat(10)}0000`;
const SHARE = "ab".repeat(16);
const lines = RECORD.split("\n");
const draws = lines.flatMap((line, at) => (line.startsWith("* ") ? [at] : []));

test("a record that the Python side wrote is proved here, draw by draw", () => {
  const proof = prove(RECORD, { commitment: commitmentOf(SECRET), share: SHARE });
  expect(proof).toEqual({
    keyed: true,
    draws: draws.length,
    shares: 1,
    commitment: commitmentOf(SECRET),
    seen: true,
    wrong: "",
  });
  expect(draws.length).toBeGreaterThan(5);
  expect(prove(RECORD, null)).toMatchObject({ seen: false, wrong: "" });
});

test("one changed draw is found, with its line", () => {
  for (const at of draws) {
    const spoilt = lines.with(
      at,
      lines[at]!.replace(/\d+$/, (number) => String(Number(number) + 1)),
    );
    expect(prove(spoilt.join("\n"), null).wrong).toContain(`Line ${at + 1} `);
  }
});

test("another promise, a missing share and another secret are found", () => {
  expect(prove(RECORD, { commitment: "00".repeat(32), share: SHARE }).wrong).toContain("when you sat down");
  const kept = { commitment: commitmentOf(SECRET), share: "cd".repeat(16) };
  expect(prove(RECORD, kept).wrong).toContain("Your own share");
  expect(prove(RECORD.replace("secret: 5", "secret: 6"), null).wrong).toContain("promised");
  expect(prove(RECORD.replace("share 0: ab", "share 0: ac"), null).wrong).toContain("Line");
});

test("a record by a seed alone has nothing to check", () => {
  expect(prove("delvewright record 1\nseats: 2\n\n0 village\n", null)).toMatchObject({
    keyed: false,
    wrong: "",
  });
});
