/** A running chain over everything that is done in a game and the dice that fell for it: no part can be changed without the last link telling. */
import type { Command } from './command.ts';
import type { Settings } from './game.ts';
import { hashOfText } from './hash.ts';

/** The first link holds what the game was begun with. */
export const firstLink = (game: string, rules: number, { scenario, options, seed, dice, pack }: Settings): string =>
  hashOfText(JSON.stringify([game, rules, scenario, inOrder(options), seed, dice, ...(pack === undefined ? [] : [inOrder(pack)])]));

/** `drawn` and `luck` say how many dice have fallen so far, and how. */
export const nextLink = (link: string, { side, verb, target }: Command, drawn: number, luck: number): string =>
  hashOfText(`${link} ${JSON.stringify(target === undefined ? [side, verb] : [side, verb, target])} ${drawn} ${luck}`);

type Loose = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same text however a file orders its keys. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, inOrder(value[key])]));
}
