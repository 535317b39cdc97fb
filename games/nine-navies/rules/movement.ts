/** NN-8: ships leave the activated base, first for one zone, then for two (NN-8.3a). Damage keeps none in port (NN-10.3). */

import type { Odds, Procedure, Reason } from '../../../kernel/index.ts';
import {
  badge,
  chanceOf,
  check,
  d6,
  done,
  idleCaution,
  leftOver,
  oddsOf,
  oncePer,
  otherwise,
  rolling,
  spreadOfProcedure,
  throwsIn,
  upTo,
  whole,
} from '../../../kernel/index.ts';
import type { Data, Route } from '../data/data.ts';
import { routesFrom } from '../data/data.ts';
import type { Alliance, Base, Zone } from '../data/map.ts';
import { ALL_BASES, enemyOf } from '../data/map.ts';
import type { Navy, ShipId } from '../data/ships.ts';
import type { Play, Standing } from '../kind.ts';
import { decision, THE_RULES_ROLL, when } from '../kind.ts';
import type { ShipState, State } from '../state.ts';
import { nameOf, the } from '../wording.ts';
import { activeInWords, basesActive, hasHaven, ownerOf } from './bases.ts';
import { convoyThatMayGoOn } from './convoys.ts';
import { counterOf, isConvoy, shipOf, sideOf, speedOf } from './fleet.ts';
import { mustCheck, payToll, tollOfNarrows } from './narrows.ts';
import { isAnyAt, moveTo, numbersAt } from './whereabouts.ts';

/** NN-8.3b */
export const speedRoll = check(
  'speed',
  'NN-8.3b',
  'Two-zone move',
  { speed: whole('current speed', 1, 9) },
  {
    dice: d6,
    rows: [upTo((f) => f.speed - 1, 'through'), otherwise('back')],
    outcomes: { through: 'gets through', back: 'turns back to her base' },
    worth: (outcome) => (outcome === 'through' ? 1 : 0),
  },
);

/** At this speed a two-zone move cannot fail, and no die is rolled (NN-8.3b). */
const SURE_SPEED = 7;

/** The chance of each speed, worked out once. */
const THROUGH = Array.from({ length: SURE_SPEED }, (_, speed) => chanceOf(speedRoll, { speed }, 'through'));
export const chanceThrough = (speed: number): number => THROUGH[speed] ?? 1;

/** NN-8.4b, NN-8.4c: the sea that Russians may not leave until they are freed (NN-3.15a, NN-3.15b); null for all others. */
export function boundTo({ freed }: Pick<State, 'freed'>, { navy }: Pick<ShipState, 'navy'>): Zone | null {
  if (navy === 'RN' && !freed.northern) return 'baltic';
  return navy === 'RS' && !freed.southern ? 'black-sea' : null;
}

/** NN-8.4a, NN-8.4b, NN-8.4c: zones that are closed to a ship wherever she may lie. */
function isClosedTo(state: State, ship: ShipState, side: Alliance, zone: Zone): boolean {
  if (zone === 'american-waters' && side === 'central') return true;
  return (boundTo(state, ship) ?? zone) !== zone;
}

/** NN-8.4e: and there must be a base to come home to. */
export const mayEnter = (data: Data, state: State, ship: ShipState, zone: Zone): boolean =>
  !isClosedTo(state, ship, sideOf(ship), zone) && hasHaven(data, state, ship, zone);

/** She has not moved yet, and does not lie idle after an evacuation (NN-3.8b). */
const mayMove = (state: State, ship: ShipState): boolean => !ship.spent && ship.idle < state.turn;

export type Move = readonly [ShipId, Zone];
export type FarMove = readonly [ShipId, Zone, Zone];

/** A way out of a base. The moves along it are the same all game long, so each is made once, and has the number of its ship. */
interface Exit {
  readonly zone: Zone;
  readonly moves: readonly Move[];
}

const exitsOf = oncePer(
  ({ bases, counters }: Data): ReadonlyMap<Base, readonly Exit[]> =>
    new Map(
      ALL_BASES.map((base) => [base, bases[base].zones.map((zone) => ({ zone, moves: counters.map(({ id }): Move => [id, zone]) }))]),
    ),
);

/** A ship in a base may sail if she is its owner's. Convoys have a rule of their own (NN-6.8c). */
const maySail = (state: State, ship: ShipState, owner: Alliance): boolean =>
  mayMove(state, ship) && sideOf(ship) === owner && !isConvoy(ship.id);

/** What is found for a ship, once for all of her navy: they stand together in the list. */
function forNavy<T>(find: (ship: ShipState) => T): (ship: ShipState) => T {
  let last: { readonly navy: Navy; readonly found: T } | undefined;
  return (ship) => {
    if (last?.navy !== ship.navy) last = { navy: ship.navy, found: find(ship) };
    return last.found;
  };
}

