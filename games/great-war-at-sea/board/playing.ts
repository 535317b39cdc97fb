/** What events look like: fleets under way and what befalls them on the chart, a battle on the water. */
import { type ChartMark, hitsInWords, loss, note, rolledInWords, way } from '../../../kit/chart-marks.ts';
import { type Act, type Acts, type Part, playedBy } from '../../../kit/playback.ts';
import { battleActs } from '../../../tactical/board/playback.ts';
import type { Played, SeaPlayed } from '../played.ts';
import type { ZoneId } from '../state.ts';
import type { View } from '../view.ts';
import { lookoutInWords } from '../words/lookout.ts';
import { courseInWords, shipsInWords } from '../words/told.ts';

type Flew = SeaPlayed & { readonly type: 'flew' };

const act = (phase: string, piece: string, part: Part<View, ChartMark>): Act<View, ChartMark> => ({
  group: [phase, piece],
  parts: () => [part],
});

/** What decides something is looked at by itself. */
const alone = (title: string, about: string, ...marks: readonly ChartMark[]): Act<View, ChartMark> => act(title, about, { title, marks });
const noted = (title: string, about: string, words: string): Act<View, ChartMark> => alone(title, about, note(about, words));

const LOST = {
  foundered: 'founders',
  mined: 'sunk by the mine',
  shelled: 'sunk from ashore',
  torpedoed: 'torpedoed',
  gale: 'lost in the gale',
  scuttled: 'scuttled',
} as const;

const AIRCRAFT_LOST = { gale: 'lost in the gale', spent: 'comes down', wrecked: 'wrecked', 'shot-down': 'shot down' } as const;

const PRIZES = { small: 'small prize', large: 'large prize', contraband: 'contraband', neutral: 'neutral, let go' } as const;

const HINDERED = {
  night: 'dark',
  weather: 'weather',
  contact: 'enemy there',
  speed: 'too fast',
  'no-guns': 'no guns',
  'no-room': 'no room',
} as const;

const fallOn = (port: string, hits: number, words: string): ChartMark => ({
  kind: 'salvo',
  from: port,
  to: port,
  arm: 'guns',
  hits,
  words,
});

const inFlight =
  ({ craft, turn, from, searched }: Flew, way: readonly ZoneId[]) =>
  (view: View): View => ({
    ...view,
    airships: view.airships.map((each) =>
      each.id === craft
        ? {
            ...each,
            aloft: true,
            zone: way.at(-1) ?? from,
            flown: { turn, from, way, searched: searched.filter((zone) => way.length === 0 || way.includes(zone)) },
          }
        : each,
    ),
  });

/** Zone by zone, and at its end what was not seen; what was seen is reported. */
function flightStills(flight: Flew): readonly Part<View, ChartMark>[] {
  const { from, searched, found } = flight;
  const last = flight.way.at(-1) ?? from;
  const end = found > 0 ? [] : [note(last, searched.length === 0 ? 'can see nothing' : 'nobody in sight')];
  if (flight.way.length === 0) return [{ title: 'Airships', marks: end, after: inFlight(flight, []) }];
  return flight.way.map((zone, step) => ({
    title: 'Airships',
    marks: [way(flight.way[step - 1] ?? from, zone), ...(step === flight.way.length - 1 ? end : [])],
    after: inFlight(flight, flight.way.slice(0, step + 1)),
  }));
}

const acts: Acts<SeaPlayed, View, ChartMark> = {
  'turn-began': ({ turn }) => act('turn', '', { title: `Turn ${turn}`, marks: [], after: (view) => ({ ...view, turn }) }),
  weather: ({ zone, now }) =>
    act('weather', '', { title: 'Weather', marks: [], after: (view) => ({ ...view, weather: { ...view.weather, [zone]: now } }) }),
  'in-sight': ({ zone, surprise }, rolls) => alone('Sighting', zone, ...lookoutInWords(rolls, surprise).map((words) => note(zone, words))),
  met: ({ zone, surprise }) => noted('Contact', zone, surprise ? 'surprised' : 'contact'),
  'air-raid': ({ zone }) => noted('Airships', zone, 'bombs from the air'),
  'submarine-sunk': ({ zone }) => alone('Submarines', zone, loss(zone), note(zone, 'a submarine lost')),
  answered: ({ port, hits }, rolls) => noted('Bombardment', port, `works fire: ${rolledInWords(rolls, hitsInWords(hits))}`),
  shelled: ({ port, hits }, rolls) =>
    alone('Bombardment', port, fallOn(port, hits, ''), note(port, rolledInWords(rolls, hitsInWords(hits)))),
  merchantman: ({ zone, what }) => noted('Merchantmen', zone, PRIZES[what]),
  away: ({ zone }) => noted('Come through', zone, 'come through'),
  leaked: ({ ship }) => noted('At sea', ship, 'takes in water'),
  lost: ({ ship, how }) => alone('Lost', ship, loss(ship), note(ship, LOST[how])),
  'engines-mended': ({ ship }) => noted('At sea', ship, 'has steam again'),
  'tow-parted': ({ piece }) => noted('At sea', piece, 'the tow parts'),
  'aircraft-lost': ({ zone, how }) => alone('Airships', zone, loss(zone), note(zone, AIRCRAFT_LOST[how])),
  bombed: ({ ship }) => noted('Airships', ship, 'hit by a bomb'),
  flew: (flight) => ({ group: ['flights', ''], parts: () => flightStills(flight) }),
  reported: ({ zone, ships, course }) => noted('Reports', zone, `${shipsInWords(ships)}, ${courseInWords(course)}`),
  'out-of-fuel': ({ ship }) => noted('At sea', ship, 'no fuel left'),
  mined: ({ ship, zone }) =>
    alone('Mines', ship, { kind: 'salvo', from: zone, to: zone, arm: 'bombs', hits: 1, words: '' }, note(zone, 'a mine')),
  laid: ({ zone }) => noted('Mines', zone, 'mines laid'),
  swept: ({ zone, gone }) => noted('Mines', zone, gone ? 'swept clear' : 'swept'),
  unloaded: ({ port }) => noted('Ashore', port, 'unloads'),
  hindered: ({ fleet, by }) => noted('Hindered', fleet, HINDERED[by]),
};

/** Nobody tells of one's own fleets under way: their zones do. */
function passage(before: View, now: View): Act<View, ChartMark> | null {
  const zones = new Map([
    ...before.fleets.map(({ id, zone }) => [id, zone] as const),
    ...before.markers.map(({ token, zone }) => [token, zone] as const),
  ]);
  const moves = [...now.fleets.map(({ id, zone }) => [id, zone] as const), ...now.markers.map(({ token, zone }) => [token, zone] as const)];
  const marks = moves.flatMap(([id, zone]) => {
    const from = zones.get(id);
    return from === undefined || from === zone ? [] : [way(from, zone)];
  });
  if (marks.length === 0) return null;
  const after = (view: View): View => ({ ...view, fleets: now.fleets, markers: now.markers });
  return act('passage', '', { title: 'Fleets under way', marks, after });
}

export const playing = { ...playedBy<Played, View, ChartMark>({ ...acts, ...battleActs<View>() }), passage };
