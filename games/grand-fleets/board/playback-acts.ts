/** From events to what they look like on the sea: the table that the playback goes by. */
import { type Act, type Acts, type Part, playedBy } from '../../../kit/playback.ts';
import { counted } from '../../../kit/words.ts';
import type { Critical } from '../events/damage.ts';
import type { Track } from '../events/movement.ts';
import type { Played } from '../events/played.ts';
import { closedUp, leadOf } from '../rules/divisions.ts';
import type { AircraftId, ShipId, Torpedo } from '../state.ts';
import type { AircraftView, ShipView, View } from '../view.ts';
import { type Mark, note } from './playback-marks.ts';
import { byPoint, hexesOf } from './playback-track.ts';

type Still = Part<View, Mark>;

const withShip =
  (id: ShipId, change: Change) =>
  (view: View): View => ({
    ...view,
    ships: view.ships.map((ship) => (ship.id === id ? { ...ship, ...change(ship) } : ship)),
  });

/** GF-13.5: the others of her division close up. */
const without =
  (id: ShipId) =>
  (view: View): View => ({ ...withShip(id, () => ({ fate: 'sunk' }))(view), divisions: closedUp(view, id) });

const withCraft =
  (id: AircraftId, change: Partial<AircraftView>) =>
  (view: View): View => ({
    ...view,
    aircraft: view.aircraft.map((craft) => (craft.id === id ? { ...craft, ...change } : craft)),
  });

const act = (phase: string, piece: string, ...parts: readonly Still[]): Act<View, Mark> => ({ group: [phase, piece], parts: () => parts });

/** GF-5.3.2b: those who follow in line go through the same points as the first. */
const steaming = (tracks: readonly Track[]): Act<View, Mark> => ({
  group: ['movement', ''],
  parts: (view) => {
    const jammed = new Set(view.ships.flatMap((ship) => (ship.jammed ? [leadOf(view, ship.id)] : [])));
    const passages = tracks.map((track) => ({ track, places: byPoint(track, jammed.has(track.ship)) }));
    const points = Math.max(1, ...passages.map(({ places }) => places.length - 1));
    return Array.from({ length: points }, (_, before) => pointOf(passages, before + 1, points));
  },
});

type Passages = readonly { readonly track: Track; readonly places: Track['path'] }[];

const pointOf = (passages: Passages, point: number, points: number): Still => {
  const positions = new Map(
    passages.map(({ track, places }) => [track.ship, { spent: track.spent, ...places[Math.min(point, places.length - 1)] }]),
  );
  return {
    title: `Movement, point ${point} of ${points}`,
    marks: passages.map(({ places }) => ({ kind: 'track', hexes: hexesOf(places.slice(0, point + 1)) })),
    after: (view) => ({ ...view, ships: view.ships.map((ship) => underWay(ship, positions.get(leadOf(view, ship.id)))) }),
  };
};

/** A ship that has come into sight in this turn is there as soon as she moves. */
const underWay = (ship: ShipView, position: Partial<ShipView> | undefined): ShipView =>
  position ? { ...ship, ...position, fate: ship.fate === 'coming' ? 'afloat' : ship.fate } : ship;

type Change = (ship: ShipView) => Partial<ShipView>;

const hurt = (ship: ShipId, mark: Mark, change: Change = () => ({})): Act<View, Mark> =>
  act('damage', ship, { title: 'Damage', marks: [mark], after: withShip(ship, change) });

const CRITICALS: Readonly<Record<Critical, readonly [words: string, change: Change]>> = {
  magazine: ['magazine hit', () => ({})],
  engine: ['engines hit', ({ engines }) => ({ engines: engines + 1 })],
  rudder: ['rudder jams', () => ({ jammed: true })],
  list: ['takes a list', () => ({ listing: true })],
  'fire-control': ['fire control out', () => ({})],
  flooding: ['flooding', ({ floods }) => ({ floods: floods + 1 })],
  fire: ['on fire', ({ fires }) => ({ fires: fires + 1 })],
  bridge: ['bridge hit', () => ({})],
};

const MENDED = {
  fire: ['fire out', { fires: 0 }],
  flooding: ['flooding stopped', { floods: 0 }],
  rudder: ['rudder freed', { jammed: false }],
} as const;

const ENDS = { hull: 'goes down', magazine: 'blows up', capsized: 'capsizes' } as const;

const isRun = (torpedo: Torpedo, ran: Pick<Torpedo, 'from' | 'target' | 'arc'>): boolean =>
  torpedo.from === ran.from && torpedo.target === ran.target && torpedo.arc === ran.arc;

/** The same is written beside each. */
const notes = (phase: string, title: string, ships: readonly ShipId[], words: string): Act<View, Mark> =>
  act(phase, '', { title, marks: ships.map((ship) => note(ship, words)) });

