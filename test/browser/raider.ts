/**
 * The story of a raider: unseen, she takes a prize in the first turn; in the second she is found and fought. It is told at
 * any table that can be played at, so that Node can look for a game in which it comes true before a page plays it.
 */

import { captain } from '../../games/cruiser-warfare/bot/index.ts';
import type { Area } from '../../games/cruiser-warfare/data/areas.ts';
import { cruiserWarfare } from '../../games/cruiser-warfare/index.ts';
import type { CruiserWarfare } from '../../games/cruiser-warfare/kind.ts';
import type { Fleet, FleetId, State } from '../../games/cruiser-warfare/state.ts';
import type { SeenOption } from '../../kernel/index.ts';
import { FastDice, Game, type GameRecord, recordOf } from '../../kernel/index.ts';
import type { Sight } from '../../table/index.ts';
import { Mirror } from './mirror.ts';

export const TOGETHER = { allied: 'person', central: 'person' };
const MOST_GAMES = 100;
const MOST_STEPS = 120;

export interface Story {
  /** Up to the first declaration of searches and raids. */
  readonly record: GameRecord;
  readonly raider: FleetId;
}

/** The captain arranges both sides and plays until this is asked for the first time; unless told, who searches and who raids. */
export function outbreak(seed: string, until = 'search-and-raid'): Game<CruiserWarfare> {
  const settings = { scenario: 'campaign', options: { combat: 'basic' }, seed, dice: 'fast' } as const;
  const game = new Game(cruiserWarfare, settings, { chain: true });
  const luck = new FastDice(seed);
  for (;;) {
    const side = game.questionFor('allied') ? 'allied' : 'central';
    const question = game.questionFor(side);
    if (!question || question.name === until) return game;
    game.apply(captain.sit().decide({ side, question, data: game.data, view: () => game.view(side), chance: (of) => luck.draw(of) }));
  }
}

const fleetIn = ({ fleets }: State, id: FleetId): Fleet | undefined => fleets.find((fleet) => fleet.id === id);
export const placeOf = (state: State, raider: FleetId): Area | null => fleetIn(state, raider)?.area ?? null;

/** What is ordered by hand; null for what is left to the staff. */
export function byHand({ viewer, question }: Sight, state: State, raider: FleetId): SeenOption | null {
  const options = question?.options ?? [];
  const withVerb = (verb: string): SeenOption | null => options.find((each) => each.verb === verb) ?? null;
  if (question?.name === 'prize') return withVerb('keep'); // none of them: that is the first of the list
  if (question?.name !== 'search-and-raid') return null;
  const isRaid = ({ verb, target }: SeenOption): boolean => verb === 'raid' && target === raider;
  const isSearch = ({ verb, target }: SeenOption): boolean =>
    verb === 'search' && typeof target === 'string' && placeOf(state, target) === placeOf(state, raider);
  const wanted = viewer.id === 'central' ? isRaid : isSearch;
  const isTheirTurn = viewer.id === 'central' ? state.turn === 1 : state.turn === 2;
  return (isTheirTurn ? options.find(wanted) : undefined) ?? withVerb('done');
}

export type Chapter = 'unseen' | 'prize' | 'hunted' | 'fight' | 'after';

/** How far the story has come. */
export class Telling {
  chapter: Chapter = 'unseen';

  constructor(private readonly raider: FleetId) {}

  /** False when it goes another way: others meet, or she takes nothing, or she gets away. */
  follow({ turn, spoils, contacts, fighting, basic }: State): boolean {
    const isFought = basic !== null && fighting !== null && contacts[fighting]?.central === this.raider;
    if (this.chapter === 'unseen' && spoils.some(({ fleet }) => fleet === this.raider)) this.chapter = 'prize';
    else if (this.chapter === 'prize' && turn === 2) this.chapter = 'hunted';
    else if (this.chapter === 'hunted' && isFought) this.chapter = 'fight';
    else if (this.chapter === 'fight' && !isFought) this.chapter = 'after';
    if (this.chapter === 'after') return true;
    return contacts.length <= turn - 1 && turn <= (this.chapter === 'unseen' ? 1 : 2);
  }
}

/** Plays it in Node, to see whether it comes true. */
function comesTrue({ record, raider }: Story): boolean {
  const mirror = new Mirror(record, TOGETHER);
  const telling = new Telling(raider);
  for (let steps = 0; steps < MOST_STEPS && telling.follow(mirror.truth()); steps++) {
    if (telling.chapter === 'after') return true;
    const shown = mirror.shown();
    if (shown.type === 'curtain') mirror.lift();
    else mirror.answer(byHand(shown.sight, mirror.truth(), raider));
  }
  return false;
}

export function storyThatComesTrue(): Story {
  for (let n = 0; n < MOST_GAMES; n++) {
    const game = outbreak(`raider/${n}`);
    const record = recordOf(game);
    for (const { id, side, hidden } of game.state.fleets)
      if (side === 'central' && hidden && comesTrue({ record, raider: id })) return { record, raider: id };
  }
  throw new Error(`in none of ${MOST_GAMES} games a raider is hunted like that`);
}
