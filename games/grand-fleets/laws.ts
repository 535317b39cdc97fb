/** What holds in every sound position. */
import { FACINGS } from '../../chart/hex.ts';
import type { Battle } from './data/battle.ts';
import { battleOf, cardOf, type Data, shipIn } from './data/data.ts';
import { isOnBoard } from './rules/board.ts';
import { isBoat } from './rules/divisions.ts';
import { MOST } from './rules/regrouping.ts';
import { isAfloat } from './rules/ships.ts';
import type { ShipState, Shown, State } from './state.ts';

const isWhole = (count: number): boolean => Number.isInteger(count) && count >= 0;

const isGone = ({ fate }: ShipState): boolean => fate !== 'afloat' && fate !== 'coming';

const isBeside = (one: ShipState | undefined, other: ShipState): boolean =>
  one?.squadron === other.squadron && one.hex === other.hex && one.facing === other.facing;

type Law = readonly [words: string, holds: (state: State, battle: Battle) => boolean];

const everyShip =
  (holds: (ship: ShipState, battle: Battle) => boolean): Law[1] =>
  ({ ships }, battle) =>
    ships.every((ship) => holds(ship, battle));

const LAWS: readonly Law[] = [
  [
    'every ship of the battle is there, in its order',
    ({ ships }, { berths }) => ships.length === berths.length && ships.every(({ id }, place) => id === berths[place]?.ship),
  ],
  [
    'GF-2.2a every ship afloat lies in a hex of the board and faces one of its six sides',
    ({ ships, board }) => ships.every((ship) => !isAfloat(ship) || (isOnBoard(board, ship.hex) && FACINGS.includes(ship.facing))),
  ],
  [
    'GF-8.1 a ship is sunk when her hull is gone, and not before without a cause',
    everyShip(
      (ship, battle) => ship.hits <= cardOf(battle, ship.id).hull && (ship.hits < cardOf(battle, ship.id).hull || ship.fate === 'sunk'),
    ),
  ],
  [
    'GF-8.2b no more mounts are lost than there were',
    everyShip(({ id, lost, lightLost }, battle) => {
      const { guns, lightGuns } = cardOf(battle, id);
      return (
        lightLost >= 0 &&
        lightLost <= lightGuns &&
        lost.every((places, line) => places.every((gone, place) => gone >= 0 && gone <= (guns[line]?.mounts[place]?.mounts ?? -1)))
      );
    }),
  ],
  [
    'GF-3.8.3b no tube has more torpedoes than it began with',
    everyShip(({ id, tubes }, battle) =>
      tubes.every((left, tube) => left >= 0 && left <= (cardOf(battle, id).torpedoes?.tubes[tube] ?? -1)),
    ),
  ],
  [
    'GF-4.1f nobody changes squadron',
    ({ squadrons, ships }) =>
      squadrons.every(({ id, ships: members }) => members.every((each) => ships.find((ship) => ship.id === each)?.squadron === id)),
  ],
  ['GF-4.2 a leader belongs to the squadron', ({ squadrons }) => squadrons.every(({ leader, ships }) => ships.includes(leader))],
  [
    'GF-7.1c a torpedo in the water was one of the ship that launched it',
    ({ torpedoes, ships }, battle) =>
      torpedoes.every(({ from, tube }) => {
        const ship = ships.find(({ id }) => id === from);
        return ship !== undefined && (ship.tubes[tube] ?? 99) < (cardOf(battle, from).torpedoes?.tubes[tube] ?? 0);
      }),
  ],
  [
    'GF-6.1.1a each line of guns has one target, light guns two at most',
    ({ aims }) =>
      aims.every(({ from, guns }) => aims.filter((aim) => aim.from === from && aim.guns === guns).length <= (guns === 'light' ? 2 : 1)),
  ],
  ['GF-6.1.2b nobody is in front and in the rear', ({ posts: { front, rear } }) => front.every((ship) => !rear.includes(ship))],
  [
    'GF-6.1.2c no enemies of one hex are shown together',
    ({ shown, ships }, battle) => {
      const shipAt = ({ ship }: Shown): ShipState => shipIn(battle, { ships }, ship);
      const mayMeet = (one: ShipState, other: ShipState): boolean => one.side === other.side || one.hex !== other.hex;
      return shown.every((one) => one.hex === null || shown.every((other) => other.hex !== one.hex || mayMeet(shipAt(one), shipAt(other))));
    },
  ],
  [
    'GF-9.1 every aircraft of the battle is there, or none; in the air they are above the board, no higher than they can fly',
    ({ aircraft, board }, battle) =>
      aircraft.length === 0 ||
      (aircraft.length === battle.aircraft.length &&
        aircraft.every(({ id, fate, hex, level }, place) => {
          const wing = battle.aircraft[place];
          if (wing === undefined || wing.id !== id || !isWhole(level) || level > wing.type.ceiling) return false;
          return fate !== 'aloft' || isOnBoard(board, hex);
        })),
  ],
  [
    'GF-9.1.2 an aircraft that is not lost has hits, bombs and torpedoes left as its type allows',
    ({ aircraft }, battle) =>
      aircraft.every(({ fate, fuel, hits, bombs, torpedoes }, place) => {
        const type = battle.aircraft[place]?.type;
        return (
          type !== undefined &&
          [hits, bombs, torpedoes].every(isWhole) &&
          (hits < type.hits || fate === 'lost') &&
          (fuel === null) === (type.fuel === null) &&
          (fuel ?? 1) >= (fate === 'lost' ? 0 : 1) &&
          bombs <= (type.bombs?.count ?? 0) &&
          torpedoes <= (type.torpedo === null ? 0 : 1)
        );
      }),
  ],
  [
    'GF-10.1 every submarine of the battle is there, or none, with hull, battery and torpedoes as her class allows',
    ({ submarines }, battle) =>
      submarines.length === 0 ||
      (submarines.length === battle.submarines.length &&
        submarines.every(({ id, fate, hits, battery, torpedoes, plotted }, place) => {
          const spec = battle.submarines[place];
          if (spec === undefined || spec.id !== id || ![hits, battery, torpedoes].every(isWhole)) return false;
          const { type } = spec;
          const isSound = hits <= type.hull && hits < type.hull === (fate === 'afloat');
          return isSound && battery <= type.battery && torpedoes + plotted.length <= type.torpedoes && plotted.length <= type.tubes;
        })),
  ],
  [
    'GF-10 there are submarines where they are an option, and nowhere else; of one that is gone nothing is seen or in the water',
    ({ readings, submarines }) =>
      (readings.submarines === 'on' || submarines.length === 0) &&
      submarines.every(({ fate, sighted, plotted }) => fate === 'afloat' || (sighted === null && plotted.length === 0)),
  ],
  [
    'GF-12.3 GF-12.5 the flash of guns and searchlights are remembered where somebody asks, and nowhere else',
    ({ readings, flashes, beams }) =>
      (readings.night === 'on' || beams.length === 0) && (readings.night === 'on' || readings.spotting === 'on' || flashes.length === 0),
  ],
  ['GF-12.4.1 the wind blows where it is an option, and nowhere else', ({ readings, wind }) => readings.wind === 'on' || wind === null],
  [
    'GF-12.2 there is smoke where it is an option, nobody uses hers up twice, and none hangs longer than it may',
    ({ readings, smoke, smoking, canisters, turn }) =>
      (readings.smoke === 'on' || smoke.length + smoking.length + canisters.length === 0) &&
      new Set(canisters).size === canisters.length &&
      smoke.every(({ until }) => until >= turn && until <= turn + 1),
  ],
  [
    'GF-13.1 there are divisions where they are an option, and nobody is in two of them',
    ({ readings, divisions }) =>
      (readings.flotillas === 'on' || divisions.length === 0) &&
      divisions.every(({ length }) => length > 1) &&
      new Set(divisions.flat()).size === divisions.flat().length,
  ],
  [
    'GF-13.1 a division is of no more than six boats of one squadron, which lie in one hex and point the same way',
    ({ divisions, ships }, battle) =>
      divisions.every((division) => {
        const boats = division.map((id) => shipIn(battle, { ships }, id)).filter(isAfloat);
        const [first] = boats;
        return (
          division.length <= MOST && division.every((id) => isBoat(cardOf(battle, id))) && boats.every((boat) => isBeside(first, boat))
        );
      }),
  ],
  [
    'GF-13.5 whoever is gone has the last place in her division',
    ({ divisions, ships }, battle) =>
      divisions.every((division) => {
        const gone = division.map((id) => isGone(shipIn(battle, { ships }, id)));
        return gone.every((isLost, place) => !isLost || gone.slice(place).every(Boolean));
      }),
  ],
  [
    'markers and counts are whole and not below nothing',
    everyShip((ship) =>
      [
        ship.hits,
        ship.engines,
        ship.fires,
        ship.floods,
        ship.bridgeHits,
        ship.alone,
        ship.directorHits,
        ship.silent,
        ship.spent,
        ship.evasive,
      ].every(isWhole),
    ),
  ],
];

export const laws = (state: State, data: Data): string[] => {
  const battle = battleOf(data, state);
  return LAWS.filter(([, holds]) => !holds(state, battle)).map(([words]) => words);
};
