/** CW-10.3b: where the Central Powers find coal, ammunition and a roof. */
import type { Area } from '../data/map.ts';
import { AREA_FACTS } from '../data/map.ts';
import type { State } from '../state.ts';

const TSINGTAO: Area = 'yellow-sea';

/** CW-12.43: a German port that still stands. */
export const hasGermanPort = (state: State, area: Area): boolean =>
  AREA_FACTS[area].port?.side === 'german' && (area !== TSINGTAO || state.tsingtaoFell === 0);

/** CW-12.2b: Massawa too, once Italy has joined. */
export const hasCentralPort = (state: State, area: Area): boolean =>
  hasGermanPort(state, area) || (AREA_FACTS[area].port?.side === 'italian' && state.entered.italy > 0);
