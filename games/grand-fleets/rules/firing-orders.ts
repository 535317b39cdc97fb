/** GF-6.1: both sides write down in secret what each line of guns fires at. */
import type { Odds, Reason, Target } from '../../../kernel/index.ts';
import { anyOf, badge, comingRoll, firstPart, oddsOf, once } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf, cardOf, placeOf } from '../data/data.ts';
import type { At } from '../kind.ts';
import { plan, when } from '../kind.ts';
import type { Aim, Guns, Posts, ShipId, State } from '../state.ts';
import { SIDES } from '../state.ts';
import type { ShipView, View } from '../view.ts';
import { enemiesOf, isNear, linesOf, linesOn, sidesInAction } from './action.ts';
import { broadsidesOf, laidBy, lightTargets, othersOn, sharesOf } from './broadsides.ts';
import { boatsOf, isPiece, pieceName, piecesOf } from './divisions.ts';
import { penetration } from './penetration.ts';
import type { Post } from './positions.ts';
import { companyOf, posted, usualPosts } from './positions.ts';
import { gunsName, isAfloat } from './ships.ts';
import type { Solution } from './solution.ts';
import { bears, chanceToHarm, expectedDamage, lay, solve } from './solution.ts';
import { chanceToHit, gunDie, longOdds, modifierOf } from './to-hit.ts';
import type { Waters } from './waters.ts';
import { shipOn, watersOf } from './waters.ts';

/** GF-13.4: a division has one order for all guns of all its boats. */
export type Shot = readonly [from: ShipId, guns: Guns | 'all', target: ShipId];
export type FiringOrders = { readonly aims: readonly Aim[]; readonly posts: Posts };
export type Firing = { fire: Shot; hold: Shot; front: ShipId; rear: ShipId; done: true };
type Standing = At<FiringOrders>;

const watersWith = (battle: Battle, state: State, posts: Posts): Waters => watersOf(battle, { ...state, posts });

const watersIn = once(({ data, state, draft }: Standing): Waters => watersWith(battleOf(data, state), state, draft.posts));

const enemiesIn = once(({ state, side }: Standing): readonly ShipView[] => enemiesOf(state, side));

const ALREADY: Reason = { words: 'that is what they fire at already', rule: 'GF-6.1.1a' };
const TWO: Reason = { words: 'her light guns have two targets already', rule: 'GF-6.1.1b' };
const ONE_ARC: Reason = { words: 'the two targets of light guns must lie in different arcs', rule: 'GF-6.1.1b' };
const ALL_USED: Reason = { words: 'all her light guns fire at another target', rule: 'GF-6.1.1b' };

/** What the orders so far have against an aim that the guns could take. */
function barTo(at: Standing, ship: ShipView, guns: Guns, target: ShipId): Reason | null {
  const { aims } = at.draft;
  if (aims.some((aim) => aim.from === ship.id && aim.guns === guns && aim.target === target)) return ALREADY;
  if (guns !== 'light') return null;
  const [first, second] = lightTargets(aims, ship.id);
  if (second !== undefined) return TWO;
  if (first === undefined) return null;
  const shares = sharesOf(watersIn(at), ship, first, target);
  if (!shares) return ONE_ARC;
  return shares[1] > 0 ? null : ALL_USED;
}

/** GF-13.4: every gun of every boat that bears. */
const broadsideOf = (waters: Waters, boats: readonly ShipView[], target: ShipView): Aim[] =>
  boats.flatMap((boat) => linesOn(waters, boat, target).map(([guns]): Aim => ({ from: boat.id, guns, target: target.id })));

const isLaidOn = ({ draft }: Standing, boats: readonly ShipView[], target: ShipId): boolean =>
  draft.aims.some((aim) => aim.target === target && boats.some(({ id }) => id === aim.from));

const boatsIn = (at: Standing, piece: ShipId) => boatsOf(battleOf(at.data, at.state), at.state, piece);