/** NN-8.1: any zone on which the base opens, ship by ship. The base itself is her way home (NN-8.4e). */
function nearMoves(data: Data, state: State): Move[] {
  const found: Move[] = [];
  for (const base of basesActive(state)) {
    const owner = ownerOf(state, base);
    const exitsFor = forNavy((ship) => (exitsOf(data).get(base) ?? []).filter(({ zone }) => !isClosedTo(state, ship, owner, zone)));
    for (const number of numbersAt(state, base)) {
      const ship = state.ships[number];
      if (!ship || !maySail(state, ship, owner)) continue;
      for (const { moves } of exitsFor(ship)) {
        const move = moves[number];
        if (move) found.push(move);
      }
    }
  }
  return found;
}

const hasSailors = (state: State): boolean =>
  basesActive(state).some((base) => {
    const owner = ownerOf(state, base);
    return isAnyAt(state, base, (ship) => maySail(state, ship, owner));
  });

/** The active base that a ship of its owner lies in. */
const baseOf = (state: State, ship: ShipState): Base | undefined =>
  basesActive(state).find((base) => ship.at === base && ownerOf(state, base) === sideOf(ship));

const activeOwner = ({ state }: Play) => (state.active ? ownerOf(state, state.active) : 'allied');

/** Nobody has left the bases that are active, or has tried to, and this is the last that is asked of them. */
function idle({ state }: Standing, left: string | undefined): string | undefined {
  const bases = new Set(basesActive(state));
  return idleCaution(
    state.ships.some(({ id, spent, home }) => spent && bases.has(home) && !isConvoy(id)),
    left,
  );
}
const inHarbour = ({ data, state }: Standing): string | undefined =>
  leftOver(nearMoves(data, state), 'ship stays in harbour', 'ships stay in harbour');

/** NN-8.6: from base to sea; a ship that changes base spends the battles at sea. */
export const oneZoneMoves = when(
  (g) => hasSailors(g.state),
  decision<{ move: Move; done: true }>('one-zone-moves', 'NN-8.1', {
    who: activeOwner,
    asks: (view) => `${activeInWords(view)} is activated. Which ships sail, and into which sea?`,
    verbs: {
      move: {
        of: ({ data, state }) => nearMoves(data, state),
        label: (_view, [ship, zone]) => `${nameOf(ship)}: ${nameOf(zone)}`,
        why: ({ state }, target) => whyNotMove(state, target),
        all: (_at, [, zone]) => `All to ${the(zone)}`,
        does: (g, [id, zone]) => put(g, shipOf(g.state, id), zone),
      },
      done: {
        ...done('Done: the others stay'),
        odds: THE_RULES_ROLL,
        consequence: inHarbour,
        caution: (at) => (hasFarMoves(at) ? undefined : idle(at, inHarbour(at))),
      },
    },
  }),
);

function put(g: Play, ship: ShipState, zone: Zone): void {
  moveTo(g.state, ship, zone);
  ship.spent = true;
  g.tell?.({ type: 'sailed', ship: ship.id, to: zone });
}

function whyNotMove(state: State, target: unknown): Reason {
  const [id, zone] = Array.isArray(target) ? target : [target];
  const ship = state.ships.find((each) => each.id === id);
  if (!ship || !baseOf(state, ship)) return { words: 'she does not lie in the activated base', rule: 'NN-8.1' };
  if (ship.idle >= state.turn) return { words: 'she lies idle after an evacuation', rule: 'NN-3.8b' };
  if (ship.spent) return { words: 'she has moved, or tried to', rule: 'NN-8.1' };
  if (zone === 'american-waters' && sideOf(ship) === 'central')
    return { words: 'North American Coastal Waters are closed to the Central Powers', rule: 'NN-8.4a' };
  return { words: 'the base does not open on that zone, or no base open to her borders it', rule: 'NN-8.4e' };
}

/** A route with the moves along it, made once as those of an exit are. */
interface Way extends Route {
  readonly moves: readonly FarMove[];
}

const waysOf = oncePer(
  (data: Data): ReadonlyMap<Base, readonly Way[]> =>
    new Map(
      ALL_BASES.map((base) => [
        base,
        routesFrom(data, base).map(({ via, to }) => ({ via, to, moves: data.counters.map(({ id }): FarMove => [id, via, to]) })),
      ]),
    ),
);

/** NN-8.7a, NN-8.7b, NN-8.3e, NN-8.7c: the Great Circle, both ways, for the Allies, to whom both bases belong for good. */
function isGreatCircle(state: State, base: Base, via: Zone, to: Zone): boolean {
  const isWestbound = base === 'britain' && via === 'north-atlantic' && to === 'american-waters';
  const isEastbound = base === 'canada-usa' && via === 'american-waters' && to === 'north-atlantic';
  return (isWestbound || isEastbound) && state.control['north-atlantic'] === 'allied';
}

/** NN-8.2: the first zone must not have been the enemy's last turn. */
const isOpenWay = (data: Data, state: State, ship: ShipState, side: Alliance, { via, to }: Route): boolean =>
  state.control[via] !== enemyOf(side) && !isClosedTo(state, ship, side, via) && mayEnter(data, state, ship, to);

