/** Where fleets are sent from area to area: courses over several turns are laid from these. */
import type { Passage } from '../../kernel/index.ts';
import { isArea } from './data/areas.ts';
import type { Data } from './data/data.ts';
import { distance as moves } from './data/data.ts';

const distance = (data: Data, from: string, to: string): number =>
  isArea(from) && isArea(to) ? moves(data, from, to) : Number.POSITIVE_INFINITY;

/** CW-5.6, CW-5.4a: the Allies move as they go, the Central Powers write a turn ahead. */
export const passages: readonly Passage<Data>[] = [
  { question: 'allied-moves', verb: 'move', distance },
  { question: 'central-orders', verb: 'plot', distance },
];
