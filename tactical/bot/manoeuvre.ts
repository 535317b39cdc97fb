/** Where each group goes: every hex is weighed by the fire it gives and the fire it takes, now and after closing. */
import type { Command } from '../../kernel/index.ts';
import type { Hex } from '../battle.ts';
import { distance } from '../hexes.ts';
import { leavesMap } from '../slide.ts';
import { boxesLeft } from '../vessel.ts';
import type { Question } from './asked.ts';
import { best, order, part, targets } from './asked.ts';
import { balanceIn } from './balance.ts';
import { FARTHEST, fireOf, salvoes } from './fire.ts';
import type { Counter, Plot, Stakes } from './plot.ts';
import { settings } from './settings.ts';

/** What a piece's fire on another is worth by the hexes between them, counting what it can close. */
type Threat = readonly number[];

const patienceOf = (from: Counter, to: Counter): number => {
  const { slower, equal, faster } = settings.patience;
  return from.speed > to.speed ? faster : from.speed === to.speed ? equal : slower;
};

function threatOf(plot: Plot, from: Counter, to: Counter): Threat {
  const patience = patienceOf(from, to);
  const threat: number[] = [];
  let later = 0;
  for (const now of salvoes(plot, from, to)) {
    later = Math.max(now, later * patience);
    threat.push(settings.present * now + (1 - settings.present) * later);
  }
  return threat;
}

/** Beyond the last reach it fades with every hex. */
const threatAt = (threat: Threat, away: number, patience: number): number =>
  away <= FARTHEST ? (threat[away] ?? 0) : (threat[FARTHEST] ?? 0) * patience ** (away - FARTHEST);

/** How much a point lost weighs against a point won: the stronger a fleet is, the less. */
const cautionOf = (balance: number, { resolve }: Stakes): number =>
  Math.min(settings.shyest, Math.max(settings.boldest, settings.caution * balance ** -settings.sway)) / resolve;

/** Both fleets on the map, and what each piece means to each. */
class Chart {
  readonly balance: number;
  private readonly given: readonly (readonly Threat[])[];
  private readonly taken: readonly (readonly Threat[])[];
  private readonly caution: number;

  constructor(readonly plot: Plot) {
    const { own, enemies } = plot;
    this.given = own.map((piece) => enemies.map((enemy) => threatOf(plot, piece, enemy)));
    this.taken = enemies.map((enemy) => own.map((piece) => threatOf(plot, enemy, piece)));
    this.balance = balanceIn(plot);
    this.caution = cautionOf(this.balance, plot.stakes);
  }

  /** What it is worth that a group stands in a hex; null for one that is out of the battle. */
  worth(group: number, hex: Hex | null): number {
    return this.gains(group, hex) - this.caution * this.risks(group, hex);
  }

  private isIn(group: number, piece: Counter): boolean {
    return piece.own?.group === group;
  }

  private gains(group: number, hex: Hex | null): number {
    const { own, enemies } = this.plot;
    let sum = 0;
    for (const [place, piece] of own.entries()) {
      if (hex === null || !this.isIn(group, piece)) continue;
      let most = 0;
      for (const [other, enemy] of enemies.entries()) {
        const threat = this.given[place]?.[other];
        if (!threat || enemy.hex === null) continue;
        most = Math.max(most, threatAt(threat, distance(hex, enemy.hex), patienceOf(piece, enemy)));
      }
      sum += most;
    }
    return sum;
  }

  /** Every enemy fires as well as he can, and at each ship the more the better a target she is. */
  private risks(group: number, hex: Hex | null): number {
    const { own, enemies } = this.plot;
    let sum = 0;
    for (const [other, enemy] of enemies.entries()) {
      if (enemy.hex === null) continue;
      let most = 0;
      let all = 0;
      let here = 0;
      for (const [place, piece] of own.entries()) {
        const isHere = this.isIn(group, piece);
        const at = isHere ? hex : piece.hex;
        const threat = this.taken[other]?.[place];
        if (at === null || !threat) continue;
        const danger = threatAt(threat, distance(at, enemy.hex), patienceOf(enemy, piece));
        most = Math.max(most, danger);
        all += danger;
        if (isHere) here += danger;
      }
      if (all > 0) sum += (most * here) / all;
    }
    return sum;
  }
}

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

/** Gains smaller than this are not worth the coal. */
const LEAST_GAIN = 1e-6;

function bestMove(chart: Chart, asked: Question): Command | undefined {
  const { plot } = chart;
  const groups = groupsOf(plot);
  const now = new Map([...groups].map(([group, [first]]) => [group, chart.worth(group, first?.hex ?? null)]));
  const move = best(
    targets(asked, 'move'),
    (target) => {
      const group = Number(part(target, 0));
      const to = Number(part(target, 1));
      const from = groups.get(group)?.[0]?.hex ?? to;
      const out = isExit(plot, from, to);
      return chart.worth(group, out ? null : to) - (now.get(group) ?? 0) - (out ? plot.stakes.flight : 0);
    },
    LEAST_GAIN,
  );
  return move === undefined ? undefined : order(asked, 'move', move);
}

/** CW-7.34b: a lame ship is left by those she would hold back. */
function leaveBehind({ plot }: Chart, asked: Question): Command | undefined {
  const lame = new Set(targets(asked, 'detach').map(String));
  if (lame.size === 0) return undefined;
  for (const pieces of groupsOf(plot).values())
    for (const piece of pieces)
      if (piece.own && lame.has(piece.own.id) && pieces.some(({ speed }) => speed > piece.speed))
        return order(asked, 'detach', piece.own.id);
  return undefined;
}

/** GW-TAC-TOW: nobody saves a tow by being sunk with it. */
const cutTow = ({ balance }: Chart, asked: Question): Command | undefined => {
  const [tow] = targets(asked, 'drop');
  return tow === undefined || balance >= settings.beaten ? undefined : order(asked, 'drop', tow);
};

/** CW-8.4c: a ship dead in the water that the next salvoes will sink and that can hurt nobody is better sunk by her own crew. */
function giveUp({ plot }: Chart, asked: Question): Command | undefined {
  const doomed = targets(asked, 'scuttle').find((id) => isHopeless(plot, String(id)));
  return doomed === undefined ? undefined : order(asked, 'scuttle', doomed);
}

function isHopeless(plot: Plot, id: string): boolean {
  const { own, enemies } = plot;
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
  const chart = new Chart(plot);
  return giveUp(chart, asked) ?? cutTow(chart, asked) ?? leaveBehind(chart, asked) ?? bestMove(chart, asked) ?? order(asked, 'done');
}
