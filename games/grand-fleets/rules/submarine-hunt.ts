/** GF-2.2i, GF-10.3: both sides decide who attacks the submarines that have been sighted. All of it lies open: who was sighted, and which guns are free. */
import type { Odds, Reason, Target } from '../../../kernel/index.ts';
import { badge, firstPart, idleCaution, leftOver, oddsOf, once } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf, cardOf, shipIn } from '../data/data.ts';
import type { Means } from '../events/submarines.ts';
import type { At, Play } from '../kind.ts';
import { plan, when } from '../kind.ts';
import type { Aim, AircraftState, Side, SubmarineId } from '../state.ts';
import { SIDES } from '../state.ts';
import type { Contact } from '../view.ts';
import { stickOf } from './air-attacks.ts';
import { craftName } from './aircraft.ts';
import { hurt } from './damage.ts';
import { type Drafted, handedIn, handIn, without } from './drafting.ts';
import { isAfloat, shipName } from './ships.ts';
import { type Chase, type Hunter, isQuarry, isWeapon, meansOf, type Quarry, quarryOf, type Weapon, weaponOf } from './submarine-weapons.ts';
import { boatIn, boatName, hitBoat } from './submarines.ts';
import type { Scene } from './waters.ts';
import { watersOf } from './waters.ts';

export type Attack = readonly [hunter: string, means: Means, submarine: SubmarineId];
type Order = readonly [means: Means, submarine: SubmarineId];
type Draft = Drafted<Order>;
type Standing = At<Draft>;

/** What states and views have in common for a hunt. */
export interface Field extends Scene {
  readonly submarines: readonly Contact[];
  readonly aircraft: readonly Readonly<AircraftState>[];
  readonly aims: readonly Aim[];
}

/** Ships in their order, then aircraft. */
function huntersOf({ ships, aircraft }: Pick<Field, 'ships' | 'aircraft'>, side: Side): readonly (readonly [string, Hunter])[] {
  return [
    ...ships.filter((ship) => ship.side === side && isAfloat(ship)).map((ship): readonly [string, Hunter] => [ship.id, { ship }]),
    ...aircraft.filter((craft) => craft.side === side).map((craft): readonly [string, Hunter] => [craft.id, { craft }]),
  ];
}

const quarriesOf = ({ submarines }: Pick<Field, 'submarines'>, side: Side): Quarry[] =>
  submarines.flatMap((boat) => (boat.side !== side && isQuarry(boat) ? (quarryOf(boat) ?? []) : []));

const chaseIn = (battle: Battle, field: Field): Chase => ({ waters: watersOf(battle, field), aims: field.aims });

const attacksOf = (chase: Chase, id: string, hunter: Hunter, quarries: readonly Quarry[]): Attack[] =>
  quarries.flatMap((quarry) =>
    meansOf(hunter).flatMap((means): Attack[] => (isWeapon(weaponOf(chase, hunter, means, quarry)) ? [[id, means, quarry.id]] : [])),
  );

export interface Hunt {
  readonly chase: Chase;
  readonly hunters: ReadonlyMap<string, Hunter>;
  readonly quarries: readonly Quarry[];
  /** All that could be done, by hunter. */
  readonly attacks: ReadonlyMap<string, readonly Attack[]>;
}

/** Everybody of a side who can do anything to a submarine. */
export function huntOf(battle: Battle, field: Field, side: Side): Hunt {
  const quarries = quarriesOf(field, side);
  const chase = chaseIn(battle, field);
  const hunters = quarries.length === 0 ? [] : huntersOf(field, side);
  const attacks = hunters.map(([id, hunter]) => [id, attacksOf(chase, id, hunter, quarries)] as const).filter(([, all]) => all.length > 0);
  return { chase, quarries, hunters: new Map(hunters), attacks: new Map(attacks) };
}

const huntIn = once(({ data, state, side }: Pick<Standing, 'data' | 'state' | 'side'>): Hunt => huntOf(battleOf(data, state), state, side));

const sidesHunting = ({ data, state }: Pick<Play, 'data' | 'state'>): Side[] =>
  state.submarines.some(isQuarry) ? SIDES.filter((side) => huntOf(battleOf(data, state), state, side).attacks.size > 0) : [];

/** GF-10.3.4: how many others drop depth charges on the same submarine. */
const othersOn = (draft: Draft, submarine: SubmarineId, but: string): number =>
  Object.entries(draft).filter(([id, [means, at]]) => id !== but && means === 'charges' && at === submarine).length;

function weaponFor({ chase, hunters, quarries }: Hunt, draft: Draft, [id, means, submarine]: Attack): Weapon | Reason | null {
  const hunter = hunters.get(id);
  const quarry = quarries.find((each) => each.id === submarine);
  return hunter && quarry ? weaponOf(chase, hunter, means, quarry, othersOn(draft, submarine, id)) : null;
}

/** The points that an attack does on the average beside all others. */
export function promiseOf(hunt: Hunt, draft: Draft, attack: Attack): number {
  const weapon = weaponFor(hunt, draft, attack);
  return weapon && isWeapon(weapon) ? weapon.damage : 0;
}

