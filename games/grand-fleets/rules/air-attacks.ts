/** GF-9.4.2, GF-9.4.3: bombs and torpedoes from the air. */
import { distance } from '../../../chart/hex.ts';
import type { Odds, Procedure, Reason, Target } from '../../../kernel/index.ts';
import {
  atLeast,
  badge,
  chanceOf,
  check,
  comingRoll,
  d10,
  firstPart,
  idleCaution,
  leftOver,
  oddsOf,
  once,
  otherwise,
  rollingMany,
  sway,
  whole,
} from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf, cardOf, shipIn } from '../data/data.ts';
import { sizeOf } from '../data/sizes.ts';
import type { At, Play } from '../kind.ts';
import { plan, when } from '../kind.ts';
import type { AircraftId, AircraftState, ShipId, ShipState, Side } from '../state.ts';
import { SIDES } from '../state.ts';
import type { ShipView } from '../view.ts';
import { enemiesOf } from './action.ts';
import { aloftOf, craftIn, craftName, type Sky, typeOf, wingOf } from './aircraft.ts';
import { hurtPiece } from './damage.ts';
import { type Grouped, leadOf, pieceName } from './divisions.ts';
import { handedIn, handIn } from './drafting.ts';
import { chanceToPierce, penetration, type Striking } from './penetration.ts';
import { isAfloat } from './ships.ts';
import { chanceToHit, hitting, type Running, speedModifier, torpedoDie } from './to-hit.ts';

export type Weapon = 'bombs' | 'torpedo';
export type Attack = readonly [craft: AircraftId, weapon: Weapon, target: ShipId];
type Standing = At<readonly Attack[]>;
type Craft = Readonly<AircraftState>;
type Scene = Sky & Grouped & { readonly ships: readonly ShipView[] };

/** GF-9.4.2: eight or more; the higher, the worse. */
export const bombRoll = check(
  'bomb',
  'GF-9.4.2',
  'Bomb',
  {
    level: whole('altitude', 0, 2),
    size: whole('size modifier of the target', -2, 3),
    targetSpeed: whole('movement points of the target', 0, 12),
    evasive: whole('evasive manoeuvres of the target', 0, 12),
  },
  {
    dice: d10,
    modifiers: [
      sway('GF-9.4.2', 'altitude', ({ level }) => -level),
      sway('GF-9.4.2', 'the size of the target', ({ size }) => size),
      sway('GF-9.4.2', 'the speed of the target', ({ targetSpeed }) => speedModifier(targetSpeed)),
      sway('GF-9.4.2', 'evasive manoeuvres', ({ evasive }) => -evasive),
    ],
    rows: [atLeast(8, 'hit'), otherwise('miss')],
    outcomes: { hit: 'a hit', miss: 'a miss' },
    counts: 'hit',
  },
);

/** GF-9.1.6: so many bombs are dropped in one attack at most. */
const STICK = 2;
/** GF-9.4.3: from no farther than this. */
const DROP = 2;
/** What neither helps nor harms a torpedo. */
const PLAIN_SPEED = 2;

export const stickOf = ({ bombs }: Craft): number => Math.min(STICK, bombs);

interface Bombing {
  readonly fall: { readonly level: number; readonly size: number; readonly targetSpeed: number; readonly evasive: number };
  readonly striking: Striking;
}

/** What the dice of a bomb take into account: the deck is the armour that it meets. */
const bombingOf = (battle: Battle, craft: Craft, { id, spent, evasive }: ShipView): Bombing => ({
  fall: { level: craft.level, size: sizeOf(cardOf(battle, id)).modifier, targetSpeed: spent, evasive },
  striking: { value: typeOf(battle, craft.id).bombs?.penetration ?? 0, armour: cardOf(battle, id).deck },
});

/** GF-9.4.3: as a torpedo of a ship, without her speed; guns that have hit the aircraft shake its aim. Neither crews nor night count in the air. */
export const runOf = (battle: Battle, craft: Craft, { id, hex, spent, evasive }: ShipView): Running => ({
  range: distance(craft.hex, hex),
  speed: PLAIN_SPEED,
  targetSpeed: spent,
  bothSpeeds: false,
  size: sizeOf(cardOf(battle, id)).modifier,
  evasive,
  underFire: craft.hits > 0,
  crew: 0,
  dark: false,
});

