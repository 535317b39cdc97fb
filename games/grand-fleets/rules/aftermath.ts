/** GF-2.2j: critical hits that go on in the End Phase. */
import type { Facts, Modifier } from '../../../kernel/index.ts';
import { atLeast, check, d10, otherwise, sway, upTo, whole } from '../../../kernel/index.ts';
import { battleOf } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { ShipState } from '../state.ts';
import { crewModifier } from './crews.ts';
import { crossOff, hurt } from './damage.ts';
import { isAfloat } from './ships.ts';

const POINTS = { three: 3, two: 2, one: 1, out: 0 } as const;

/** GF-12.1: what both are rolled with, if crews count. */
const WORK = { crew: whole('quality of the crew, from -1 for green to +1 for elite', -1, 1) } as const;
const MODIFIERS: readonly Modifier<Facts<typeof WORK>>[] = [sway('GF-12.1', 'the quality of her crew', (f) => f.crew)];

/** GF-8.3.3b */
export const fireRoll = check('fire', 'GF-8.3.3b', 'Fire', WORK, {
  dice: d10,
  modifiers: MODIFIERS,
  rows: [upTo(1, 'three'), upTo(3, 'two'), upTo(6, 'one'), otherwise('out')],
  outcomes: { three: '3 points of damage', two: '2 points of damage', one: '1 point of damage', out: 'the fire is put out' },
});

/** GF-8.3.5b */
export const floodRoll = check('flooding', 'GF-8.3.5b', 'Flooding', WORK, {
  dice: d10,
  modifiers: MODIFIERS,
  rows: [upTo(1, 'three'), upTo(3, 'two'), upTo(6, 'one'), otherwise('out')],
  outcomes: { three: '3 hull hits', two: '2 hull hits', one: '1 hull hit', out: 'the flooding is stopped' },
});

/** GF-8.3.8b */
export const rudderRoll = check('rudder', 'GF-8.3.8b', 'Rudder', {
  dice: d10,
  rows: [atLeast(6, 'freed'), otherwise('jammed')],
  outcomes: { freed: 'the rudder is freed', jammed: 'the rudder stays jammed' },
});

type Burning = keyof typeof POINTS;

const pointsIn = (outcomes: readonly Burning[]): number => outcomes.reduce((sum, outcome) => sum + POINTS[outcome], 0);
const putOut = (outcomes: readonly Burning[]): number => outcomes.filter((outcome) => outcome === 'out').length;

const workOf = ({ data, state }: Play, { id }: ShipState): Facts<typeof WORK> => ({ crew: crewModifier(battleOf(data, state), state, id) });

/** One die for each marker; a fire that breaks out now burns from the next turn on. */
function burn(g: Play, ship: ShipState): void {
  const outcomes = g.volley(fireRoll, workOf(g, ship), ship.fires, { about: ship.id });
  ship.fires -= putOut(outcomes);
  if (ship.fires === 0) g.tell?.({ type: 'mended', ship: ship.id, what: 'fire' });
  const points = pointsIn(outcomes);
  if (points > 0) hurt(g, ship, points, { kind: 'fire' });
}

/** GF-8.3.5b: water costs hull alone, without damage rolls. */
function flood(g: Play, ship: ShipState, markers: number): void {
  const outcomes = g.volley(floodRoll, workOf(g, ship), markers, { about: ship.id });
  ship.floods -= putOut(outcomes);
  if (ship.floods === 0) g.tell?.({ type: 'mended', ship: ship.id, what: 'flooding' });
  const points = pointsIn(outcomes);
  if (points > 0) crossOff(g, ship, points);
}

function freeRudder(g: Play, ship: ShipState): void {
  if (g.roll(rudderRoll, {}, { about: ship.id }) === 'jammed') return;
  ship.jammed = false;
  g.tell?.({ type: 'mended', ship: ship.id, what: 'rudder' });
}

/** Water that a fire lets in is rolled for from the next turn on, as new fires are. */
function suffer(g: Play, ship: ShipState): void {
  const { floods, jammed } = ship;
  if (ship.fires > 0) burn(g, ship);
  if (floods > 0 && isAfloat(ship)) flood(g, ship, floods);
  if (jammed && isAfloat(ship)) freeRudder(g, ship);
}

/** GF-2.2j: fires, flooding and jammed rudders, ship by ship. */
export const continuingEffects = auto('fires-and-flooding', 'GF-2.2j', (g) => {
  for (const ship of g.state.ships) if (isAfloat(ship)) suffer(g, ship);
});