const NOBODY: Reason = {
  words: 'one names a ship or an aircraft of one’s own, what it attacks with, and a submarine that has been sighted',
  rule: 'GF-10.3',
};
const ALREADY: Reason = { words: 'that is what it is to do already', rule: 'GF-10.3' };

const isMeans = (word: unknown): word is Means => word === 'guns' || word === 'ram' || word === 'charges' || word === 'bombs';

function whyNot(at: Standing, target: Target | undefined): Reason {
  const [hunter, means, submarine] = typeof target === 'object' ? target : [];
  if (!isMeans(means)) return NOBODY;
  const weapon = weaponFor(huntIn(at), at.draft, [String(hunter), means, String(submarine)]);
  if (!weapon) return NOBODY;
  return isWeapon(weapon) ? ALREADY : weapon;
}

function oddsOfAttack(at: Standing, attack: Attack): Odds | undefined {
  const weapon = weaponFor(huntIn(at), at.draft, attack);
  if (!weapon || !isWeapon(weapon)) return undefined;
  return oddsOf([badge('hit', `hurt her, ${weapon.damage.toFixed(1)} points on average`, true, weapon.chance)], ...weapon.rolls);
}

const DEED: Readonly<Record<Means, string>> = { guns: 'fire at', ram: 'ram', charges: 'depth charges on', bombs: 'bombs on' };

const hunterName = (battle: Battle, id: string): string => (battle.places.has(id) ? shipName(battle, id) : craftName(battle, id));

/** What the bows of a submarine cost whoever rams her (GF-5.5.3). */
const SCRATCH = 1;

function selfHarm({ data, state }: Standing, [id, means]: Attack): string | undefined {
  const battle = battleOf(data, state);
  if (means !== 'ram' || cardOf(battle, id).hull - shipIn(battle, state, id).hits > SCRATCH) return undefined;
  return 'She has no more hull left than the blow costs her, and goes down with it.';
}

function attackOne(g: Play, hunt: Hunt, draft: Draft, [id, means, submarine]: Attack): void {
  const battle = battleOf(g.data, g.state);
  const boat = boatIn(g.state.submarines, submarine);
  const weapon = weaponFor(hunt, draft, [id, means, submarine]);
  if (boat.fate !== 'afloat' || !weapon || !isWeapon(weapon)) return;
  const points = g.salvo(
    () => g.run(weapon.attack(), { about: id }),
    (found) => ({
      type: 'submarine-attacked',
      by: hunterName(battle, id),
      submarine,
      name: boatName(battle, submarine),
      means,
      points: found,
    }),
  );
  if (means === 'bombs') dropBombs(g, id);
  hitBoat(g, boat, points);
  if (means === 'ram' && points > 0) hurt(g, shipIn(battle, g.state, id), SCRATCH, { kind: 'collision' });
}

function dropBombs({ state }: Play, id: string): void {
  for (const craft of state.aircraft) if (craft.id === id) craft.bombs -= stickOf(craft);
}

/** In the order of the ships and aircraft, whatever order they were told in. */
function attackAll(g: Play, side: Side, draft: Draft): void {
  const hunt = huntOf(battleOf(g.data, g.state), g.state, side);
  for (const id of hunt.attacks.keys()) {
    const order = draft[id];
    if (order) attackOne(g, hunt, draft, [id, ...order]);
  }
}

/** GF-2.2i: step c of the Combat Phase. */
export const submarineHunt = when(
  (g) => sidesHunting(g).length > 0,
  plan<{ attack: Attack; spare: string; done: true }, Draft>('submarine-hunt', 'GF-10.3', {
    who: sidesHunting,
    draft: () => ({}),
    asks: () => 'Who attacks the submarines that have been sighted?',
    pieces: (at) => [...huntIn(at).attacks.keys()],
    verbs: {
      attack: {
        under: firstPart,
        of: (at, id) =>
          (huntIn(at).attacks.get(id) ?? []).filter(([, means, boat]) => at.draft[id]?.[0] !== means || at.draft[id]?.[1] !== boat),
        why: whyNot,
        label: (view, [id, means, submarine], { data }) => {
          const battle = battleOf(data, view);
          return `${hunterName(battle, id)}: ${DEED[means]} ${boatName(battle, submarine)}`;
        },
        odds: oddsOfAttack,
        caution: selfHarm,
        does: (draft, [id, ...order]) => ({ ...draft, [id]: order }),
      },
      spare: {
        under: firstPart,
        of: ({ draft }, id) => (Object.hasOwn(draft, id) ? [id] : []),
        why: () => ({ words: 'it attacks no submarine', rule: 'GF-10.3' }),
        label: (view, id, { data }) => `${hunterName(battleOf(data, view), id)}: no attack after all`,
        does: without,
      },
      done: {
        ...handIn,
        odds: 'each attack has its own dice',
        consequence: ({ draft }) => handedIn(Object.keys(draft), 'nobody attacks', 'attacks', 'attack'),
        caution: (at) =>
          idleCaution(Object.keys(at.draft).length > 0, leftOver([...huntIn(at).attacks.keys()], 'could attack', 'could attack')),
      },
    },
    commit: (g, drafts) => {
      for (const side of SIDES) attackAll(g, side, drafts[side] ?? {});
    },
  }),
);