/** Whether an aircraft may attack a ship with a weapon; else why not. */
export function whyNoAttack(craft: Craft, weapon: Weapon, target: ShipView): Reason | null {
  if (weapon === 'bombs') {
    if (craft.bombs === 0) return { words: 'it has no bombs left', rule: 'GF-9.1.6' };
    return craft.hex === target.hex ? null : { words: 'bombs are dropped from the hex of the target', rule: 'GF-9.4.2' };
  }
  if (craft.torpedoes === 0) return { words: 'it has no torpedo', rule: 'GF-9.1.7' };
  if (craft.level > 0) return { words: 'torpedoes are dropped from just above the water', rule: 'GF-9.4.3' };
  return distance(craft.hex, target.hex) <= DROP ? null : { words: 'the target is too far away', rule: 'GF-9.4.3' };
}

const WEAPONS: readonly Weapon[] = ['bombs', 'torpedo'];

const attacksOf = (craft: Craft, enemies: readonly ShipView[]): Attack[] =>
  WEAPONS.flatMap((weapon) =>
    enemies.flatMap((target): Attack[] => (whyNoAttack(craft, weapon, target) === null ? [[craft.id, weapon, target.id]] : [])),
  );

const enemiesIn = once(({ state, side }: Standing): readonly ShipView[] => enemiesOf(state, side));

const attackersOf = (scene: Scene, side: Side, enemies: readonly ShipView[]): Craft[] =>
  aloftOf(scene, side).filter((craft) => attacksOf(craft, enemies).length > 0);

/** Aircraft and what they carry lie open to everybody. */
const sidesAttacking = ({ state }: Pick<Play, 'state'>): Side[] =>
  state.aircraft.length === 0 ? [] : SIDES.filter((side) => attackersOf(state, side, enemiesOf(state, side)).length > 0);

const NO_ATTACK: Reason = { words: 'one names an aircraft of one’s own, bombs or torpedo, and an enemy ship', rule: 'GF-9.4' };

function whyNot(at: Standing, target: Target | undefined): Reason {
  const [id, weapon, ship] = typeof target === 'object' ? target : [];
  const craft = aloftOf(at.state, at.side).find((each) => each.id === id);
  const enemy = enemiesIn(at).find((each) => each.id === ship);
  if (!craft || !enemy || (weapon !== 'bombs' && weapon !== 'torpedo')) return NO_ATTACK;
  return whyNoAttack(craft, weapon, enemy) ?? NO_ATTACK;
}

/** Points of damage that an attack may be expected to do. */
export function promiseOf(battle: Battle, craft: Craft, weapon: Weapon, target: ShipView): number {
  if (weapon === 'torpedo') return chanceToHit(torpedoDie, runOf(battle, craft, target)) * (typeOf(battle, craft.id).torpedo ?? 0);
  const { fall, striking } = bombingOf(battle, craft, target);
  return stickOf(craft) * chanceOf(bombRoll, fall, 'hit') * chanceToPierce(striking) * (typeOf(battle, craft.id).bombs?.damage ?? 0);
}

function oddsOfAttack({ data, state }: Standing, [id, weapon, ship]: Attack): Odds {
  const battle = battleOf(data, state);
  const [craft, target] = [craftIn(state, id), shipIn(battle, state, ship)];
  if (weapon === 'torpedo') {
    const run = runOf(battle, craft, target);
    return oddsOf([badge('hit', 'hit', true, chanceToHit(torpedoDie, run))], comingRoll(torpedoDie, run));
  }
  const { fall, striking } = bombingOf(battle, craft, target);
  const each = chanceOf(bombRoll, fall, 'hit') * chanceToPierce(striking);
  const bombs = stickOf(craft);
  return oddsOf(
    [{ ...badge('pierce', 'go through the deck', true, 1 - (1 - each) ** bombs), dice: { count: bombs, each } }],
    comingRoll(bombRoll, fall),
    comingRoll(penetration, striking),
  );
}

const inWords = (battle: Battle, scene: Scene, [craft, weapon, target]: Attack): string =>
  `${craftName(battle, craft)}: ${weapon === 'bombs' ? 'bombs on' : 'torpedo at'} ${pieceName(battle, scene, target)}`;

