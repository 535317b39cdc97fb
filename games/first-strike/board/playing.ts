/** What events look like on the three charts: counters sail and fly, guns fire, bombs fall, ships burn and sink. */
import type { Explanation } from '../../../kernel/index.ts';
import { type ChartMark, loss, note, rolledInWords, way } from '../../../kit/chart-marks.ts';
import { type Act, type Acts, type Part, playedBy } from '../../../kit/playback.ts';
import { STRATEGIC_SPACES, TARGETS, type TrackSpace } from '../data/spaces.ts';
import type { Played } from '../played.ts';
import type { CombatantView, ShipView, View } from '../view.ts';

type AircraftView = View['aircraft'][number];

const act = (phase: string, piece: string, part: Part<View, ChartMark>): Act<View, ChartMark> => ({
  group: [phase, piece],
  parts: () => [part],
});

const withShip =
  (id: string, change: (ship: ShipView) => Partial<ShipView>) =>
  (view: View): View => ({ ...view, ships: view.ships.map((ship) => (ship.id === id ? { ...ship, ...change(ship) } : ship)) });

const withAircraft =
  (id: string, change: Partial<AircraftView>) =>
  (view: View): View => ({ ...view, aircraft: view.aircraft.map((craft) => (craft.id === id ? { ...craft, ...change } : craft)) });

const inBattle =
  (change: (ships: readonly CombatantView[]) => readonly CombatantView[]) =>
  (view: View): View => ({ ...view, battle: view.battle && { ...view.battle, ships: change(view.battle.ships) } });

/** The first to be posted opens the battle. */
const joining =
  (ship: CombatantView) =>
  (view: View): View => {
    const battle = view.battle ?? { round: 1, rounds: 1, extended: false, over: false, ships: [] };
    return { ...view, battle: { ...battle, ships: [...battle.ships.filter(({ id }) => id !== ship.id), ship] } };
  };

const withCombatant = (id: string, change: (ship: CombatantView) => Partial<CombatantView>) =>
  inBattle((ships) => ships.map((ship) => (ship.id === id ? { ...ship, ...change(ship) } : ship)));

/** A counter of any kind comes to lie somewhere. */
const lying =
  (counter: string, at: string) =>
  (view: View): View => {
    const [space, target] = [STRATEGIC_SPACES.find((id) => id === at), TARGETS.find((id) => id === at)];
    return {
      ...view,
      ships: view.ships.map((ship) => (ship.id === counter && space ? { ...ship, at: space, fate: null } : ship)),
      raiders: view.raiders.map((raider) => (raider.id === counter && space ? { ...raider, at: space } : raider)),
      batteries: view.batteries.map((battery) => (battery.id === counter && target ? { ...battery, at: target } : battery)),
    };
  };

const leaving =
  (counter: string) =>
  (view: View): View => ({
    ...view,
    ships: view.ships.map((ship) => (ship.id === counter ? { ...ship, at: null } : ship)),
    raiders: view.raiders.map((raider) => (raider.id === counter ? { ...raider, at: 'out' as const } : raider)),
  });

/** The Harwich Force and all that is with it. */
const sailing =
  (to: TrackSpace) =>
  (view: View): View => ({
    ...view,
    harwich: to,
    ships: view.ships.map((ship) => (ship.at === view.harwich ? { ...ship, at: to } : ship)),
  });

const noted = (phase: string, title: string, about: string, words: string, after?: (view: View) => View): Act<View, ChartMark> =>
  act(phase, '', { title, marks: [note(about, words)], after });

const AIRCRAFT_LOST = {
  'shot-down': 'shot down',
  'with-carrier': 'lost with her',
  rescue: 'lost',
  'no-room': 'no room for it',
  abandoned: 'given up',
} as const;

interface Salvo {
  readonly phase: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly hit: boolean;
}

const salvo = (
  { phase, title, from, to, hit }: Salvo,
  rolls: readonly Explanation[],
  after?: (view: View) => View,
): Act<View, ChartMark> => {
  const mark: ChartMark = { kind: 'salvo', from, to, arm: 'guns', hits: hit ? 1 : 0, words: rolledInWords(rolls, hit ? 'hit' : 'no hit') };
  return act(phase, to, { title, marks: [mark], after });
};

