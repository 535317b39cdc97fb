/** What fleets do where their moves have ended, after the fights of the turn (GW-5.2-RAID, GW-5.12). */
import { unspoken } from '../../../kernel/index.ts';
import { sequence } from '../kind.ts';
import { reckoning } from './aims.ts';
import { bombardments } from './bombardment.ts';
import { hunting } from './merchantmen.ts';
import { layMines, sweepMines } from './minework.ts';
import { unloading } from './unloading.ts';

export const work = sequence(
  'work',
  'GW-5.12',
  [bombardments, hunting, layMines, sweepMines, unloading, reckoning].map((step) => unspoken(step)),
);
