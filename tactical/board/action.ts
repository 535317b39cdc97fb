/** Where the eye belongs in a battle on the map. */
import { distance } from '../../chart/hex.ts';
import { boxAround } from '../../kit/hex-geometry.ts';
import type { Room } from '../../kit/room.ts';
import type { Box } from '../../kit/view-box.ts';
import { FIELD } from '../hexes.ts';
import type { BattleView, PieceView } from '../view.ts';
import { SIZE } from './berths.ts';
import { MANY } from './fleet.ts';
import type { Helm } from './helm.ts';
import type { Laid } from './laid.ts';
import { type Fan, type Fitting, fittingView, isNarrow } from './view-fit.ts';

/** A chart that is shown a part of it leaves wide margins; how close a battle is looked at has been worked out already. */
const NEARER = 1 / 1.6;

const lookedAt = ({ x, y, width, height }: Box): Box => ({
  x: x + (width * (1 - NEARER)) / 2,
  y: y + (height * (1 - NEARER)) / 2,
  width: width * NEARER,
  height: height * NEARER,
});

const lookedAtIn = (fitting: Fitting | null): Box | null => fitting && lookedAt(fitting.view);

const WHOLE_FIELD = boxAround(FIELD, SIZE);

/** Counters that can fire or have a target, and those targets. */
export interface Engaged {
  readonly firing: readonly PieceView[];
  readonly targets: readonly PieceView[];
}

/** None fire where nobody can be fired at. */
function engagedIn({ pieces }: BattleView, helm: Helm): Engaged {
  const tokens = new Set([...[...helm.offers().shots.values()].flat(), ...helm.aims()].map(({ token }) => token));
  const aiming = new Set(helm.aims().map(({ ship }) => ship));
  const isFiring = ({ token, ships }: PieceView): boolean =>
    (tokens.size > 0 && helm.isReady(token)) || (ships ?? []).some(({ sheet }) => aiming.has(sheet.id));
  return { firing: pieces.filter(isFiring), targets: pieces.filter(({ token }) => tokens.has(token)) };
}

/** Hexes of fewer pixels from middle to corner show too much at once. */
const LEAST_HEX = 34;

/** Those who lie nearest to any of the others come first. */
function byNearness(pieces: readonly PieceView[], others: readonly PieceView[]): readonly PieceView[] {
  const away = ({ hex }: PieceView): number =>
    Math.min(...others.map((other) => (hex === null || other.hex === null ? Number.POSITIVE_INFINITY : distance(hex, other.hex))));
  return pieces.toSorted((a, b) => away(a) - away(b));
}

/** Whoever fires and the target that lie nearest to each other, and as many more of both as there is room for. */
export function closestIn({ firing, targets }: Engaged, holding: (pieces: readonly PieceView[]) => Fitting | null): Fitting | null {
  const [target, ...others] = byNearness(targets, firing);
  if (!target) return null;
  const [first, ...more] = byNearness(firing, [target]);
  let held = first ? [first, target] : [target];
  let seen = holding(held);
  for (const piece of [...more, ...others]) {
    const wider = holding([...held, piece]);
    if (wider?.isWhole) [held, seen] = [[...held, piece], wider];
  }
  return seen;
}

/**
 * On the whole field while it is set up, then on all ships; where they lie far apart on those who can fire and their targets;
 * and where a narrow pane has no room for these on as many of them as it has, or on those who are to be given orders.
 */
export function actionIn(battle: BattleView, helm: Helm, laid: readonly Laid[], room: Room, fan: Fan): Box | null {
  const { stage } = battle;
  if (stage !== 'fighting' && stage !== 'over') return WHOLE_FIELD && lookedAt(WHOLE_FIELD);
  const fitting = (isLookedAt: (laid: Laid) => boolean): Fitting | null => fittingView(laid, room, fan, isLookedAt);
  const isNear = (seen: Fitting | null): seen is Fitting => seen !== null && (SIZE * room.width) / seen.view.width >= LEAST_HEX;
  const all = fitting(() => true);
  if (isNear(all)) return lookedAt(all.view);
  const engaged = engagedIn(battle, helm);
  const tokens = new Set([...engaged.firing, ...engaged.targets].map(({ token }) => token));
  const fighting = fitting(({ token }) => tokens.has(token));
  if (isNear(fighting) || !isNarrow(room)) return lookedAtIn(fighting ?? all);
  const holding = (pieces: readonly PieceView[]): Fitting | null => {
    const wanted = new Set(pieces.map(({ token }) => token));
    return fittingView(laid, room, fan, ({ token }) => wanted.has(token), true);
  };
  // Great fleets are looked at from so far that enemies are in view.
  const closest = laid.length > MANY ? null : closestIn(engaged, holding);
  return lookedAtIn(closest ?? fitting(({ token }) => helm.isReady(token)) ?? fighting ?? all);
}
