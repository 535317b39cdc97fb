/** What a side is to do besides sinking ships (GW-18.1), in words. */
import { counted } from '../../../kit/words.ts';
import type { War } from '../data/data.ts';
import type { Aim } from '../data/operation.ts';
import { nameOf, portName } from '../words/names.ts';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const eachOf = (ids: readonly string[]): string => `${ids.length === 1 ? '' : 'each of '}${listed(ids.map(nameOf))}`;
const zonesInWords = (zones: readonly string[]): string => `${zones.length === 1 ? 'zone' : 'zones'} ${zones.join(', ')}`;
const points = (count: number): string => counted(count, 'point');

function deed(aim: Aim): string {
  switch (aim.kind) {
    case 'bombard':
      return `a point for every two hits on ${listed(aim.ports.map(portName))}, ${aim.most} at the most${aim.otherwise > 0 ? `; if none is hit, ${points(aim.otherwise)} for the enemy` : ''}`;
    case 'mines':
      return `${points(aim.points)} for a minefield in ${zonesInWords(aim.zones)}`;
    case 'deliver':
      return `${points(aim.points)} for each transport that unloads where it is bound`;
    case 'reach':
      return `${points(aim.points)} for ${eachOf(aim.ships)} in ${zonesInWords(aim.zones)} at the end of a turn${aim.by === 'day' ? ' by day' : ''}`;
    case 'hold':
      return `${points(aim.points)} for the only side with a sound capital ship in ${zonesInWords(aim.zones)} at the end of turn ${aim.turn}`;
    case 'home':
      return `${points(aim.points)} for ${eachOf(aim.ships)} that is in a friendly port at the end`;
    case 'worth':
      return `${aim.of === 'capital' ? 'capital ships' : 'merchantmen'} of the enemy count ${aim.times} times`;
  }
}

export const aimInWords = ({ operation: { sides } }: War, aim: Aim): string =>
  `${aim.side === 'either' ? 'Either side' : sides[aim.side].name}: ${deed(aim)}.`;
