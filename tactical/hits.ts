/** CW-9.32: hits wait their turn, and the owner of a piece of several ships says which of them takes each blow. */
import type { Odds, OpenDecision, Play } from '../kernel/index.ts';
import { oddsOfRoll, publicly, stepsOf } from '../kernel/index.ts';
import { armourAt, piercing, piercingDie, referred, spotFor } from './armour.ts';
import type { Blow, ShipId, Side, Strike } from './battle.ts';
import { isFollowing, isSpot, isStopped, lookUp, strikeShip } from './damage.ts';
import type { Fight, Fighting } from './fight.ts';
import { afloatIn, hasAfloat, pieceOf } from './fight.ts';
import { BLOWS, shipName, WEAPONS } from './names.ts';
import { profileOf } from './profiles.ts';
import { boxesLeft } from './vessel.ts';
import type { BasicView, BattleView } from './view.ts';
import type { BattleQuestion } from './whys.ts';

/** Who may take the next blow. It is asked only where there are several to choose among. */
interface Allotment {
  readonly among: readonly ShipId[];
  readonly asked: boolean;
}

/**
 * CW-9.32a. About a piece that the enemy does not know it is asked whenever several of its ships are afloat, even if there is one
 * answer or none that matters: else the silence would tell what it is.
 */
function allotmentOf<K extends Fighting>(fight: Fight<K>, data: K['data'], state: K['state'], strike: Strike, blow: Blow): Allotment {
  const piece = pieceOf(fight.of(state), strike.hit.target);
  const afloat = afloatIn(fight, data, state, piece);
  if (afloat.length <= 1) return { among: afloat, asked: false };
  const takers = takersOf(fight, data, state, strike, afloat, blow);
  return { among: takers.length > 0 ? takers : afloat, asked: publicly(piece.known, () => takers.length > 1, true) };
}

/** CW-9.32b: the ships that have such a box left, and if none has, those whom the blow reaches in some other place. */
function takersOf<K extends Fighting>(
  fight: Fight<K>,
  data: K['data'],
  state: K['state'],
  strike: Strike,
  afloat: readonly ShipId[],
  blow: Blow,
): ShipId[] {
  const { lender } = fight;
  if (blow === 'leader' || blow === 'spent' || isFollowing(blow)) return [...afloat];
  const profile = profileOf(fight.of(state));
  const reached = afloat.filter((id) => {
    const sheet = lender.sheet(data, state, id);
    const spot = spotFor(profile, sheet, lender.condition(state, id), blow);
    return spot !== null && !isStopped(profile, strike, sheet, spot);
  });
  if (blow === 'hull' || blow === 'mount') return reached;
  const whole = reached.filter((id) => {
    const sheet = lender.sheet(data, state, id);
    const section = referred(sheet, blow);
    return section !== null && boxesLeft(sheet, lender.condition(state, id), section) > 0;
  });
  return whole.length > 0 ? whole : reached;
}

/** Deals with all that has been scored, as far as nobody has to be asked; then the hit in hand waits for the answer. */
export function dealWithHits<K extends Fighting>(fight: Fight<K>, g: Play<K>): void {
  const engagement = fight.of(g.state);
  for (;;) {
    if (engagement.strike !== null && !allBlowsFell(fight, g, engagement.strike)) return;
    engagement.strike = null;
    const hit = engagement.hits.shift();
    if (!hit) return;
    if (hasAfloat(fight, g.data, g.state, pieceOf(engagement, hit.target))) engagement.strike = lookUp(fight, g, hit);
  }
}

function allBlowsFell<K extends Fighting>(fight: Fight<K>, g: Play<K>, strike: Strike): boolean {
  for (let blow = strike.blows[0]; blow !== undefined; blow = strike.blows[0]) {
    if (isFollowing(blow)) {
      fall(fight, g, strike, strike.struck);
      continue;
    }
    const { among, asked } = allotmentOf(fight, g.data, g.state, strike, blow);
    if (asked) return false;
    fall(fight, g, strike, among[0] ?? null);
  }
  return true;
}

/** The next blow falls on this ship, or on none. */
function fall<K extends Fighting>(fight: Fight<K>, g: Play<K>, strike: Strike, ship: ShipId | null): void {
  const blow = strike.blows.shift();
  if (blow !== undefined && ship !== null) strikeShip(fight, g, strike, ship, blow);
}

function inHand<K extends Fighting>(fight: Fight<K>, state: K['state']): Strike {
  const { strike } = fight.of(state);
  if (!strike) throw new Error('no hit is in hand');
  return strike;
}

/** Which ship of which division, and what she has to take. */
function askedAbout({ struck, pieces }: BattleView | BasicView): string {
  const piece = pieces.find(({ own }) => own !== null && own.id === struck?.piece);
  const what = struck ? `${WEAPONS[struck.by]}${struck.blow ? `, ${BLOWS[struck.blow]}` : ''}` : 'the hit';
  return `Which ship ${piece ? `of ${piece.ships?.[0]?.sheet.name ?? 'the piece'}'s division ` : ''}takes ${what}?`;
}

/** Whether her armour will keep it out, where that is still for a die to say (CW-8.2d, CW-8.2e). */
function oddsOfTaking<K extends Fighting>(fight: Fight<K>, data: K['data'], state: K['state'], ship: ShipId): Odds | undefined {
  const { hit, blows, pierces } = inHand(fight, state);
  const [blow] = blows;
  if (blow === undefined || !isSpot(blow) || pierces !== null) return undefined;
  const profile = profileOf(fight.of(state));
  const sheet = fight.lender.sheet(data, state, ship);
  const spot = spotFor(profile, sheet, fight.lender.condition(state, ship), blow);
  if (spot === null || piercing(profile, hit.by, armourAt(sheet, spot), hit.range) !== 'maybe') return undefined;
  return oddsOfRoll(piercingDie(hit.by), {}, [['yes', 'goes through', false]]);
}

export type Allotting = { allot: ShipId };
export type AllotDecision<K extends Fighting> = OpenDecision<K, Side, Allotting>;

/** CW-9.32a: the owner is asked which of his ships takes the blow. */
export const allotting = <K extends Fighting>(fight: Fight<K>): AllotDecision<K> =>
  stepsOf<K, BattleQuestion>().decision<Allotting, Side>('allot', 'CW-9.32a', {
    who: ({ state }) => pieceOf(fight.of(state), inHand(fight, state).hit.target).side,
    asks: (view) => askedAbout(fight.seen(view)),
    verbs: {
      allot: {
        ends: true,
        of: ({ data, state }) => {
          const strike = inHand(fight, state);
          return allotmentOf(fight, data, state, strike, strike.blows[0] ?? 'hull').among;
        },
        label: (view, ship) => shipName(fight.seen(view), ship),
        odds: ({ data, state }, ship) => oddsOfTaking(fight, data, state, ship),
        why: () => ({ words: 'another ship of the piece still has such a box', rule: 'CW-9.32b' }),
        does: (g, ship) => fall(fight, g, inHand(fight, g.state), ship),
      },
    },
  });
