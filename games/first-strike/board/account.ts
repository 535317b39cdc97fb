/** The state of the board in words: a line for the head of the page, and a list for those who do not see the chart. */
import { signed } from '../../../kernel/index.ts';
import type { Account } from '../../../kit/account.ts';
import type { StrategicSpace } from '../data/spaces.ts';
import { STRATEGIC_SPACES } from '../data/spaces.ts';
import type { View } from '../view.ts';
import { pointsInWords } from '../wording.ts';
import { BANDS, isAfloat } from './battle-layout.ts';
import { RAID_SPACES } from './charts.ts';
import { lyingAt } from './layout.ts';
import { hasBegun } from './teaching.ts';
import {
  aircraftInWords,
  battleNames,
  combatantInWords,
  counted,
  installationInWords,
  raiderInWords,
  raidNames,
  shipInWords,
  strategicNames,
} from './words.ts';

/** How far the day has got; the game itself counts turns, not hours. */
export const stageOf = ({ raid, harwich }: View): string => {
  switch (raid) {
    case 'before':
      return harwich === 'A' ? 'Christmas Eve' : harwich === 'B' ? 'Christmas morning' : 'homeward without a raid';
    case 'flying':
      return 'the raid';
    case 'rescue':
      return 'waiting for the airmen';
    case 'over':
      return 'homeward bound';
  }
};

/** While the fleets are drawn up no round has begun. */
const battleInWords = ({ round, rounds }: NonNullable<View['battle']>): string =>
  round === 0 ? `a battle of ${counted(rounds, 'round')}` : `battle round ${round} of ${rounds}`;

export const headline = (view: View): string => {
  const where = view.battle
    ? battleInWords(view.battle)
    : view.raid === 'flying' && view.airRound > 0
      ? `air round ${view.airRound}`
      : stageOf(view);
  return `Turn ${view.turn} · ${hasBegun(view) ? `${pointsInWords(view.total, signed(view.total))} · ` : ''}${where} · alert ${view.alert}`;
};

/** One piece in a sentence. */
export const pieceInWords = (view: View, id: string): string => {
  const ship = view.ships.find((each) => each.id === id);
  if (ship) return shipInWords(ship);
  const aircraft = view.aircraft.find((each) => each.id === id);
  if (aircraft) return aircraftInWords(aircraft, carrierName(view, aircraft.carrier), false);
  const raider = view.raiders.find((each) => each.id === id);
  if (raider) return `${raiderInWords(raider)}, German`;
  return id === 'e-11' ? `Submarine E-11, ${view.e11 === 'damaged' ? 'damaged' : 'undamaged'}` : id;
};

const carrierName = (view: View, id: string | null): string | undefined => view.ships.find((ship) => ship.id === id)?.name;

const weatherAt = (view: View, space: StrategicSpace): readonly string[] =>
  [
    view.fog === space ? 'fog' : '',
    view.poorWeather === space ? 'Poor Weather' : '',
    space === 'cuxhaven' && view.highWind ? 'High Wind' : '',
  ].filter(Boolean);

const atSea = (view: View): readonly Account[] =>
  STRATEGIC_SPACES.map((space) => {
    const { own, enemy } = lyingAt(view, space);
    return {
      place: `Space ${strategicNames[space]}`,
      things: [...weatherAt(view, space), ...[...own, ...enemy].map((id) => pieceInWords(view, id))],
    };
  });

const aboard = (view: View): Account => ({
  place: 'Aboard the carriers',
  things: view.aircraft
    .filter(({ at }) => at === 'aboard')
    .map((aircraft) => aircraftInWords(aircraft, carrierName(view, aircraft.carrier), false)),
});

const overTheCoast = (view: View): readonly Account[] =>
  RAID_SPACES.map((space) => ({
    place: `Raid Map, ${raidNames[space]}`,
    things: [
      ...(space.startsWith('target') ? view.batteries.filter(({ at }) => at === space).map(() => 'an anti-aircraft battery') : []),
      ...(space === 'target-a' || space === 'target-b' || space === 'target-c' || space === 'target-d'
        ? [installationInWords(space, view.hits[space])]
        : []),
      ...view.aircraft.filter(({ at }) => at === space).map((aircraft) => aircraftInWords(aircraft, undefined, false)),
    ],
  }));

const inBattle = (view: View): readonly Account[] => {
  const { battle } = view;
  if (!battle) return [];
  return BANDS.map((space) => ({
    place: `Battle Board, ${battleNames[space]}`,
    things: battle.ships.flatMap((fighting) => {
      const ship = view.ships.find(({ id }) => id === fighting.id);
      return ship && fighting.space === space && isAfloat(view, ship.id) ? [combatantInWords(ship, fighting, false)] : [];
    }),
  }));
};

const inContainer = ({ container }: View): Account => ({
  place: 'The container',
  things: [
    counted(container.ship, 'German ship counter'),
    counted(container['u-boat'], 'U-boat'),
    counted(container.zeppelin, 'Zeppelin'),
    counted(container['ff-19'], 'FF 19 aircraft', 'FF 19 aircraft'),
    counted(container.battery, 'anti-aircraft battery', 'anti-aircraft batteries'),
    counted(container['false-alarm'], 'False Alarm'),
  ],
});

const gone = (view: View): Account => ({
  place: 'Lost or gone home',
  things: [
    ...view.ships.filter(({ fate }) => fate === 'sunk' || fate === 'out').map((ship) => shipInWords(ship)),
    ...view.aircraft.filter(({ at }) => at === 'lost').map(({ id }) => `Aircraft ${id}, lost`),
    ...(view.e11 === 'sunk' ? ['Submarine E-11, sunk'] : []),
  ],
});

/** What lies where, place by place; empty places are left out. */
export const describe = (view: View): readonly Account[] =>
  [
    { place: 'Now', things: [headline(view)] },
    ...inBattle(view),
    ...overTheCoast(view),
    ...atSea(view),
    aboard(view),
    inContainer(view),
    gone(view),
  ].filter(({ things }) => things.length > 0);
