/** NN-11.2 to NN-11.12: targets are named, guns are fired, and at the end of the round it all takes effect. */

import type { Check, Odds } from '../../../kernel/index.ts';
import {
  anyOf,
  atLeastOf,
  badge,
  check,
  d6,
  flag,
  forecast,
  oddsOf,
  otherwise,
  plus,
  Spread,
  spreadOf,
  sumOf,
  upTo,
} from '../../../kernel/index.ts';
import type { Alliance } from '../data/map.ts';
import { enemyOf } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import { FURIOUS, SULTAN_SELIM } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { auto, choice, each, sequence } from '../kind.ts';
import type { Fighter, ShipState, State } from '../state.ts';
import { convoySunk } from './convoys.ts';
import { damageDie } from './dice.ts';
import { attackOf, counterOf, damageShip, isCarrier, isConvoy, shipOf } from './fleet.ts';
import { sendHome } from './homecoming.ts';
import { battleOf, engaged, fighterOf, leaveLine } from './line.ts';

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
  },
);

const isWholeGerman = ({ id, navy, damage }: ShipState): boolean => damage === 0 && (navy === 'Ge' || id === SULTAN_SELIM);

/** NN-11.11a, NN-11.11b, NN-11.11c: who has the bonus in this round. Rounds of a pursuit are never the first. */
export function grantBonus(state: State): void {
  const { round, fighters } = battleOf(state);
  for (const fighter of fighters) fighter.bonus = round === 1 && isWholeGerman(shipOf(state, fighter.id));
}

/** NN-11.12b: of the carriers only Furious has a gun, and she fires only if it was announced. */
const gunsOf = (state: State, { id }: Fighter): number =>
  isCarrier(id) && !(id === FURIOUS && battleOf(state).furiousFires) ? 0 : attackOf(state, shipOf(state, id));

/** NN-11.12a, NN-14.0b: carriers, and carriers alone, are screened by the other Allied ships. */
const isScreened = (state: State, { id }: Fighter): boolean => isCarrier(id) && !(id === FURIOUS && battleOf(state).furiousFires);

const shooters = (state: State, side: Alliance): ShipId[] =>
  engaged(state, side)
    .filter((fighter) => gunsOf(state, fighter) > 0)
    .map(({ id }) => id);

/** NN-11.12a: the screen as far as nobody fires at it yet, and whether the ships still to be told are all needed for it. */
function screenLeft(state: State, id: ShipId): { readonly bare: readonly Fighter[]; readonly spare: boolean; readonly owed: boolean } {
  const central = shooters(state, 'central');
  const aimedAt = new Set(engaged(state, 'central').map(({ target }) => target));
  const allied = engaged(state, 'allied');
  const bare = allied.filter((fighter) => !isCarrier(fighter.id) && !aimedAt.has(fighter.id));
  const spare = bare.length < central.length - central.indexOf(id);
  return { bare, spare, owed: !spare && allied.some((fighter) => aimedAt.has(fighter.id) && isScreened(state, fighter)) };
}

/**
 * NN-14.0c, NN-14.0d: any number of ships may fire at one target while others go untouched. NN-11.12a is judged by the whole
 * naming: a carrier may be named while enough ships are left for the rest of the screen, and then these have to take it.
 */
function targetsFor(state: State, id: ShipId, side: Alliance): { readonly aim: ShipId[]; readonly mayHold: boolean } {
  const enemies = engaged(state, enemyOf(side));
  if (side === 'allied' || !enemies.some((enemy) => isScreened(state, enemy)))
    return { aim: enemies.map((enemy) => enemy.id), mayHold: id !== FURIOUS };
  const { bare, spare, owed } = screenLeft(state, id);
  const open = owed ? bare : enemies.filter((enemy) => spare || !isScreened(state, enemy));
  return { aim: open.map((enemy) => enemy.id), mayHold: !owed };
}

/** NN-11.8a, NN-11.8b: one target each, all named before the first die. */
const nameTarget = choice<{ aim: ShipId; 'hold-fire': true }, ShipId>('target', 'NN-11.8b', {
  who: (g, id) => fighterOf(g.state, id).side,
  offer: ({ state }, id, side) => {
    const { aim, mayHold } = targetsFor(state, id, side);
    return { aim, 'hold-fire': mayHold || undefined };
  },
  ends: {
    aim: (g, target, id) => {
      fighterOf(g.state, id).target = target;
    },
    'hold-fire': () => {},
  },
  prospects: { aim: ({ state }, target, id) => oddsOfFire(state, id, target) },
  whyNot: { aim: () => ({ words: 'a carrier may be fired at only when every other Allied ship is a target too', rule: 'NN-11.12a' }) },
});