/** The ways on which a ship may try for a second sea. One at speed 1 goes by the Great Circle or not at all. */
function waysFor(data: Data, state: State, base: Base): (ship: ShipState) => readonly Way[] {
  const owner = ownerOf(state, base);
  const waysOfNavy = forNavy((ship) => (waysOf(data).get(base) ?? []).filter((way) => isOpenWay(data, state, ship, owner, way)));
  return (ship) => {
    if (!maySail(state, ship, owner)) return [];
    const ways = waysOfNavy(ship);
    return speedOf(data, ship) > 1 ? ways : ways.filter(({ via, to }) => isGreatCircle(state, base, via, to));
  };
}

/** NN-6.8f: a convoy out of Gibraltar may go on. */
function farMoves(data: Data, state: State): FarMove[] {
  const found: FarMove[] = [];
  for (const base of basesActive(state)) {
    const waysOfShip = waysFor(data, state, base);
    for (const number of numbersAt(state, base)) {
      const ship = state.ships[number];
      for (const { moves } of ship ? waysOfShip(ship) : []) {
        const move = moves[number];
        if (move) found.push(move);
      }
    }
  }
  for (const id of convoyThatMayGoOn(state)) found.push([id, 'south-atlantic', 'red-sea']);
  return found;
}

const hasFarMoves = ({ data, state }: Standing): boolean =>
  convoyThatMayGoOn(state).length > 0 ||
  basesActive(state).some((base) => {
    const waysOfShip = waysFor(data, state, base);
    return isAnyAt(state, base, (ship) => waysOfShip(ship).length > 0);
  });

export const twoZoneMoves = when(
  hasFarMoves,
  decision<{ move: FarMove; done: true }>('two-zone-moves', 'NN-8.2', {
    who: activeOwner,
    asks: (view) => `${activeInWords(view)}: which ships try for a second sea?`,
    verbs: {
      move: {
        of: ({ data, state }) => farMoves(data, state),
        label: (_view, [ship, via, to]) => `${nameOf(ship)}: ${nameOf(to)}, by way of ${the(via)}`,
        odds: ({ data, state }, [id, via, to]) => oddsOfMove(data, state, shipOf(state, id), via, to),
        why: () => ({
          words: 'the enemy controlled the first zone last turn, or she is too slow, or the way is closed to her',
          rule: 'NN-8.2',
        }),
        does: (g, [id, via, to]) => tryFarMove(g, shipOf(g.state, id), via, to),
      },
      done: {
        ...done('Done: no more tries'),
        odds: THE_RULES_ROLL,
        consequence: ({ data, state }) => leftOver(farMoves(data, state), 'ship could still try', 'ships could still try'),
        caution: (at) => idle(at, inHarbour(at)),
      },
    },
  }),
);

const needsRoll = (data: Data, state: State, ship: ShipState, via: Zone, to: Zone): boolean => {
  const base = baseOf(state, ship);
  return !isConvoy(ship.id) && speedOf(data, ship) < SURE_SPEED && !(base && isGreatCircle(state, base, via, to));
};

/** What a ship meets on a two-zone move. */
interface Passage {
  /** Her speed where it must be rolled for (NN-8.3b); null where she cannot fail. */
  readonly speed: number | null;
  readonly narrows: boolean;
}

const passageOf = (data: Data, state: State, ship: ShipState, via: Zone, to: Zone): Passage => ({
  speed: needsRoll(data, state, ship, via, to) ? speedOf(data, ship) : null,
  narrows: mustCheck(state, ship, via, to),
});

/** NN-8.3b, NN-9.2: the speed roll comes before the narrows. Gives the damage on the way, or what keeps her from getting there. */
function* passing({ speed, narrows }: Passage): Procedure<number | 'back' | 'sunk'> {
  if (speed !== null && (yield* rolling(speedRoll, { speed })) === 'back') return 'back';
  return narrows ? yield* tollOfNarrows() : 0;
}

/** Seen ship by ship. */
function tryFarMove(g: Play, ship: ShipState, via: Zone, to: Zone): void {
  const toll = g.run(passing(passageOf(g.data, g.state, ship, via, to)), { about: ship.id, by: sideOf(ship) });
  if (toll === 'back') {
    ship.spent = true; // NN-5.5c
    g.tell?.({ type: 'turned-back', ship: ship.id, base: ship.home });
  } else if (payToll(g, ship, toll)) put(g, ship, to);
}

function oddsOfMove(data: Data, state: State, ship: ShipState, via: Zone, to: Zone): Odds | undefined {
  const passage = passageOf(data, state, ship, via, to);
  if (passage.speed === null && !passage.narrows) return undefined;
  const spread = spreadOfProcedure(() => passing(passage));
  const lives = (toll: number | string): boolean => typeof toll === 'number' && toll <= counterOf(data, ship.id).defence - ship.damage;
  const through = badge('through', 'gets through', true, spread.chance(lives));
  if (!passage.narrows) return oddsOf([through], ...throwsIn(() => passing(passage)));
  const damaged = spread.chance((toll) => toll !== 0 && lives(toll));
  const sunk = spread.chance((toll) => toll !== 'back' && !lives(toll));
  return oddsOf(
    [through, badge('damaged', 'damaged in the narrows', false, damaged), badge('sunk', 'sunk in the narrows', false, sunk)],
    ...throwsIn(() => passing(passage)),
  );
}
