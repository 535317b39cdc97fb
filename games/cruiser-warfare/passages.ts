/** Where fleets are sent from area to area: courses over several turns are laid from these. */
import type { Passage } from '../../kernel/index.ts';
import { nextTowards } from '../../kernel/index.ts';
import type { Area } from './data/areas.ts';
import { isArea } from './data/areas.ts';
import type { Data } from './data/data.ts';
import { distance as moves } from './data/data.ts';

/** Less than a move for any sea: what decides between ways of one length. */
const PART = 0.01;

/** In moves; of two ways that are as short the one by the richer sea, where raiders are (CW-5.8). */
const distance = (data: Data, from: string, to: string): number =>
  isArea(from) && isArea(to) ? moves(data, from, to) + PART * data.areas[from].trade : Number.POSITIVE_INFINITY;

/** Of these areas the one by which a fleet sails to its goal; undefined where none leads there. */
export const nextOf = (data: Data, areas: readonly Area[], goal: Area): Area | undefined => {
  const next = nextTowards(areas, (area) => distance(data, area, goal));
  return next !== null && isArea(next) ? next : undefined;
};

/** CW-5.6, CW-5.4a: the Allies move as they go, the Central Powers write a turn ahead. */
export const passages: readonly Passage<Data>[] = [
  { question: 'allied-moves', verb: 'move', distance },
  { question: 'central-orders', verb: 'plot', distance },
];
