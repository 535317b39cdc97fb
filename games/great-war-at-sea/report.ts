/** What the after-action report tells of an operation: points, ships lost and hurt, where fleets went, what the enemy took to be so, and who hit whom. */
import type { Award, Casualty, Force, Reporting, Standing, Told } from '../../kernel/index.ts';
import { MONTHS } from '../../register/months.ts';
import { isHurt, shotOf } from '../../tactical/report.ts';
import type { Data } from './data/data.ts';
import { warIn } from './data/data.ts';
import type { GreatWarAtSea } from './kind.ts';
import { startOf } from './rules/calendar.ts';
import { pointsOf } from './rules/victory.ts';
import type { Fleet, Side, State } from './state.ts';
import type { View } from './view.ts';
import { nameOf } from './words/names.ts';
import { scoreInWords } from './words/scored.ts';

type At = Standing<GreatWarAtSea>;

const theName = (name: string): string => `the ${name.replace(/^the /i, '')}`;

function when({ state, data }: At): string {
  const { operation } = warIn(data, state);
  const { day, month, hour } = startOf(operation, Math.max(operation.turns.first, state.turn));
  return `on ${day} ${MONTHS[month - 1]} at ${String(hour).padStart(2, '0')}h`;
}

function casualties({ state, data }: At): Casualty[] {
  const { berths } = warIn(data, state);
  return berths.flatMap(({ id, side }, at): Casualty[] => {
    const ship = state.ships[at];
    const fate = ship?.fate === 'gone' ? 'lost' : ship?.fate === 'afloat' && isHurt(ship) ? 'damaged' : null;
    return fate === null ? [] : [{ id, party: side, name: nameOf(id), fate, place: state.fighting?.zone ?? null }];
  });
}

/** A fleet whose moves are being made tells by which zones it came. */
const forceOf = ({ id, side, name, zone, track }: Fleet): Force => ({ id, party: side, name, place: zone, by: track });

const forces = ({ state }: At): Force[] => state.fleets.filter(({ pieces }) => pieces.length > 0).map(forceOf);

/** Turns after which nobody goes by what was seen. */
const STALE = 2;

/** Fleets that were met or reported not long ago, where they were then. */
function believed(view: View, side: Side, _data: Data): Force[] {
  return view.known
    .filter(({ turn }) => view.turn - turn <= STALE)
    .map(({ token, zone, turn, ships }) => ({
      id: token,
      party: side === 'allied' ? 'central' : 'allied',
      name: ships.length > 0 ? ships.map(nameOf).join(', ') : 'somebody',
      place: zone,
      ...(turn < view.turn ? { age: `${4 * (view.turn - turn)} hours before` } : {}),
    }));
}

const points = ({ state, data }: At, side: Side): number => pointsOf(warIn(data, state), state, side, true);

/** The log says where ships went down and which towns were shelled, and not that somebody reached his goal. */
function awards({ state, data }: At): Award[] {
  const war = warIn(data, state);
  return state.scored.map((score) => ({ party: score.side, points: score.points, words: scoreInWords(war, score) }));
}

/** To either side the other's fleets were numbers. */
function whole({ event, own = {} }: Told<GreatWarAtSea>): GreatWarAtSea['event'] | null {
  if (event.type !== 'met') return null;
  const named = (side: Side) => (own[side]?.type === 'met' ? own[side].own : {});
  return { ...event, own: { ...named('allied'), ...named('central') } };
}

const opening = ({ state, data }: { readonly state: State; readonly data: Data }): string => warIn(data, state).operation.words;

export const report: Reporting<GreatWarAtSea> = {
  parties: ({ state, data }) => {
    const { sides } = warIn(data, state).operation;
    return [
      { id: 'allied', name: theName(sides.allied.name) },
      { id: 'central', name: theName(sides.central.name) },
    ];
  },
  points: (at) => ({ allied: points(at, 'allied'), central: points(at, 'central') }),
  awards,
  casualties,
  forces,
  believed,
  shot: (event) => (event.type === 'fired' ? shotOf(event, nameOf) : null),
  whole,
  when,
  opening,
};