const acts: Acts<Played, View, ChartMark> = {
  repaired: ({ ship }) => noted('repairs', 'Repairs', ship, 'repaired'),
  'alert-changed': ({ to }) =>
    act('alert', '', { title: `Alert ${to}`, marks: [note('cuxhaven', `alert ${to}`)], after: (view) => ({ ...view, alert: to }) }),
  placed: ({ counter, at }) => noted('placing', 'Drawn', at, 'comes up', lying(counter, at)),
  returned: ({ counter }) => noted('leaving', 'Gone', counter, 'goes back', leaving(counter)),
  removed: ({ counter }) => noted('leaving', 'Gone', counter, 'out of the game', leaving(counter)),
  attacked: ({ raider, ship, hit }, rolls) => salvo({ phase: 'attacks', title: 'Attack', from: raider, to: ship, hit }, rolls),
  'ship-damaged': ({ ship, how }) =>
    act('damage', ship, {
      title: 'Damage',
      marks: [note(ship, 'damaged')],
      after: withShip(ship, ({ markers }) => (how === 'flip' ? { flipped: true } : { markers: markers + 1 })),
    }),
  'ship-out': ({ ship, how }) =>
    act('sinking', ship, {
      title: how === 'sunk' ? 'Sunk' : 'Out',
      marks: [loss(ship), note(ship, how === 'sunk' ? 'sunk' : 'goes home')],
    }),
  'aircraft-lost': ({ aircraft, how }) =>
    act('losses', aircraft, { title: 'Lost', marks: [loss(aircraft), note(aircraft, AIRCRAFT_LOST[how])] }),
  'german-sortie': ({ ships, space }) =>
    act('sortie', '', { title: 'The Germans are out', marks: ships.map((ship) => note(ship, `to ${space}`)) }),
  joined: ({ ship }) => noted('joining', 'Reinforcements', ship, 'joins', (view) => lying(ship, view.harwich)(view)),
  sailed: ({ to }) => ({
    group: ['sailing', ''],
    parts: ({ harwich }) => [{ title: 'The Harwich Force sails', marks: [way(harwich, to)], after: sailing(to) }],
  }),
  held: ({ at }) => noted('sailing', 'The Harwich Force holds', at, 'holds'),
  'took-off': ({ aircraft }) =>
    act('taking-off', '', {
      title: 'Seaplanes take off',
      marks: aircraft.map((craft) => note(craft, 'takes off')),
      after: (view) => aircraft.reduce((seen, craft) => withAircraft(craft, { at: 'cuxhaven' })(seen), view),
    }),
  arrived: ({ aircraft, at, altitude }) =>
    noted('arriving', 'Over the coast', aircraft, altitude, withAircraft(aircraft, { at, altitude })),
  delayed: ({ aircraft }) => noted('arriving', 'Over the coast', aircraft, 'delayed'),
  flew: ({ aircraft, to }) => ({
    group: ['flying', aircraft],
    parts: (view) => {
      const from = view.aircraft.find(({ id }) => id === aircraft)?.at ?? to;
      return [{ title: 'In the air', marks: [way(from, to)], after: withAircraft(aircraft, { at: to }) }];
    },
  }),
  'changed-altitude': ({ aircraft, to }) => noted('flying', 'In the air', aircraft, to, withAircraft(aircraft, { altitude: to })),
  'aircraft-hit': ({ aircraft, battery, bombLost }, rolls) => {
    const { parts, group } = salvo(
      { phase: 'flak', title: 'Flak', from: battery, to: aircraft, hit: true },
      rolls,
      withAircraft(aircraft, { damaged: true }),
    );
    const lost = bombLost ? [note(aircraft, 'bomb lost')] : [];
    return { group, parts: (view) => parts(view).map((part) => ({ ...part, marks: [...part.marks, ...lost] })) };
  },
  bombed: ({ aircraft, at, hit }, rolls) => {
    const after = (view: View): View => (hit ? { ...view, hits: { ...view.hits, [at]: view.hits[at] + 1 } } : view);
    return salvo({ phase: 'bombs', title: 'Bombs', from: aircraft, to: at, hit }, rolls, after);
  },
  landed: ({ aircraft, carrier }) =>
    noted('landing', 'Hoisted in', carrier, 'hoisted in', withAircraft(aircraft, { at: 'aboard', carrier })),
  ditched: ({ aircraft }) => noted('landing', 'Down', 'rescue', 'comes down', withAircraft(aircraft, { at: 'rescue' })),
  'e11-hit': ({ sunk }) => act('e11', '', { title: 'E-11', marks: [loss('e-11'), note('e-11', sunk ? 'sunk' : 'damaged')] }),
  'e11-home': () => noted('e11', 'E-11', 'e-11', 'goes home'),
  'battle-began': ({ space }) => noted('joining-battle', 'Battle', space, 'battle'),
  posted: ({ ship, at }) =>
    act('deploying', '', { title: 'The lines form', marks: [], after: joining({ id: ship, space: at, acted: false, hits: 0 }) }),
  'battle-ended': () => act('parting', '', { title: 'The battle is over', marks: [], after: (view) => ({ ...view, battle: null }) }),
  steamed: ({ ship, to }) => act('steaming', '', { title: 'Movement', marks: [], after: withCombatant(ship, () => ({ space: to })) }),
  fired: ({ ship, at, hit }, rolls) => {
    const after = withCombatant(at, ({ hits }) => ({ hits: hits + (hit ? 1 : 0) }));
    return salvo({ phase: 'gunfire', title: 'Gunfire', from: ship, to: at, hit }, rolls, after);
  },
};

export const playing = playedBy(acts);
