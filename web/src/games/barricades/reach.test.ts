// What is pressed and dropped where: one piece may mean several things, by the place it stands for.
import { expect, test } from "vitest";
import type { Offer, Open } from "../../table/surroundings";
import { ask, offer, touch } from "../sample.svelte";
import { listedOffers } from "./choices";
import { dieThing, figureThing, foeThing, planOn, reachOf, roomThing } from "./reach";

const names = (offers: readonly Offer[]) => offers.map(({ name }) => name);
const reach = (open: Open, here = "wilderness") =>
  reachOf(
    () => ({ ask: open, me: 0 }),
    () => here,
  );

const MINE = touch("right_1", "", -1);
const move = offer(0, "move right_1", MINE);
const battle = offer(1, "battle");
const invite = offer(2, "invite seat1", touch("seat", "", -1, 1));
const plan: Offer = { ...offer(3, "aim right_1", MINE), aside: true };
const dungeon = ask(move, battle, invite);

test("whoever lives here is battled, and whoever lives there is gone to", () => {
  const { offersOn } = reach(dungeon);
  expect(names(offersOn(foeThing("wilderness", 40)))).toEqual(["battle"]);
  expect(names(offersOn(foeThing("right_1", 41)))).toEqual(["move right_1"]);
  expect(names(offersOn(roomThing("right_1", 20)))).toEqual(["move right_1"]);
  expect(offersOn(roomThing("left_1", 21))).toEqual([]);
});

test("my figure is carried to a room, to a Monster, to another figure; others are not carried", () => {
  const { dropped, movable } = reach(dungeon);
  const me = figureThing(0);
  expect(movable(me)).toBe(true);
  expect(names(dropped(me, roomThing("right_1", 20)))).toEqual(["move right_1"]);
  expect(names(dropped(me, figureThing(1)))).toEqual(["invite seat1"]);
  expect(names(dropped(me, foeThing("wilderness", 40)))).toEqual(["battle"]);
  expect(reach(ask(offer(0, "done"))).movable(me)).toBe(false);
});

test("a plan lights nothing, and is made by pressing what it is for", () => {
  const open = ask(plan, offer(4, "stay"));
  expect(reach(open).offersOn(roomThing("right_1", 20))).toEqual([]);
  expect(planOn(open, roomThing("right_1", 20))?.name).toBe("aim right_1");
  expect(planOn(open, roomThing("left_1", 21))).toBeUndefined();
});

test("a Gear token is bought at the Bazaar and used from my board", () => {
  const open = ask(
    offer(0, "buy potion", touch("supply", "potion", 7)),
    offer(1, "use potion drink", touch("supply", "potion", 7)),
  );
  const { offersOn } = reach(open);
  expect(names(offersOn({ pieces: [7], zone: "supply" }))).toEqual(["buy potion"]);
  expect(names(offersOn({ pieces: [7], zone: "gear:0" }))).toEqual(["use potion drink"]);
});

test("a Monster that falls is gone to and battled in one go; another is only gone to", () => {
  const open = { ...dungeon, beyond: [{ ...offer(0, "battle"), via: "move right_1" }] };
  expect(
    reach(open)
      .offersOn(foeThing("right_1", 41))
      .map(({ via }) => via),
  ).toEqual(["move right_1"]);
  expect(names(reach(open).offersOn(roomThing("right_1", 20)))).toEqual(["move right_1"]);
  expect(names(reach(dungeon).offersOn(foeThing("right_1", 41)))).toEqual(["move right_1"]);
});

test("a location is visited with the one thing one goes there for, and without any where there is more", () => {
  const [temple, bazaar] = [touch("locations", "temple", 3), touch("locations", "bazaar", 4)];
  const potion = { ...offer(0, "use bazaar potion", touch("supply", "potion", 7)), via: "visit bazaar" };
  const open = {
    ...ask(offer(0, "visit temple", temple), offer(1, "visit bazaar", bazaar)),
    beyond: [{ ...offer(0, "use temple heal", temple), via: "visit temple" }, potion],
  };
  const { offersOn } = reach(open);
  expect(names(offersOn({ pieces: [3], zone: "locations" }))).toEqual(["use temple heal"]);
  expect(names(offersOn({ pieces: [4], zone: "locations" }))).toEqual(["visit bazaar"]);
  expect(names(offersOn({ pieces: [7], zone: "supply" }))).toEqual(["use bazaar potion"]);
  expect(offersOn({ pieces: [7], zone: "gear:0" })).toEqual([]);
});

test("a die answers for itself alone", () => {
  const open = ask(offer(0, "resolve wound", touch("dice", "1", -1, 0)));
  expect(names(reach(open).offersOn(dieThing(0, 1)))).toEqual(["resolve wound"]);
  expect(reach(open).offersOn(dieThing(0, 0))).toEqual([]);
  expect(reach(open).offersOn(dieThing(1, 1))).toEqual([]);
});

test("cards in others' hands and piles are chosen from small ones", () => {
  const open = ask(
    offer(0, "borrow lantern seat1", touch("hand", "lantern", 9, 1)),
    offer(1, "recall dagger", touch("discard", "dagger", 5, 0)),
    offer(2, "use lantern", touch("play", "lantern", 8, 0)),
  );
  expect(names(listedOffers(open, 0))).toEqual(["borrow lantern seat1", "recall dagger"]);
});
