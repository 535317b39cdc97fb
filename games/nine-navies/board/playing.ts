/** What events look like: fleets that sail from base to sea, two lines that fire at each other, ships that burn, sink and go home. */
import { type ChartMark, hitsInWords, loss, note, rolledInWords, way } from '../../../kit/chart-marks.ts';
import { type Act, type Acts, type Part, playedBy } from '../../../kit/playback.ts';
import { counted } from '../../../kit/words.ts';
import type { Alliance, Zone } from '../data/map.ts';
import type { Toll } from '../events.ts';
import type { Played } from '../played.ts';
import { attackLeft, speedLeft } from '../rules/fleet.ts';
import { newBattle } from '../rules/new-battle.ts';
import type { Place } from '../state.ts';
import type { BattleView, FighterView, ShipView, View } from '../view.ts';
import { SIDES, sideNames } from './facts.ts';

const act = (phase: string, piece: string, part: Part<View, ChartMark>): Act<View, ChartMark> => ({
  group: [phase, piece],
  parts: () => [part],
});

const withShips =
  (ids: readonly string[], change: (ship: ShipView) => Partial<ShipView>) =>
  (view: View): View => ({ ...view, ships: view.ships.map((ship) => (ids.includes(ship.id) ? { ...ship, ...change(ship) } : ship)) });

const withFighter =
  (id: string, change: (fighter: FighterView) => Partial<FighterView>) =>
  (view: View): View => ({
    ...view,
    battle: view.battle && {
      ...view.battle,
      fighters: view.battle.fighters.map((fighter) => (fighter.id === id ? { ...fighter, ...change(fighter) } : fighter)),
    },
  });

const hurt =
  (points: number) =>
  (ship: ShipView): Partial<ShipView> => {
    const damage = ship.damage + points;
    return { damage, attack: attackLeft(ship.printed, damage), speed: speedLeft(ship.printed, damage) };
  };

/** All that sail in one phase sail at once; where each comes from, the position says. */
const sailing = (title: string, ships: readonly string[], to: Place): Act<View, ChartMark> => ({
  group: [title, ''],
  parts: (view) => {
    const from = new Set(view.ships.filter(({ id, at }) => ships.includes(id) && at !== to).map(({ at }) => at));
    return [{ title, marks: [...from].map((place) => way(place, to)), after: withShips(ships, () => ({ at: to })) }];
  },
});

const noted = (title: string, about: string, words: string): Act<View, ChartMark> => act(title, '', { title, marks: [note(about, words)] });

const sinking = (ship: string, words: string): Act<View, ChartMark> =>
  act('sinking', ship, { title: 'Sunk', marks: [loss(ship), note(ship, words)] });

const FRENCH = { captured: 'captured', escaped: 'escapes', sunk: 'sunk' } as const;
const CHOICES = { fight: 'fight on', 'break-off': 'break off' } as const;

const tolls = ({ sunk, disabled, damaged }: Toll): readonly ChartMark[] => [
  ...sunk.flatMap((ship) => [loss(ship), note(ship, 'sunk')]),
  ...disabled.map((ship) => note(ship, 'disabled')),
  ...damaged.map((ship) => note(ship, 'damaged')),
];

/** As far as is known before anybody has fired. */
const battleIn = ({ ships }: View, zone: Zone): BattleView => ({
  ...newBattle(
    zone,
    ships.filter(({ at }) => at === zone),
  ),
  round: 1,
});

/** Hits take effect at the end of a round; who was sunk or driven off in it is still to be seen. */
const afterRound = (fighters: readonly FighterView[], toll: Readonly<Record<Alliance, Toll>>): FighterView[] =>
  fighters.map((fighter) => ({
    ...fighter,
    target: null,
    pending: 0,
    disabled: fighter.disabled || toll[fighter.side].disabled.includes(fighter.id),
  }));

/** The fleets part, and what comes then is seen on the chart. */
const parted = (view: View): View => ({ ...view, battle: null });

/** A battle goes on without ships that go home, as long as both sides have others there. */
const without =
  (ships: readonly string[]) =>
  (view: View): View => {
    const fighters = view.battle?.fighters.filter(({ id }) => !ships.includes(id)) ?? [];
    const isFought = view.battle && SIDES.every((side) => fighters.some((fighter) => fighter.side === side));
    return isFought ? { ...view, battle: { ...view.battle, fighters } } : parted(view);
  };