function shotsOf(at: Standing, id: ShipId): Shot[] {
  const waters = watersIn(at);
  const [ship, ...others] = boatsIn(at, id);
  if (others.length > 0) return divisionShots(at, [ship, ...others]);
  return enemiesIn(at).flatMap((target) =>
    linesOn(waters, ship, target)
      .filter(([guns]) => !barTo(at, ship, guns, target.id))
      .map(([guns]): Shot => [id, guns, target.id]),
  );
}

const divisionShots = (at: Standing, boats: readonly [ShipView, ...ShipView[]]): Shot[] =>
  enemiesIn(at).flatMap((target): Shot[] =>
    !isLaidOn(at, boats, target.id) && broadsideOf(watersIn(at), boats, target).length > 0 ? [[boats[0].id, 'all', target.id]] : [],
  );

const AS_ONE: Reason = { words: 'a division fires with all its guns at one target, and is one target', rule: 'GF-13.4' };
const NO_SHOT: Reason = { words: 'one names a ship, her guns and an enemy', rule: 'GF-6.1' };
const NOT_HERS: Reason = { words: 'orders are for ships of your own that are afloat', rule: 'GF-6.1' };

function whyNoShot(at: Standing, target: Target | undefined): Reason {
  const [from, guns, to] = typeof target === 'object' ? target : [];
  const { battle, scene } = watersIn(at);
  const find = (id: unknown): ShipView | undefined => scene.ships[battle.places.get(String(id)) ?? -1];
  const [ship, enemy] = [find(from), find(to)];
  if (!ship || !enemy) return NO_SHOT;
  if (ship.side !== at.side || !isAfloat(ship)) return NOT_HERS;
  const boats = boatsIn(at, ship.id);
  if (!isPiece(scene, ship) || !isPiece(scene, enemy)) return AS_ONE;
  if (boats.length > 1) return guns === 'all' ? whyNoBroadside(at, boats, enemy) : AS_ONE;
  const line = linesOf(cardOf(battle, ship.id)).find((each) => each === guns);
  if (line === undefined) return NO_SHOT;
  const laid = lay(watersIn(at), ship, line, enemy);
  return bears(laid) ? (barTo(at, ship, line, enemy.id) ?? NO_SHOT) : laid;
}

/** What keeps the first of its guns from firing keeps most of them. */
function whyNoBroadside(at: Standing, boats: readonly ShipView[], target: ShipView): Reason {
  if (isLaidOn(at, boats, target.id)) return ALREADY;
  const waters = watersIn(at);
  const lines = boats.flatMap((boat) => linesOf(cardOf(waters.battle, boat.id)).map((guns) => lay(waters, boat, guns, target)));
  return lines.flatMap((laid) => (bears(laid) ? [] : [laid]))[0] ?? NO_SHOT;
}

/** What a shot would come to beside all other orders; over-concentration as far as they go (GF-6.2.1c). */
function solutionOf(at: Standing, { from, guns, target }: Aim): Solution | null {
  const waters = watersIn(at);
  const [ship, enemy] = [shipOn(waters, from), shipOn(waters, target)];
  const laid = lay(waters, ship, guns, enemy);
  if (!bears(laid)) return null;
  const { aims } = at.draft;
  const [first] = guns === 'light' ? lightTargets(aims, from) : [];
  const share = first === undefined || first === target ? laid.barrels : (sharesOf(waters, ship, first, target)?.[1] ?? 0);
  return solve(waters, ship, guns, enemy, { ...laid, barrels: share }, othersOn(waters, aims, target, from));
}

/** What a shot lays on its target. */
const aimsOf = (at: Standing, [from, guns, target]: Shot): Aim[] =>
  guns === 'all' ? broadsideOf(watersIn(at), boatsIn(at, from), shipOn(watersIn(at), target)) : [{ from, guns, target }];

