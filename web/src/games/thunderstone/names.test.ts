// A screen reader hears everything the eye sees.
import { expect, test } from "vitest";
import { standing } from "./print";
import { cardName, foeName, heldName, stackName } from "./names";
import { foe, held, kinds, stack } from "./sample";

test("a card: name, word, classes, figures", () => {
  expect(cardName(kinds.elf_wizard!)).toBe(
    "Elf Wizard, Hero level 1, Wizard, strength 3, magic attack 2, light 1, cost 5",
  );
  expect(cardName(kinds.pegasus!)).toBe(
    "Pegasus, Monster, Enchanted, health 6, trophy attack 1, gold 2, 1 XP, 2 VP",
  );
});

test("a stack says what is left", () => {
  const elf = stack("Elf", 30, "elf_wizard", { count: 9, levels: [4, 3, 2] });
  expect(stackName(elf, kinds.elf_wizard, 7)).toBe(
    "Elf Wizard, Hero level 1, Wizard, strength 3, magic attack 2, light 1, cost 5. " +
      "9 left: 4 of level 1, 3 of level 2, 2 of level 3.",
  );
});

test("a stack says that it is too dear, or sold out", () => {
  const torch = stack("Torch", 20, "torch", { affordable: false });
  expect(stackName(torch, kinds.torch, 1)).toMatch(/6 left\. Costs 3 of 1 gold\.$/);
  expect(stackName({ ...torch, piece: -1, kind: "", count: 0 }, undefined, 1)).toBe("Torch, sold out.");
});

test("a card of the hand says who holds it, and what happened to it", () => {
  const hand = [
    held(1, "militia", { holds: [3] }),
    held(3, "dagger", { held_by: 1, lost: true, used: ["throw"] }),
  ];
  const said = heldName(hand[1]!, standing(hand[1]!, true), kinds, hand);
  expect(said).toBe(
    "Dagger, Weapon, Edged, weight 2, attack 1, cost 3, gold 1. Held by Militia. " +
      "Destroyed when the battle ends, Used this turn.",
  );
});

test("figures that stand otherwise than printed are told as they stand", () => {
  const card = held(3, "dagger", { attack: 0 });
  expect(cardName(kinds.dagger!, standing(card, true))).toContain("attack 1 not counted");
  expect(cardName(kinds.militia!, { attack: 3 })).toContain("attack 3");
});

test("a Monster says its rank, its darkness and what an attack would come to", () => {
  const text = "4 of 6. You would lose, 2 short.";
  const preview = { seat: 0, attack: 4, magic: 0, light: 1, penalty: 0, diseases: 0, value: 4, health: 6 };
  const rest = {
    wins: false,
    needs: 2,
    needs_magic: false,
    xp: 1,
    vp: 4,
    costs: ["1 Disease."],
    text,
    refusal: "",
  };
  const said = foeName(foe(50, "ghost", { darkness: 2, preview: { ...preview, ...rest } }), 2, kinds.ghost!);
  expect(said).toBe(
    "Ghost, Monster, Undead, health 6, gold 1, 1 XP, 4 VP. Rank 2, darkness 2. " +
      "4 of 6. You would lose, 2 short. 1 Disease.",
  );
});