const oddsOfFire = (state: State, id: ShipId, target: ShipId): Odds => {
  const fighter = fighterOf(state, id);
  return oddsOfHits(state, target, gunDie, { bonus: fighter.bonus }, gunsOf(state, fighter));
};

type Fall = 'miss' | 'disabled' | 'hit';

/** What so many dice come to: each hit costs a die of damage, and their damage adds up (NN-11.4a, NN-11.4b). */
export function oddsOfHits<F extends object>(state: State, target: ShipId, die: Check<F, Fall>, facts: F, dice: number): Odds {
  const fall = spreadOf(die, facts);
  const any = (outcome: Fall): number => anyOf(Array.from({ length: dice }, () => fall.chance(outcome)));
  return oddsOf(
    [
      badge('hit', 'hit', true, any('hit')),
      badge('disabled', 'disable', true, any('disabled')),
      badge('sunk', 'sink', true, chanceToSink(dice, fall.chance('hit'), defenceLeft(state, target))),
    ],
    forecast(die, facts),
    forecast(damageDie, {}),
  );
}

/** Points that sink her: one more than her defence has left. */
const defenceLeft = (state: State, id: ShipId): number => counterOf(state, id).defence - shipOf(state, id).damage + 1;

/** The chance that dice, each hitting with the same chance for a d6 of damage, come to so many points. */
export const chanceToSink = (dice: number, hit: number, needed: number): number => atLeastOf(sumOf(damageOfDie(hit), dice, needed), needed);

const damageOfDie = (hit: number): Spread<number> =>
  Spread.chance(hit).followedBy((hits): Spread<number> => (hits ? spreadOf(damageDie, {}) : Spread.certain<number>(0)));

/** NN-11.4c: what the side has already sunk in this round needs no more shells. */
const isDoomed = (state: State, { id, pending }: Fighter): boolean => shipOf(state, id).damage + pending > counterOf(state, id).defence;

const fireAll = auto('fire', 'NN-11.9b', (g, side: Alliance) => {
  for (const fighter of engaged(g.state, side)) {
    const target = fighter.target === null ? undefined : battleOf(g.state).fighters.find(({ id }) => id === fighter.target);
    if (!target || gunsOf(g.state, fighter) === 0 || isDoomed(g.state, target)) continue;
    fireAt(g, fighter, target);
  }
});

/** NN-11.3a, NN-11.4a: damage is rolled at once and counts at the end of the round (NN-11.9b). */
function fireAt(g: Play, fighter: Fighter, target: Fighter): void {
  const outcomes = g.volley(gunDie, { bonus: fighter.bonus }, gunsOf(g.state, fighter), fighter.id);
  markHits(g, target, outcomes);
}

export function markHits(g: Play, target: Fighter, outcomes: readonly Fall[]): void {
  const hits = outcomes.filter((outcome) => outcome === 'hit').length;
  if (hits > 0) target.pending += g.volley(damageDie, {}, hits, target.id).reduce((sum, points) => sum + points, 0);
  if (outcomes.includes('disabled')) target.disabled = true;
}

/** One side names all its targets, then fires (NN-11.8b). */
export const oneSideFires = sequence('fire', 'NN-11.8b', [
  each('targets', 'NN-11.8b', (g, side: Alliance) => shooters(g.state, side), nameTarget),
  fireAll,
]);

/** NN-11.7: sixes before fives; then the sunk are gone and the disabled go home (NN-11.3a). */
export function takeEffect(g: Play): void {
  const { state } = g;
  const homeward: ShipId[] = [];
  const gone: ShipId[] = [];
  for (const fighter of battleOf(state).fighters) {
    const ship = shipOf(state, fighter.id);
    if (fighter.pending > 0) damageShip(g, ship, fighter.pending, 'NN-11.4a');
    if (ship.at === 'sunk') gone.push(fighter.id);
    else if (fighter.disabled) {
      homeward.push(fighter.id);
      g.note?.({ type: 'disabled', ship: fighter.id, rule: 'NN-11.3a' });
    }
    fighter.pending = 0;
    fighter.disabled = false;
    fighter.target = null;
  }
  for (const id of gone) if (isConvoy(id)) convoySunk(g, shipOf(state, id));
  leaveLine(state, [...gone, ...homeward]);
  sendHome(g, homeward);
}