function oddsOfShot(at: Standing, shot: Shot): Odds | undefined {
  const [solution, ...others] = aimsOf(at, shot).flatMap((aim) => solutionOf(at, aim) ?? []);
  if (!solution) return undefined;
  if (others.length > 0) return oddsTogether([solution, ...others]);
  const { barrels, gunnery, striking } = solution;
  const modifier = modifierOf(gunDie, gunnery);
  const each = { hit: chanceToHit(gunDie, gunnery), harm: chanceToHarm(solution) };
  const any = (chance: number): number => 1 - (1 - chance) ** barrels;
  return oddsOf(
    [
      { ...badge('hit', 'hit', true, any(each.hit)), dice: { count: barrels, each: each.hit } },
      {
        ...badge('pierce', `pierce, ${expectedDamage(solution).toFixed(1)} damage on average`, true, any(each.harm)),
        dice: { count: barrels, each: each.harm },
      },
    ],
    comingRoll(gunDie, gunnery),
    ...(modifier <= -3 && modifier >= -6 ? [comingRoll(longOdds, { modifier })] : []),
    comingRoll(penetration, striking),
  );
}

/** What all orders promise together. */
function oddsOfAll(at: Standing): Odds | undefined {
  const found = broadsidesOf(watersIn(at), at.draft.aims).flatMap(({ solution }) => solution ?? []);
  return found.length === 0 ? undefined : oddsTogether(found);
}

function oddsTogether(found: readonly Solution[]): Odds {
  const harm = found.map((solution) => 1 - (1 - chanceToHarm(solution)) ** solution.barrels);
  const damage = found.reduce((sum, solution) => sum + expectedDamage(solution), 0);
  return oddsOf([badge('pierce', `pierce, ${damage.toFixed(1)} damage on average`, true, anyOf(harm))]);
}

/** Whether an aim belongs to the guns of a shot. */
const isOf =
  (at: Standing, [from, guns]: Shot) =>
  (aim: Aim): boolean =>
    guns === 'all' ? boatsIn(at, from).some(({ id }) => id === aim.from) : aim.from === from && aim.guns === guns;

/** GF-6.1.1a: a heavy line leaves the target that it had; so does a division (GF-13.4). */
const aimed = (at: Standing, shot: Shot): readonly Aim[] => [
  ...at.draft.aims.filter((aim) => shot[1] === 'light' || !isOf(at, shot)(aim)),
  ...aimsOf(at, shot),
];

/** Of a division one for each target, else one for each aim. */
function heldBy(at: Standing, piece: ShipId): Shot[] {
  const boats = boatsIn(at, piece);
  if (boats.length === 1)
    return at.draft.aims.filter(({ from }) => from === piece).map(({ from, guns, target }): Shot => [from, guns, target]);
  const target = at.draft.aims.find(({ from }) => boats.some(({ id }) => id === from))?.target;
  return target === undefined ? [] : [[piece, 'all', target]];
}

/** GF-6.1.2b: whoever loses a post may lose targets with it. */
function reposted(at: Standing, id: ShipId, post: Post): FiringOrders {
  const company = companyOf(watersIn(at), shipOn(watersIn(at), id));
  const posts = posted(at.draft.posts, company, id, post);
  const waters = watersWith(battleOf(at.data, at.state), at.state, posts);
  const kept = (aims: readonly Aim[], aim: Aim): readonly Aim[] => (laidBy(waters, [...aims, aim], aim) ? [...aims, aim] : aims);
  return { posts, aims: at.draft.aims.reduce(kept, []) };
}

const mayTake = (at: Standing, id: ShipId, post: Post): ShipId[] =>
  companyOf(watersIn(at), shipOn(watersIn(at), id)).length > 0 && !at.draft.posts[post].includes(id) ? [id] : [];

const NO_POST: Reason = { words: 'posts are for ships of a squadron that share a hex and point the same way', rule: 'GF-6.1.2b' };

const post = (name: Post, words: string) => ({
  of: (at: Standing, ship: string) => mayTake(at, ship, name),
  under: firstPart,
  label: (view: View, ship: ShipId, { data }: Omit<Standing, 'state'>) => `${pieceName(battleOf(data, view), view, ship)}: ${words}`,
  why: () => NO_POST,
  does: (_draft: FiringOrders, ship: ShipId, at: Standing) => reposted(at, ship, name),
});

