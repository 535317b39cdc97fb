/** Bots by name: those that a game brings, and one for every game. */
import type { Bot, Kind, Ruleset } from '../kernel/index.ts';
import { counted, UnknownSetting } from '../kernel/index.ts';
import { randomBot } from './random.ts';

/** Every game has a random player; its own bots follow, the best last. */
export const botsOf = (ruleset: Ruleset<Kind>): readonly Bot<Kind>[] => [randomBot, ...ruleset.bots];

export const bestBot = (ruleset: Ruleset<Kind>): Bot<Kind> => ruleset.bots.at(-1) ?? randomBot;

export function botNamed(ruleset: Ruleset<Kind>, name: string): Bot<Kind> {
  const bot = botsOf(ruleset).find((each) => each.name === name);
  if (!bot) throw new UnknownSetting(`${ruleset.title} has no bot '${name}'; it has ${nameList(botsOf(ruleset))}`);
  return bot;
}

const nameList = (bots: readonly Bot<Kind>[]): string => bots.map(({ name }) => name).join(', ');

/** The bot of each side, in the order of the sides; a single name stands for all. */
export function botForEachSide(ruleset: Ruleset<Kind>, names: readonly string[]): readonly Bot<Kind>[] {
  const { sides, title } = ruleset;
  if (names.length !== 1 && names.length !== sides.length) {
    throw new UnknownSetting(`${names.length} bots are named, but ${title} has ${counted(sides.length, 'side')} (${sides.join(', ')})`);
  }
  return sides.map((_, place) => botNamed(ruleset, names[place] ?? names[0] ?? ''));
}