/** Fleets go home from one sea after the other, and each sea is settled then; to run them one by one would take all the time there is. */
const homeward = (piece: string, leave: (view: View) => View, { parts }: Act<View, ChartMark>): Act<View, ChartMark> => ({
  group: ['homeward', piece],
  parts: (view) => parts(leave(view)).map((part) => ({ ...part, after: (seen) => leave(part.after?.(seen) ?? seen) })),
});

const zoneOf = ({ battle }: View): string => battle?.zone ?? '';

/** What a side decides is written over the battle. */
const decided = (title: string, words: (view: View) => string): Act<View, ChartMark> => ({
  group: [title, ''],
  parts: (view) => [{ title, marks: [note(zoneOf(view), words(view))] }],
});

const choiceOf = (side: Alliance, choice: keyof typeof CHOICES): string => `${sideNames[side]}: ${CHOICES[choice]}`;

const acts: Acts<Played, View, ChartMark> = {
  'brest-closed': () => noted('Ashore', 'brest', 'closed'),
  french: ({ ship, fate }) => noted('The French fleet', ship, FRENCH[fate]),
  lost: ({ ship }) => sinking(ship, 'lost'),
  fell: ({ base }) => noted('Ashore', base, 'has fallen'),
  'canal-blocked': () => noted('Ashore', 'alexandria-suez', 'the canal is blocked'),
  placed: ({ ship, at }) => sailing('Ships placed', [ship], at),
  'convoys-declared': ({ base }) => noted('Convoys', base, 'a convoy for here'),
  'convoy-barred': ({ base }) => noted('Convoys', base, 'barred'),
  'convoy-docked': ({ base }) => noted('Convoys', base, 'a convoy docks'),
  'america-enters': () => noted('America', 'american-waters', 'the United States enter the war'),
  arrived: ({ ship, at }) => sailing('Reinforcements', [ship], at),
  activated: ({ chit }) => noted('Activated', chit, 'sails now'),
  sailed: ({ ship, to }) => sailing('Fleets under way', [ship], to),
  'turned-back': ({ ship, base }) => sailing('Turned back', [ship], base),
  damaged: ({ ship, points }) =>
    act('damage', '', { title: 'Damage', marks: [note(ship, `−${points}`)], after: withShips([ship], hurt(points)) }),
  sunk: ({ ship }) => sinking(ship, 'sunk'),
  repaired: ({ ship, left }) => act('repairs', '', { title: 'Repairs', marks: [], after: withShips([ship], () => ({ damage: left })) }),
  'battle-began': ({ zone }) =>
    act('joining-battle', zone, {
      title: 'Battle',
      marks: [note(zone, 'battle')],
      after: (view) => ({ ...view, battle: battleIn(view, zone) }),
    }),
  fired: ({ ship, at, hits, points, disabled }, rolls) => {
    const came = [hitsInWords(hits), points > 0 ? counted(points, 'point') : '', disabled ? 'disabled' : ''].filter(Boolean).join(', ');
    const mark: ChartMark = { kind: 'salvo', from: ship, to: at, arm: 'guns', hits: points, words: rolledInWords(rolls, came) };
    const after = withFighter(at, ({ pending }) => ({ pending: pending + points }));
    return { group: ['gunfire', at], parts: ({ battle }) => (battle ? [{ title: 'Gunfire', marks: [mark], after }] : []) };
  },
  results: (toll) =>
    act('results', '', {
      title: 'What the round has cost',
      marks: SIDES.flatMap((side) => tolls(toll[side])),
      after: (view) => ({ ...view, battle: view.battle && { ...view.battle, fighters: afterRound(view.battle.fighters, toll) } }),
    }),
  disabled: ({ ship }) => noted('Disabled', ship, 'disabled'),
  chose: ({ allied, central }) => decided('Fight or break off', () => `${choiceOf('allied', allied)}; ${choiceOf('central', central)}`),
  pursuit: ({ side, pursues }) => decided('Pursuit', () => `${sideNames[side]} ${pursues ? 'pursue' : 'let them go'}`),
  stalemate: ({ zone }) => noted('Battle', zone, 'undecided'),
  returned: ({ ships, base }) => homeward('', without(ships), sailing('Homeward', ships, base)),
  'no-haven': ({ ship }) => sinking(ship, 'no haven'),
  settled: ({ zone, side, points }) =>
    homeward(
      'control',
      parted,
      act('control', '', {
        title: 'Who holds the seas',
        marks: side === null ? [] : [note(zone, `${sideNames[side]} +${points}`)],
        after: (view) => ({ ...view, control: { ...view.control, [zone]: side } }),
      }),
    ),
};

export const playing = playedBy(acts);
