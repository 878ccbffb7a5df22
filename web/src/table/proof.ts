// The proof of the dice, without any rules: every roll and shuffle a record tells, computed again from its secret.
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Kept } from "../wire/luck";

export interface Proof {
  /** False: dealt by a seed alone, so that there is nothing to check. */
  readonly keyed: boolean;
  readonly draws: number;
  readonly shares: number;
  readonly commitment: string;
  /** Whether this browser saw the promise when it sat down. */
  readonly seen: boolean;
  /** The first thing that is wrong, or "". */
  readonly wrong: string;
}

const hashed = (key: string, words: string, size: number) =>
  blake2b(utf8ToBytes(words), { key: hexToBytes(key), dkLen: size });

export const commitmentOf = (secret: string) => bytesToHex(hashed(secret, "commitment", 32));
export const keyOf = (secret: string, shares: readonly string[]) =>
  bytesToHex(hashed(secret, `key of play ${shares.join(",")}`, 32));

function pool(key: string, at: string, blocks: number): bigint {
  let digits = "";
  for (let block = 0; block < blocks; block++) digits += bytesToHex(hashed(key, `${at}.${block}`, 64));
  return BigInt(`0x${digits}`);
}

export const numberBelow = (key: string, at: string, count: number) =>
  Number(pool(key, at, 1) % BigInt(count));

export function orderOf(key: string, at: string, count: number): number[] {
  let left = pool(key, at, 1 + Math.floor(count / 32));
  const order = Array.from({ length: count }, (_, index) => index);
  for (let size = count; size > 1; size--) {
    const other = Number(left % BigInt(size));
    left /= BigInt(size);
    [order[size - 1], order[other]] = [order[other]!, order[size - 1]!];
  }
  return order;
}

/** What a line of the record must say, computed from the key; "" if it says nothing that can be computed. */
function due(key: string, line: string): string {
  const [, sort, at, count] = /^\* (roll|order) (\d+\.\d+) of (\d{1,4}):/.exec(line) ?? [];
  if (!sort || !at || !count || (sort === "roll" && Number(count) < 1)) return "";
  const value =
    sort === "roll" ? numberBelow(key, at, Number(count)) : orderOf(key, at, Number(count)).join(" ");
  return `* ${sort} ${at} of ${count}: ${value}`.trimEnd();
}

/** Checks the text of a record against its own secret, and against what was promised here. */
export function prove(record: string, kept: Kept | null): Proof {
  const lines = record.split("\n").map((line) => line.trimEnd());
  const end = lines.indexOf("");
  const head = new Map(
    lines.slice(1, end).map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
    }),
  );
  const secret = head.get("secret") ?? "";
  const commitment = head.get("commitment") ?? "";
  const seats = Number(head.get("seats") ?? 0);
  const shares = Array.from({ length: seats }, (_, seat) => head.get(`share ${seat}`) ?? "");
  const given = shares.filter(Boolean).length;
  const found = {
    keyed: lines[0] === "delvewright record 2",
    shares: given,
    commitment,
    seen: kept !== null,
  };
  if (!found.keyed) return { ...found, draws: 0, wrong: "" };
  const wrong = (text: string): Proof => ({ ...found, draws: 0, wrong: text });
  if (!/^[0-9a-f]{64}$/.test(secret)) return wrong("The record does not show its secret.");
  if (commitmentOf(secret) !== commitment) return wrong("The secret is not the one that was promised.");
  if (kept && kept.commitment !== commitment)
    return wrong("Something else was promised when you sat down here.");
  if (kept?.share && !shares.includes(kept.share)) return wrong("Your own share is not among the shares.");
  const key = keyOf(secret, shares);
  const next = new Map<string, number>();
  let draws = 0;
  for (const [index, line] of lines.entries()) {
    if (index <= end || !line.startsWith("* ")) continue;
    if (due(key, line) !== line) return wrong(`Line ${index + 1} is not what the secret gives: ${line}`);
    const [stream, tick] = line.split(" ")[2]!.split(".");
    const before = next.get(stream!);
    if (before !== undefined && before !== Number(tick))
      return wrong(`Line ${index + 1}: a draw before it is left out.`);
    next.set(stream!, Number(tick) + 1);
    draws++;
  }
  return { ...found, draws, wrong: "" };
}
