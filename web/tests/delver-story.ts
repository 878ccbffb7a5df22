// A story of Dungeoneer at one table: a card is laid, a lock opened, a spider fought, a Quest done, the game won.
import { expect } from "@playwright/test";
import type { Delver } from "./delver";
import { byKeys } from "./keys";

/** What is to be seen on the way. */
export type Screen =
  "aim" | "early map" | "card tried" | "lock opened" | "response" | "challenge" | "quest" | "score";
type Look = (screen: Screen) => Promise<void>;

/** Plays it as whoever sits there; `look` at every screen on the way. */
export async function tell(delver: Delver, look: Look = async () => {}): Promise<void> {
  await delver.begin("story");
  await setATrap(delver, look);
  await build(delver, look);
  await throughTheDoor(delver, look);
  await endTheTurn(delver);
  await fight(delver, look);
  await win(delver, look);
}

/** As Dungeonlord: a Trap is aimed at one of the heroes on the map. */
async function setATrap(delver: Delver, look: Look): Promise<void> {
  await expect(delver.prompt).toContainText("You are the Dungeonlord");
  await delver.press(delver.card("False Floor"));
  await expect(delver.aim).toBeVisible();
  await delver.liesClear();
  await look("aim");
  await delver.press(delver.aim.getByRole("button", { name: "Not this card" }));
  await expect(delver.aim).toHaveCount(0);
  await delver.press(delver.card("False Floor"));
  await delver.answerOn(delver.figure("Veteran 2"));
  await delver.answerOn(delver.prompt.getByRole("button", { name: "Attack" }));
}

/** The card fits in either turn north of where I stand: it is tried there, turned, and laid. */
async function build(delver: Delver, look: Look): Promise<void> {
  const { map, tray, prompt } = delver;
  await expect(prompt).toContainText("Where does Spiked Passage lie?");
  expect(await map.locator(".ghost-spot").count()).toBeGreaterThan(3);
  await delver.liesClear();
  await look("early map");
  await delver.press(delver.ghost(/north of Hall of Chains/));
  await expect(tray).toContainText("Lay it here?");
  await delver.press(tray.getByRole("button", { name: "Turn" }));
  await delver.liesClear();
  await look("card tried");
  await delver.answerOn(tray.getByRole("button", { name: "Lay it" }));
  await expect(delver.space("Spiked Passage")).toHaveAccessibleName(/east open, south open, west wall/);
}

async function throughTheDoor(delver: Delver, look: Look): Promise<void> {
  await expect(delver.space("Hall of Chains")).toHaveAccessibleName(/east locked Speed 5\+.*Here: You/);
  await delver.answerOn(delver.space("Flesh Laboratory"));
  await expect(delver.space("Flesh Laboratory")).toHaveAccessibleName(/Here: You/);
  await expect(delver.space("Hall of Chains")).toHaveAccessibleName(/east unlocked/);
  await expect(delver.threat).toContainText("Overcome");
  if (delver.press !== byKeys) await expect(delver.way).toHaveCount(0); // nobody looks at it any more
  await delver.liesClear();
  await look("lock opened");
}

/** A card goes, a point of Movement stays for the others' turns. */
async function endTheTurn(delver: Delver): Promise<void> {
  await delver.answerOn(delver.prompt.getByRole("button", { name: "End the phase" }));
  await delver.turnTo("Hand");
  await delver.answerOn(delver.card("Haste"));
  await delver.answerOn(delver.prompt.getByRole("button", { name: "Save 1" }));
}

/** The spider attacks: darkness is the Response, a blow the Challenge. */
async function fight(delver: Delver, look: Look): Promise<void> {
  await expect(delver.step).toHaveText(/Response/);
  await delver.turnTo("Hand");
  await delver.liesClear();
  await look("response");
  await delver.answerOn(delver.card("Create Darkness"));
  await expect(delver.step).toHaveText(/Challenge/);
  await expect(delver.fight).toContainText("Hit back");
  await look("challenge");
  await delver.answerOn(delver.fight.getByRole("button", { name: /^Crypt Spider/ }), /Melee/);
  await expect(delver.hero).toHaveAccessibleName(/Glory 6/); // one for each wound, less what darkness costs
}

/** Back at turn the third Quest is done, and with it the game. */
async function win(delver: Delver, look: Look): Promise<void> {
  if (await delver.map.locator(".ghost-spot").count()) await delver.layAnywhere();
  await delver.turnTo("Quests");
  await delver.liesClear();
  await look("quest");
  await delver.answerOn(delver.quest("Wreck the Flesh Laboratory"));
  await expect(delver.score).toContainText("3 of 3 Quests");
  await look("score");
}
