/** NN-11.2 to NN-11.12: targets are named, guns are fired, and at the end of the round it all takes effect. */

import type { At, Check, Odds, OpenCheck } from '../../../kernel/index.ts';
import {
  anyOf,
  atLeastOf,
  badge,
  check,
  comingRoll,
  d6,
  done,
  flag,
  oddsOf,
  once,
  otherwise,
  plus,
  Spread,
  spreadOf,
  sumOf,
  upTo,
} from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import type { Alliance } from '../data/map.ts';
import { enemyOf } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import { FURIOUS, SULTAN_SELIM } from '../data/ships.ts';
import type { Toll } from '../events.ts';
import type { NineNavies, Play } from '../kind.ts';
import { auto, decision, each, sequence, THE_RULES_ROLL } from '../kind.ts';
import type { Fighter, ShipState, State } from '../state.ts';
import { nameOf } from '../wording.ts';
import { convoySunk } from './convoys.ts';
import { damageShip } from './damage.ts';
import { damageDie } from './dice.ts';
import type { Hull } from './fleet.ts';
import { attackOf, isCarrier, isConvoy, pointsToSink, shipOf } from './fleet.ts';
import { sendHome } from './homecoming.ts';
import { battleInWords, battleOf, engaged, fighterOf, leaveLine } from './line.ts';

/** What a die is worth to whoever throws it: a ship driven off is half a ship sunk. */
export const WORTH = { miss: 0, disabled: 0.5, hit: 1 } as const;

/** NN-11.2, with the German bonus of NN-11.11a; it is not added to damage (NN-11.11b). */
export const gunDie = check(
  'guns',
  'NN-11.2',
  'Guns',
  { bonus: flag('a whole German ship in the first round') },
  {
    dice: d6,
    modifiers: [plus(1, 'NN-11.11a', 'German gunnery', (f) => f.bonus)],
    rows: [upTo(4, 'miss'), upTo(5, 'disabled'), otherwise('hit')],
    outcomes: { miss: 'missed', disabled: 'disabled', hit: 'hit' },
    counts: 'hit',
    worth: (outcome) => WORTH[outcome],
  },
);

export const isWholeGerman = ({ id, navy, damage }: Hull & Pick<ShipState, 'navy'>): boolean =>
  damage === 0 && (navy === 'Ge' || id === SULTAN_SELIM);

/** NN-11.11a, NN-11.11b, NN-11.11c: who has the bonus in this round. Rounds of a pursuit are never the first. */
export function grantBonus(state: State): void {
  const { round, fighters } = battleOf(state);
  for (const fighter of fighters) fighter.bonus = round === 1 && isWholeGerman(shipOf(state, fighter.id));
}

/** A battle as the rules and every viewer know it. */
type Fight = Pick<State, 'battle'> & { readonly ships: readonly Hull[] };

/** Points that sink a ship of the battle. */
export const pointsLeft = (data: Data, state: Fight, id: ShipId): number => pointsToSink(data, shipOf(state, id));

/** NN-11.12b: of the carriers only Furious has a gun, and she fires only if it was announced. */
const gunsOf = (data: Data, state: Fight, { id }: Pick<Fighter, 'id'>): number =>
  isCarrier(id) && !(id === FURIOUS && battleOf(state).furiousFires) ? 0 : attackOf(data, shipOf(state, id));

/** NN-11.12a, NN-14.0b: carriers, and carriers alone, are screened by the other Allied ships. */
const isScreened = (state: State, { id }: Fighter): boolean => isCarrier(id) && !(id === FURIOUS && battleOf(state).furiousFires);

/** Those who name a target, in the order in which they are asked. */
export const shooters = (data: Data, state: Fight, side: Alliance): ShipId[] =>
  engaged(state, side)
    .filter((fighter) => gunsOf(data, state, fighter) > 0)
    .map(({ id }) => id);

/** NN-11.12a: the screen as far as nobody fires at it yet, and whether the ships still to be told are all needed for it. */
function screenLeft(
  data: Data,
  state: State,
  id: ShipId,
): { readonly bare: readonly Fighter[]; readonly spare: boolean; readonly owed: boolean } {
  const central = shooters(data, state, 'central');
  const aimedAt = new Set(engaged(state, 'central').map(({ target }) => target));
  const allied = engaged(state, 'allied');
  const bare = allied.filter((fighter) => !isCarrier(fighter.id) && !aimedAt.has(fighter.id));
  const spare = bare.length < central.length - central.indexOf(id);
  return { bare, spare, owed: !spare && allied.some((fighter) => aimedAt.has(fighter.id) && isScreened(state, fighter)) };
}

/** Where somebody names her target. */
type Naming = At<NineNavies, ShipId, null>;

