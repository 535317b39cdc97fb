/** Where each group goes: every hex is weighed by what the battle promises from there. */
import { distance } from '../../chart/hex.ts';
import type { Command } from '../../kernel/index.ts';
import type { Hex } from '../battle.ts';
import { leavesMap } from '../slide.ts';
import { boxesLeft, isCrippled } from '../vessel.ts';
import type { Question } from './asked.ts';
import { best, order, part, targets } from './asked.ts';
import { fireOf, salvoes } from './fire.ts';
import type { Counter, Plot } from './plot.ts';
import { Prospects } from './prospects.ts';
import { settings } from './settings.ts';

const groupsOf = ({ own }: Plot): Map<number, Counter[]> => {
  const groups = new Map<number, Counter[]>();
  for (const piece of own) {
    if (piece.own === null || piece.hex === null) continue;
    const mates = groups.get(piece.own.group);
    if (mates) mates.push(piece);
    else groups.set(piece.own.group, [piece]);
  }
  return groups;
};

/** CW-7.33a: a step over the ring beyond the sight of every enemy leads out of the battle. */
function isExit({ view, enemies }: Plot, from: Hex, to: Hex): boolean {
  if (!('sight' in view) || !leavesMap(from, to)) return false;
  return enemies.every(({ hex }) => hex === null || (distance(from, hex) > view.sight && distance(to, hex) > view.sight));
}

/** A group goes by its slowest piece (CW-7.3a). */
const speedOf = (pieces: readonly Counter[]): number => Math.min(...pieces.map(({ speed }) => speed));

const isLame = (pieces: readonly Counter[]): boolean =>
  pieces.every(({ vessels }) => vessels.some(({ sheet, condition }) => isCrippled(sheet, condition)));

/** Gains smaller than this are not worth the coal. */
const LEAST_GAIN = 1e-6;

/** What a group gains by a step. Out of a battle that is not being lost go cripples alone. */
function gainOf(prospects: Prospects, group: number, pieces: readonly Counter[], to: Hex): number {
  const { plot, balance } = prospects;
  const from = pieces[0]?.hex ?? to;
  const out = isExit(plot, from, to);
  if (out && balance >= 1 && !isLame(pieces)) return 0;
  const speed = speedOf(pieces);
  return prospects.worth(group, speed, out ? null : to) - prospects.worth(group, speed, from) - (out ? plot.stakes.flight : 0);
}

function bestMove(prospects: Prospects, asked: Question): Command | undefined {
  const groups = groupsOf(prospects.plot);
  const move = best(
    targets(asked, 'move'),
    (target) => {
      const group = Number(part(target, 0));
      return gainOf(prospects, group, groups.get(group) ?? [], Number(part(target, 1)));
    },
    LEAST_GAIN,
  );
  return move === undefined ? undefined : order(asked, 'move', move);
}

/** Nothing that she still has can hurt anybody. */
const isSpent = (plot: Plot, piece: Counter): boolean =>
  plot.enemies.every((enemy) => salvoes(plot, piece, enemy).every((worth) => worth === 0));

/** CW-7.34b: a lame ship is left by those she would hold back, and one that has no more to fire gets out of the line. */
function leaveBehind({ plot }: Prospects, asked: Question): Command | undefined {
  const lame = new Set(targets(asked, 'detach').map(String));
  if (lame.size === 0) return undefined;
  for (const pieces of groupsOf(plot).values())
    for (const piece of pieces)
      if (piece.own && lame.has(piece.own.id) && (pieces.some(({ speed }) => speed > piece.speed) || isSpent(plot, piece)))
        return order(asked, 'detach', piece.own.id);
  return undefined;
}

/** GW-TAC-TOW: nobody saves a tow by being sunk with it. */
const cutTow = ({ balance }: Prospects, asked: Question): Command | undefined => {
  const [tow] = targets(asked, 'drop');
  return tow === undefined || balance >= settings.beaten ? undefined : order(asked, 'drop', tow);
};

/** CW-8.4c: a ship dead in the water that the next salvoes will sink and that can hurt nobody is better sunk by her own crew. */
function giveUp({ plot }: Prospects, asked: Question): Command | undefined {
  const doomed = targets(asked, 'scuttle').find((id) => isHopeless(plot, String(id)));
  return doomed === undefined ? undefined : order(asked, 'scuttle', doomed);
}

function isHopeless(plot: Plot, id: string): boolean {
  const { own, enemies, stakes } = plot;
  if (stakes.vital.includes(id)) return false;
  const piece = own.find(({ vessels }) => vessels.some(({ sheet }) => sheet.id === id));
  const vessel = piece?.vessels.find(({ sheet }) => sheet.id === id);
  if (!piece || !vessel || !piece.dead || boxesLeft(vessel.sheet, vessel.condition, 'hull') > 1) return false;
  const { hex } = piece;
  if (hex === null) return false;
  const near = enemies.filter((enemy) => enemy.hex !== null && enemy.known);
  const range = (enemy: Counter): number => distance(hex, enemy.hex ?? hex);
  const isUnderFire = near.some((enemy) => fireOf(plot, enemy, piece, range(enemy)) > 0);
  return isUnderFire && near.every((enemy) => fireOf(plot, piece, enemy, range(enemy)) === 0);
}

export function manoeuvre(plot: Plot, asked: Question): Command {
  const prospects = new Prospects(plot);
  return (
    giveUp(prospects, asked) ??
    cutTow(prospects, asked) ??
    leaveBehind(prospects, asked) ??
    bestMove(prospects, asked) ??
    order(asked, 'done')
  );
}
