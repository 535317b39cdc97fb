/** The state of the board in words: a line for the head of the page, and a list for those who do not see the chart. */
import type { Account } from '../../../kit/account.ts';
import { counted } from '../../../kit/words.ts';
import { BASE_FACTS, ZONE_FACTS, ZONES } from '../data/map.ts';
import { exists, hasFallen, ownerOf } from '../rules/bases.ts';
import type { View } from '../view.ts';
import { BASE_IDS } from './charts.ts';
import { dateOf, kindNames, sideNames, sideWords } from './facts.ts';
import { byClass, type Muster } from './muster.ts';
import { fighterInWords, shipInWords } from './words.ts';

const stageOf = (view: View): string => {
  if (view.battle)
    return view.battle.set > 0
      ? `pursuit in the ${ZONE_FACTS[view.battle.zone].name}, round ${view.battle.round}`
      : `battle in the ${ZONE_FACTS[view.battle.zone].name}, round ${Math.max(1, view.battle.round)}`;
  return view.active ? `${BASE_FACTS[view.active].name} activated` : '';
};

/** 'Turn 4 · 1916, first third · Germany activated'. */
export const headline = (view: View): string =>
  view.turn === 0 ? 'Set-up' : [`Turn ${view.turn}`, dateOf(view.turn), stageOf(view)].filter(Boolean).join(' · ');

/** What has happened on land and overseas. */
export const eventsOf = (view: View): readonly string[] => [
  ...BASE_IDS.filter((base) => hasFallen(view, base)).map(
    (base) => `${BASE_FACTS[base].name} has fallen to the ${sideNames[ownerOf(view, base)]}`,
  ),
  ...(view.canalBlocked ? ['the Suez Canal is blocked'] : []),
  ...(view.reinforced.westAfrica ? ['a convoy has reinforced West Africa'] : []),
  ...(view.reinforced.eastAfrica ? ['a convoy has reinforced East Africa'] : []),
  ...(view.freed.northern ? ['the Russian northern fleet may leave the Baltic'] : []),
  ...(view.freed.southern ? ['the Russian southern fleet may leave the Black Sea'] : []),
  view.usAtWar ? 'the United States are at war' : 'the United States are neutral',
];

const now = (view: View): Account => ({
  place: 'Now',
  things: [
    headline(view),
    `${counted(view.points.allied, 'point')} for the Allies, ${counted(view.points.central, 'point')} for the Central Powers`,
    ...eventsOf(view),
    ...(view.stranglehold > 0 ? [`the Central Powers have held both northern zones for ${counted(view.stranglehold, 'turn')}`] : []),
  ],
});

const inBattle = (view: View): readonly Account[] => {
  const { battle } = view;
  if (!battle) return [];
  return (['allied', 'central'] as const).map((side) => ({
    place: `Battle in the ${ZONE_FACTS[battle.zone].name}, ${sideNames[side]}`,
    things: battle.fighters.flatMap((fighter) => {
      const ship = fighter.side === side ? view.ships.find(({ id }) => id === fighter.id) : undefined;
      return ship ? [fighterInWords(view, ship, fighter)] : [];
    }),
  }));
};

const inClasses = (view: View, at: string): readonly string[] =>
  byClass(view.ships.filter((ship) => ship.at === at)).flatMap(({ ships }) => ships.map((ship) => shipInWords(ship)));

const atSea = (view: View): readonly Account[] =>
  ZONES.map((zone) => {
    const holder = view.control[zone];
    return {
      place: ZONE_FACTS[zone].name,
      things: [holder ? `held by the ${sideNames[holder]}` : 'held by nobody', ...inClasses(view, zone)],
    };
  });

const inPort = (view: View): readonly Account[] =>
  BASE_IDS.filter((base) => exists(view, base)).map((base) => ({
    place: `${BASE_FACTS[base].name}, ${sideWords[ownerOf(view, base)]} base`,
    things: inClasses(view, base),
  }));

const offTheMap = (view: View): readonly Account[] =>
  (
    [
      ['track', 'Still to come'],
      ['cup', 'The US cup'],
      ['pacific', 'The Pacific'],
      ['away', 'Off the map'],
      ['sunk', 'Sunk'],
    ] as const
  ).map(([at, place]) => ({ place, things: view.ships.filter((ship) => ship.at === at).map((ship) => shipInWords(ship)) }));

/** '12 battleships, 3 battlecruisers'. */
export const kindsInWords = ({ kinds }: Muster): string =>
  kinds.map(({ kind, count }) => counted(count, ...kindNames[kind])).join(', ') || 'no ships';

/** What lies where, place by place; empty places are left out. */
export const describe = (view: View): readonly Account[] =>
  [now(view), ...inBattle(view), ...atSea(view), ...inPort(view), ...offTheMap(view)].filter(({ things }) => things.length > 0);