/**
 * NN-14.0c, NN-14.0d: any number of ships may fire at one target while others go untouched. NN-11.12a is judged by the whole
 * naming: a carrier may be named while enough ships are left for the rest of the screen, and then these have to take it.
 */
function targetsFor({ data, state, item: id, side }: Naming): { readonly aim: ShipId[]; readonly mayHold: boolean } {
  const enemies = engaged(state, enemyOf(side));
  if (side === 'allied' || !enemies.some((enemy) => isScreened(state, enemy)))
    return { aim: enemies.map((enemy) => enemy.id), mayHold: id !== FURIOUS };
  const { bare, spare, owed } = screenLeft(data, state, id);
  const open = owed ? bare : enemies.filter((enemy) => spare || !isScreened(state, enemy));
  return { aim: open.map((enemy) => enemy.id), mayHold: !owed };
}

const targetsAt = once(targetsFor);

/** NN-11.8a, NN-11.8b: one target each, all named before the first die. */
export const nameTarget = decision<{ aim: ShipId; 'hold-fire': true }, ShipId>('target', 'NN-11.8b', {
  who: (g, id) => fighterOf(g.state, id).side,
  // The line may be lined up as one, so the question is about all of it.
  asks: (view, { item }) =>
    `${battleInWords(view)}, round ${view.battle?.round ?? 1}: at whom does the line fire? ${nameOf(item)} is next.`,
  verbs: {
    aim: {
      ends: true,
      of: (at) => targetsAt(at).aim,
      label: (_view, ship) => `Fire at ${nameOf(ship)}`,
      odds: oddsOfFire,
      why: () => ({ words: 'a carrier may be fired at only when every other Allied ship is a target too', rule: 'NN-11.12a' }),
      does: (g, target, { item }) => {
        fighterOf(g.state, item).target = target;
      },
    },
    'hold-fire': {
      ...done('Hold fire'),
      of: (at) => targetsAt(at).mayHold,
      odds: THE_RULES_ROLL,
      why: ({ item }) =>
        item === FURIOUS
          ? { words: 'her fire was announced, and is binding', rule: 'NN-11.12b' }
          : { words: 'with a carrier named, every other Allied ship must be a target too', rule: 'NN-11.12a' },
    },
  },
});

type Fall = 'miss' | 'disabled' | 'hit';

/** Dice of one kind, thrown at one ship. */
interface Throw {
  readonly dice: number;
  readonly fall: Spread<Fall>;
}

const NO_BONUS = spreadOf(gunDie, { bonus: false });
const WITH_BONUS = spreadOf(gunDie, { bonus: true });
const gunsThrown = (data: Data, state: Fight, id: ShipId): Throw => {
  const fighter = fighterOf(state, id);
  return { dice: gunsOf(data, state, fighter), fall: fighter.bonus ? WITH_BONUS : NO_BONUS };
};

export interface FireOdds {
  readonly dice: number;
  readonly hit: number;
  readonly disable: number;
  readonly sink: number;
}

/** What the guns of several ships do together to one. */
export const oddsOfGuns = (data: Data, state: Fight, shooting: readonly ShipId[], target: ShipId): FireOdds =>
  oddsOfThrows(
    shooting.map((id) => gunsThrown(data, state, id)),
    pointsLeft(data, state, target),
  );

function oddsOfThrows(throws: readonly Throw[], needed: number): FireOdds {
  const any = (outcome: Fall): number =>
    anyOf(throws.flatMap(({ dice, fall }) => Array.from({ length: dice }, () => fall.chance(outcome))));
  const sink = chanceToSink(
    throws.map(({ dice, fall }) => [dice, fall.chance('hit')]),
    needed,
  );
  return { dice: throws.reduce((sum, { dice }) => sum + dice, 0), hit: any('hit'), disable: any('disabled'), sink };
}

/** What so many dice come to against a ship that sinks at so many points: each hit costs a die of damage, and their damage adds up (NN-11.4a, NN-11.4b). */
export function oddsOfHits<F extends object>(needed: number, die: Check<F, Fall>, facts: F, dice: number): Odds {
  const { hit, disable, sink } = oddsOfThrows([{ dice, fall: spreadOf(die, facts) }], needed);
  return oddsOf(
    [badge('hit', 'hit', true, hit), badge('disabled', 'disable', true, disable), badge('sunk', 'sink', true, sink)],
    comingRoll(die, facts),
    comingRoll(damageDie, {}),
  );
}

function oddsOfFire({ data, state, item }: Naming, target: ShipId): Odds {
  const fighter = fighterOf(state, item);
  return oddsOfHits(pointsLeft(data, state, target), gunDie, { bonus: fighter.bonus }, gunsOf(data, state, fighter));
}

