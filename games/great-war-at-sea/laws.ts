/** What holds in every sound position. */
import { basicLaws, battleLaws } from '../../tactical/laws.ts';
import type { Data, War } from './data/data.ts';
import { warIn } from './data/data.ts';
import type { Theatre } from './data/theatre.ts';
import { isInPlay, neighbours, zoneIn } from './data/zones.ts';
import { lender } from './rules/lender.ts';
import type { State, ZoneId } from './state.ts';

type Law = readonly [words: string, holds: (state: State, war: War) => boolean];

/** While fleets fight they are where they met, and go on from there when it is over. */
const isUnderWay = ({ fighting }: State): boolean => fighting !== null;

const isWay = (theatre: Theatre, way: readonly ZoneId[]): boolean =>
  way.every((zone, step) => step === 0 || neighbours(theatre, way[step - 1] ?? zone).includes(zone));

const LAWS: readonly Law[] = [
  [
    'every ship of the operation is there, in its order',
    ({ ships }, { berths }) => ships.length === berths.length && ships.every(({ id }, place) => id === berths[place]?.id),
  ],
  [
    'GW-COMP-FLEETCARD every piece is in one fleet at most, and one with a ship afloat is in one',
    ({ fleets, ships }, war) => {
      const held = fleets.flatMap(({ pieces }) => pieces);
      const afloat = [...war.pieces.values()].filter((piece) =>
        piece.ships.some((id) => ships[war.places.get(id) ?? -1]?.fate === 'afloat'),
      );
      return new Set(held).size === held.length && afloat.every(({ id }) => held.includes(id));
    },
  ],
  [
    'GW-4.3 fleets are where ships can be, and written moves lead from zone to zone of the theatre',
    (state, { theatre }) =>
      state.fleets.every(({ zone }) => isInPlay(zoneIn(theatre, zone))) &&
      (isUnderWay(state) || state.fleets.every(({ zone, plot }) => isWay(theatre, [zone, ...plot.flatMap(({ way }) => way)]))),
  ],
  [
    'GW-5.2-ESCORT an escort is with its charge, which is of its side and escorts nobody',
    ({ fleets }) =>
      fleets.every(({ charge, side, zone }) => {
        if (charge === null) return true;
        const head = fleets.find(({ id }) => id === charge);
        return head === undefined || (head.side === side && head.charge === null && head.zone === zone);
      }),
  ],
  [
    'a fleet in port lies in the zone of that port',
    ({ fleets }, { ports }) => fleets.every(({ port, zone }) => port === null || ports.get(port)?.zone === zone),
  ],
  [
    'GW-11.2 both ends of a tow are in one fleet, and no ship has two lines',
    ({ tows, fleets }) => {
      const ends = tows.flatMap(({ by, of }) => [by, of]);
      return (
        new Set(ends).size === ends.length &&
        tows.every(({ by, of }) => fleets.some(({ pieces }) => pieces.includes(by) && pieces.includes(of)))
      );
    },
  ],
  [
    'GW-14 what is lost is not in the air, and seaplanes are with their ship between turns',
    ({ airships }) => airships.every(({ aloft, lost, ship }) => !aloft || (!lost && ship === null)),
  ],
  ['GW-17 no group of boats has fewer than none', ({ boats }) => boats.every(({ left }) => left >= 0)],
  ['GW-19 nobody has less than no fuel', ({ ships }) => ships.every(({ fuel }) => fuel >= 0)],
  [
    'GW-5.46a a leader is in a ship afloat',
    ({ leaders, ships }, { places }) => leaders.every(({ ship }) => ships[places.get(ship) ?? -1]?.fate === 'afloat'),
  ],
];

export const laws = (state: State, data: Data): string[] => {
  const war = warIn(data, state);
  return [
    ...LAWS.filter(([, holds]) => !holds(state, war)).map(([words]) => words),
    ...(state.battle ? battleLaws(lender, data, state) : []),
    ...(state.basic ? basicLaws(lender, data, state) : []),
  ];
};
