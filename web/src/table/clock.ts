// Clocks in words: what is left of a time, and what a host has chosen.
import type { Clock } from "../wire/wire";

const two = (number: number) => String(number).padStart(2, "0");

/** "4:05", "1:00:00", "3 days"; below nothing with a minus. */
export function timeLeft(seconds: number): string {
  const whole = Math.ceil(Math.abs(seconds) - (seconds < 0 ? 1 : 0));
  const sign = seconds <= -1 ? "−" : "";
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  if (hours >= 48) return `${sign}${Math.floor(hours / 24)} days`;
  return sign + (hours ? `${hours}:${two(minutes)}` : String(minutes)) + `:${two(whole % 60)}`;
}

/** "90 seconds", "5 minutes", "a day". */
export function duration(seconds: number): string {
  for (const [size, one, many] of [
    [86_400, "a day", "days"],
    [3_600, "an hour", "hours"],
    [60, "a minute", "minutes"],
  ] as const)
    if (seconds % size === 0) return seconds === size ? one : `${seconds / size} ${many}`;
  return `${seconds} seconds`;
}

export const OVER: Record<Clock["over"], string> = {
  bot: "a bot plays on, until you come back",
  resign: "the seat has resigned",
  shown: "it is shown, and no more",
};

/** The whole rule in a sentence. */
export function clockText({ sort, seconds, increment, over }: Clock): string {
  const time =
    sort === "move"
      ? `${duration(seconds)} for each move`
      : `${duration(seconds)} for the game${increment ? `, and ${duration(increment)} more for each move` : ""}`;
  return `${time.charAt(0).toUpperCase()}${time.slice(1)}. When it is over, ${OVER[over]}.`;
}