/** Bots and boards ask for the same few again and again. */
const sinking = new Map<string, number>();

/** The chance that dice, each hitting with the chance that stands beside them for a d6 of damage, come to so many points. */
export function chanceToSink(throws: readonly (readonly [dice: number, hit: number])[], needed: number): number {
  const key = `${throws.join(' ')} ${needed}`;
  const chance = sinking.get(key) ?? atLeastOf(damageOf(throws, needed), needed);
  sinking.set(key, chance);
  return chance;
}

const damageOf = (throws: readonly (readonly [number, number])[], most: number): Spread<number> =>
  throws.reduce<Spread<number>>(
    (sum, [dice, hit]) => sum.with(sumOf(damageOfDie(hit), dice, most), (a, b) => Math.min(most, a + b)),
    Spread.certain<number>(0),
  );

const damageOfDie = (hit: number): Spread<number> =>
  Spread.chance(hit).followedBy((hits): Spread<number> => (hits ? spreadOf(damageDie, {}) : Spread.certain<number>(0)));

/** NN-11.4c: what the side has already sunk in this round needs no more shells. */
const isDoomed = ({ data, state }: Play, { id, pending }: Fighter): boolean => pending >= pointsLeft(data, state, id);

const fireAll = auto('fire', 'NN-11.9b', (g, side: Alliance) => {
  for (const fighter of engaged(g.state, side)) {
    const target = fighter.target === null ? undefined : battleOf(g.state).fighters.find(({ id }) => id === fighter.target);
    const dice = gunsOf(g.data, g.state, fighter);
    if (target && dice > 0 && !isDoomed(g, target)) fireAt(g, fighter, target, gunDie, { bonus: fighter.bonus }, dice);
  }
});

/** NN-11.3a, NN-11.4a: damage is rolled at once and counts at the end of the round (NN-11.9b). */
export function fireAt<F extends object>(g: Play, from: Fighter, target: Fighter, die: OpenCheck<F, Fall>, facts: F, dice: number): void {
  g.salvo(
    () => {
      const outcomes = g.volley(die, facts, dice, { about: from.id, by: from.side });
      const hits = outcomes.filter((outcome) => outcome === 'hit').length;
      const points = hits > 0 ? g.volley(damageDie, {}, hits, { about: target.id, by: from.side }).reduce((sum, each) => sum + each, 0) : 0;
      const disabled = outcomes.includes('disabled');
      target.pending += points;
      if (disabled) target.disabled = true;
      return { hits, points, disabled };
    },
    (effect) => ({ type: 'fired', ship: from.id, at: target.id, with: die.name === gunDie.name ? 'guns' : 'aircraft', ...effect }),
  );
}

/** One side names all its targets, then fires (NN-11.8b). */
export const oneSideFires = sequence('fire', 'NN-11.8b', [
  each('targets', 'NN-11.8b', (g, side: Alliance) => shooters(g.data, g.state, side), nameTarget),
  fireAll,
]);

/** NN-11.7: sixes before fives; then the sunk are gone and the disabled go home (NN-11.3a). */
export function takeEffect(g: Play): void {
  const { state } = g;
  const line = battleOf(state).fighters;
  const tolls = g.salvo(
    () => countDamage(g),
    (results) => ({ type: 'results', ...results }),
  );
  const inOrder = (fate: keyof Toll): ShipId[] => line.filter(({ id, side }) => tolls[side][fate].includes(id)).map(({ id }) => id);
  const [sunk, disabled] = [inOrder('sunk'), inOrder('disabled')];
  for (const id of sunk) if (isConvoy(id)) convoySunk(g, shipOf(state, id));
  leaveLine(state, [...sunk, ...disabled]);
  sendHome(g, disabled);
}

const noToll = (): Record<keyof Toll, ShipId[]> => ({ sunk: [], disabled: [], damaged: [] });

function countDamage(g: Play): Record<Alliance, Toll> {
  const results = { allied: noToll(), central: noToll() };
  for (const fighter of battleOf(g.state).fighters) {
    const ship = shipOf(g.state, fighter.id);
    if (fighter.pending > 0) damageShip(g, ship, fighter.pending, 'NN-11.4a');
    const toll = results[fighter.side];
    if (ship.at === 'sunk') toll.sunk.push(ship.id);
    else if (fighter.disabled) {
      toll.disabled.push(ship.id);
      g.tell?.({ type: 'disabled', ship: ship.id, rule: 'NN-11.3a' });
    } else if (fighter.pending > 0) toll.damaged.push(ship.id);
    fighter.pending = 0;
    fighter.disabled = false;
    fighter.target = null;
  }
  return results;
}
