/** CW-10.3b, CW-12.43: the ports that still serve the enemy. */
import type { Area } from '../data/areas.ts';
import { GERMAN_PORTS } from '../data/areas.ts';
import type { View } from '../view.ts';

export const isGermanPort = ({ tsingtaoFell }: View, area: Area): boolean =>
  GERMAN_PORTS.includes(area) && (area !== 'yellow-sea' || tsingtaoFell === 0);