const without = (draft: readonly Attack[], id: AircraftId): readonly Attack[] => draft.filter(([craft]) => craft !== id);

/** GF-9.4.2: each bomb for itself, and then the deck. */
function* falling({ fall, striking }: Bombing, bombs: number): Procedure<{ readonly hits: number; readonly pierced: number }> {
  const hits = (yield* rollingMany(bombRoll, fall, bombs)).get('hit') ?? 0;
  return { hits, pierced: (yield* rollingMany(penetration, striking, hits)).get('pierced') ?? 0 };
}

function bomb(g: Play, battle: Battle, craft: AircraftState, ship: ShipState): void {
  const bombs = stickOf(craft);
  const { name, type } = wingOf(battle, craft.id);
  const { pierced } = g.salvo(
    () => g.run(falling(bombingOf(battle, craft, ship), bombs), { about: ship.id, by: craft.side }),
    (fallen) => ({ type: 'bombed', craft: craft.id, name, target: ship.id, bombs, ...fallen }),
  );
  craft.bombs -= bombs;
  if (pierced > 0) hurtPiece(g, ship, pierced, type.bombs?.damage ?? 0, { kind: 'bomb' });
}

function torpedo(g: Play, battle: Battle, craft: AircraftState, ship: ShipState): void {
  const { name, type } = wingOf(battle, craft.id);
  const isHit = g.salvo(
    () => g.run(hitting(torpedoDie, runOf(battle, craft, ship), 1), { about: ship.id, by: craft.side }) > 0,
    (hit) => ({ type: 'torpedo-run', craft: craft.id, name, target: ship.id, hit }),
  );
  craft.torpedoes--;
  if (isHit) hurtPiece(g, ship, 1, type.torpedo ?? 0, { kind: 'torpedo' });
}

/** In the order of the list; what is meant for a ship that has gone down meanwhile is kept. */
function attack(g: Play, attacks: readonly Attack[]): void {
  const battle = battleOf(g.data, g.state);
  for (const craft of g.state.aircraft) {
    const [, weapon, target] = attacks.find(([id]) => id === craft.id) ?? [];
    if (target === undefined) continue;
    const ship = shipIn(battle, g.state, leadOf(g.state, target));
    if (isAfloat(ship)) (weapon === 'bombs' ? bomb : torpedo)(g, battle, craft, ship);
  }
}

const attackersIn = (at: Standing): AircraftId[] => attackersOf(at.state, at.side, enemiesIn(at)).map(({ id }) => id);

/** GF-2.2h: step d of the Aircraft Phase. */
export const airAttacks = when(
  (g) => sidesAttacking(g).length > 0,
  plan<{ attack: Attack; spare: AircraftId; done: true }, readonly Attack[]>('air-attacks', 'GF-9.4', {
    who: sidesAttacking,
    draft: () => [],
    asks: () => 'Which aircraft attack, and whom?',
    pieces: attackersIn,
    verbs: {
      attack: {
        under: firstPart,
        of: (at, id) => attacksOf(craftIn(at.state, id), enemiesIn(at)).filter((each) => !at.draft.some((one) => isSame(one, each))),
        why: whyNot,
        label: (view, each, { data }) => inWords(battleOf(data, view), view, each),
        odds: oddsOfAttack,
        does: (draft, each) => [...without(draft, each[0]), each],
      },
      spare: {
        under: firstPart,
        of: ({ draft }, id) => (draft.some(([craft]) => craft === id) ? [id] : []),
        why: () => ({ words: 'it attacks nobody', rule: 'GF-9.4' }),
        label: (view, id, { data }) => `${craftName(battleOf(data, view), id)}: no attack after all`,
        does: without,
      },
      done: {
        ...handIn,
        label: () => 'Attack',
        odds: 'each attack has its own dice',
        consequence: ({ draft }) =>
          handedIn(
            draft.map(([craft]) => craft),
            'nobody attacks',
            'attacks',
            'attack',
          ),
        caution: (at) => idleCaution(at.draft.length > 0, leftOver(attackersIn(at), 'aircraft could attack', 'aircraft could attack')),
      },
    },
    commit: (g, drafts) =>
      attack(
        g,
        SIDES.flatMap((side) => drafts[side] ?? []),
      ),
  }),
);

const isSame = (one: Attack, other: Attack): boolean => one.every((part, place) => part === other[place]);
