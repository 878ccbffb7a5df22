// What the bar tells of a seat: VP, XP, cards in hand, deck and discard pile.
import type { Count } from "../../table/SeatCounts.svelte";
import type { Seat } from "../../wire/thunderstone";
import symbols from "./symbols.json?icons";

export const counts = ({ vp, xp, hand, hidden, deck, discard }: Seat): Count[] => [
  { body: symbols.vp, word: "VP", text: "VP if the game ended now", value: vp },
  { body: symbols.xp, word: "XP", value: xp },
  { body: symbols.hand, word: "Hand", text: "Cards in hand", value: hand.length + hidden, tone: "soft" },
  { body: symbols.deck, word: "Deck", text: "Cards in the deck", value: deck, tone: "soft" },
  {
    body: symbols.discard,
    word: "Discard pile",
    text: "Cards in the discard pile",
    value: discard.length,
    tone: "soft",
  },
];