const acts: Acts<Played, View, Mark> = {
  arrived: ({ ships }) =>
    act('arriving', '', {
      title: 'In sight',
      marks: ships.map((ship) => note(ship, 'in sight')),
      after: (view) => ships.reduce((seen, ship) => withShip(ship, () => ({ fate: 'afloat' }))(seen), view),
    }),
  transferred: ({ to }) => notes('command', 'Command', [to], 'flag shifted here'),
  'out-of-command': ({ ships }) => notes('command', 'Command', ships, 'out of command'),
  smoke: ({ ships }) => notes('smoke', 'Smoke', ships, 'makes smoke'),
  'in-sight': ({ craft }) => notes('flying', 'In the air', [craft], 'in sight'),
  fought: ({ craft, target, hit }) =>
    act('air-fight', target, {
      title: 'Fight in the air',
      marks: [{ kind: 'salvo', from: craft, target, came: hit ? 'hit' : 'missed' }],
    }),
  'aircraft-hit': ({ craft, hits, of }) => notes('flak', 'Fire at aircraft', [craft], `${hits} of ${of} hits`),
  'torpedo-run': ({ craft, target, hit }) =>
    act('torpedoes', target, { title: 'Torpedoes', marks: [{ kind: 'torpedo', from: craft, target, result: hit ? 'hit' : 'missed' }] }),
  'took-off': ({ ships }) => notes('flying', 'In the air', ships, 'aircraft up'),
  'came-home': ({ ships }) => notes('flying', 'In the air', ships, 'aircraft home'),
  'submarine-sighted': ({ submarine }) => notes('submarines', 'Submarines', [submarine], 'sighted'),
  'submarine-attacked': ({ submarine, points }) =>
    notes('submarines', 'Submarines', [submarine], points > 0 ? counted(points, 'point') : 'attacked'),
  'submarine-hit': ({ submarine, hits, of }) => notes('submarines', 'Submarines', [submarine], `${hits} of ${of} hits`),
  'submarine-sunk': ({ submarine }) => notes('submarines', 'Submarines', [submarine], 'sunk'),
  torpedoed: ({ target }) => hurt(target, note(target, 'torpedoed')),
  steamed: ({ tracks }) => steaming(tracks),
  gone: ({ ship, fate }) =>
    act(
      'leaving',
      '',
      { title: 'Off the board', marks: [note(ship, fate === 'escaped' ? 'escapes' : 'leaves')] },
      { title: 'Off the board', marks: [], after: withShip(ship, () => ({ fate })) },
    ),
  crowded: ({ ships, rolls }) =>
    act('crowd', '', { title: 'Too close together', marks: ships.map((ship, place) => note(ship, `rolls ${rolls[place]}`)) }),
  met: ({ ships, totals }) =>
    act('meeting', '', { title: 'Enemies meet', marks: ships.map((ship, place) => note(ship, `total ${totals[place]}`)) }),
  collided: ({ ships, rammed }) =>
    act('collision', '', {
      title: rammed ? 'Ramming' : 'Collision',
      marks: [{ kind: 'clash', ships }, note(ships[0], rammed ? 'rams' : 'collides')],
    }),
  fired: ({ from, guns, target, shots, hits, pierced }) =>
    act(
      'gunfire',
      target,
      {
        title: 'Gunfire',
        marks: [{ kind: 'salvo', from, target, came: null }],
        after: (view) => ({ ...view, aims: [...view.aims, { from, guns, target }] }),
      },
      {
        title: 'Fall of shot',
        marks: [
          { kind: 'salvo', from, target, came: { shots, hits, pierced } },
          { kind: 'fall', target, shots, hits },
        ],
      },
    ),
  'fire-wasted': ({ from, why }) =>
    act('gunfire', from, { title: 'Gunfire', marks: [note(from, why === 'target-sunk' ? 'target gone' : 'guns lost')] }),
  'torpedo-ran': ({ from, target, arc, result }) =>
    act(
      'torpedoes',
      target,
      {
        title: 'Torpedoes running',
        marks: [{ kind: 'torpedo', from, target, result: null }],
        after: (view) => ({ ...view, torpedoes: view.torpedoes.filter((other) => !isRun(other, { from, target, arc })) }),
      },
      { title: 'Torpedoes', marks: [{ kind: 'torpedo', from, target, result }] },
    ),
  launched: ({ ships }) => act('launching', '', { title: 'Torpedoes launched', marks: ships.map((ship) => note(ship, 'torpedoes away')) }),
  searchlights: ({ ships }) =>
    act('lights', '', {
      title: 'Searchlights',
      marks: ships.map((ship) => note(ship, 'searchlights')),
      after: (view) => ({ ...view, beams: ships }),
    }),
  damaged: ({ ship, by, hits }) => hurt(ship, { kind: 'blow', ship, points: by }, () => ({ hits })),
  'mount-lost': ({ ship, guns }) => hurt(ship, note(ship, `${guns} lost`)),
  critical: ({ ship, what }) => hurt(ship, note(ship, CRITICALS[what][0]), CRITICALS[what][1]),
  righted: ({ ship }) => hurt(ship, note(ship, 'rights herself'), () => ({ listing: false })),
  mended: ({ ship, what }) => hurt(ship, note(ship, MENDED[what][0]), () => MENDED[what][1]),
  sunk: ({ ship, how }) =>
    act(
      'sinking',
      ship,
      { title: 'Sinking', marks: [{ kind: 'foundering', ship }, note(ship, ENDS[how])] },
      { title: 'Sunk', marks: [{ kind: 'foundering', ship }], after: without(ship) },
    ),
  flew: ({ craft, from, to, level }) =>
    act('flying', '', { title: 'In the air', marks: [{ kind: 'track', hexes: [from, to] }], after: withCraft(craft, { hex: to, level }) }),
  bombed: ({ target, bombs, hits }) => act('bombs', target, { title: 'Bombs', marks: [{ kind: 'fall', target, shots: bombs, hits }] }),
  'fired-at-aircraft': ({ ship, craft, hits }) =>
    act('flak', craft, { title: 'Fire at aircraft', marks: [{ kind: 'salvo', from: ship, target: craft, came: counted(hits, 'hit') }] }),
  'aircraft-lost': ({ craft, how }) =>
    act(
      'aircraft',
      '',
      { title: 'Aircraft lost', marks: [note(craft, how === 'shot-down' ? 'shot down' : 'out of fuel')] },
      { title: 'Aircraft lost', marks: [], after: withCraft(craft, { fate: 'lost' }) },
    ),
};

export const playing = playedBy(acts);