const inWords = (battle: Battle, view: View, [from, guns, target]: Shot): string =>
  `${pieceName(battle, view, from)}: ${guns === 'all' ? 'all guns' : gunsName(battle, from, guns)} at ${pieceName(battle, view, target)}`;

/** Ship by ship, each from her heaviest guns to the light ones: in which order they were written down is nobody's business. */
const inOrder = (battle: Battle, aims: readonly Aim[]): Aim[] => {
  const line = ({ guns }: Aim): number => (guns === 'light' ? Number.MAX_SAFE_INTEGER : guns);
  return aims.toSorted((a, b) => placeOf(battle, a.from) - placeOf(battle, b.from) || line(a) - line(b));
};

/** Ships that have an enemy near, and guns that are not silent. */
function batteries(at: Standing): ShipId[] {
  const { battle, scene } = watersIn(at);
  const isReady = (ship: ShipView): boolean => ship.silent === 0 && isNear(battle, ship, enemiesIn(at));
  const isAsked = (ship: ShipView): boolean => ship.side === at.side && isAfloat(ship) && boatsIn(at, ship.id).some(isReady);
  return piecesOf(scene)
    .filter(isAsked)
    .map(({ id }) => id);
}

/** No gun has a target, though some bear. */
const isSilent = (at: Standing): boolean => at.draft.aims.length === 0 && batteries(at).some((id) => shotsOf(at, id).length > 0);

function firingInWords({ draft }: Standing): string {
  const { size } = new Set(draft.aims.map(({ from }) => from));
  return size === 0 ? 'nobody fires' : size === 1 ? '1 ship fires' : `${size} ships fire`;
}

export const firingOrders = when(
  (g) => sidesInAction(g).length > 0,
  plan<Firing, FiringOrders>('firing-orders', 'GF-6.1', {
    who: sidesInAction,
    draft: ({ data, state, side }) => ({ aims: [], posts: usualPosts(watersOf(battleOf(data, state), state), side) }),
    asks: () => 'What does each line of guns fire at?',
    pieces: batteries,
    verbs: {
      fire: {
        of: (at, ship) => shotsOf(at, ship),
        under: firstPart,
        label: (view, shot, { data }) => inWords(battleOf(data, view), view, shot),
        odds: oddsOfShot,
        why: whyNoShot,
        does: (draft, shot, at) => ({ ...draft, aims: aimed(at, shot) }),
      },
      hold: {
        takesBack: 'fire',
        of: heldBy,
        under: firstPart,
        label: (view, shot, { data }) => `${inWords(battleOf(data, view), view, shot)}: take back`,
        why: () => ({ words: 'she has no such order', rule: 'GF-6.1' }),
        does: (draft, shot, at) => ({ ...draft, aims: draft.aims.filter((aim) => aim.target !== shot[2] || !isOf(at, shot)(aim)) }),
      },
      front: post('front', 'in front'),
      rear: post('rear', 'in the rear'),
      done: {
        ends: true,
        label: () => 'Open fire',
        consequence: firingInWords,
        caution: (at) => (isSilent(at) ? 'No gun fires this turn, though some bear on the enemy.' : undefined),
        odds: oddsOfAll,
        does: (draft) => draft,
      },
    },
    commit: ({ data, state }, drafts) => {
      const battle = battleOf(data, state);
      const orders = SIDES.flatMap((side) => drafts[side] ?? []);
      const held = (post: Post): ShipId[] =>
        orders.flatMap(({ posts }) => posts[post]).toSorted((one, other) => placeOf(battle, one) - placeOf(battle, other));
      state.aims = inOrder(
        battle,
        orders.flatMap(({ aims }) => aims),
      );
      state.posts = { front: held('front'), rear: held('rear') };
    },
  }),
);
