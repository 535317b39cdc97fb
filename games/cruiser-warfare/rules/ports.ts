/** CW-10.3b: where the Central Powers find coal, ammunition and a roof. */
import type { Area } from '../data/areas.ts';
import { portOf } from '../data/areas.ts';
import type { State } from '../state.ts';

const TSINGTAO: Area = 'yellow-sea';

/** CW-12.43: a German port that still stands. */
export const hasGermanPort = ({ tsingtaoFell }: Pick<State, 'tsingtaoFell'>, area: Area): boolean =>
  portOf(area)?.side === 'german' && (area !== TSINGTAO || tsingtaoFell === 0);

/** CW-12.2b: Massawa too, once Italy has joined. */
export const hasCentralPort = (now: Pick<State, 'tsingtaoFell' | 'entered'>, area: Area): boolean =>
  hasGermanPort(now, area) || (portOf(area)?.side === 'italian' && now.entered.italy > 0);
