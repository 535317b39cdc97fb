/** Where each group goes: every hex is weighed by what the battle promises from there. */
import { distance } from '../../chart/hex.ts';
import type { Asked, Command, Item, Question } from '../../kernel/index.ts';
import { best } from '../../kernel/index.ts';
import type { Hex, ShipId } from '../battle.ts';
import type { Fighting } from '../fight.ts';
import type { Moving } from '../movement.ts';
import { passageOf } from '../slide.ts';
import { boxesLeft, isCrippled } from '../vessel.ts';
import { salvoesOf } from './fire.ts';
import type { Counter, Plot } from './plot.ts';
import { Prospects } from './prospects.ts';
import { balanceInWords, gainInWords } from './reasons.ts';
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
  const out = passageOf(plot.view, plot.side, from, to) === 'out';
  if (out && balance >= 1 && !isLame(pieces)) return 0;
  const speed = speedOf(pieces);
  return prospects.worth(group, speed, out ? null : to) - prospects.staying(group, speed, from) - (out ? plot.stakes.flight : 0);
}

function bestMove<K extends Fighting>(prospects: Prospects, { question, because }: Asked<K, Moving, Item>): Command | undefined {
  const groups = groupsOf(prospects.plot);
  const gain = ([group, to]: Moving['move']): number => gainOf(prospects, group, groups.get(group) ?? [], to);
  const move = best(question.targets('move'), gain, LEAST_GAIN);
  if (move) because?.(`The fight to come promises ${gainInWords(gain(move))} by this step. ${balanceInWords(prospects.balance)}.`);
  return move && question.order('move', move);
}

/** Nothing that she still has can hurt anybody. */
const isSpent = (plot: Plot, piece: Counter): boolean => salvoesOf(plot, piece).every(({ given }) => given.every((worth) => worth === 0));

/** CW-7.34b: a lame ship is left by those she would hold back, and one that has no more to fire gets out of the line. */
function leaveBehind<K extends Fighting>({ plot }: Prospects, question: Question<K, Moving>): Command | undefined {
  const lame = new Set(question.targets('detach'));
  if (lame.size === 0) return undefined;
  for (const pieces of groupsOf(plot).values())
    for (const piece of pieces)
      if (piece.own && lame.has(piece.own.id) && (pieces.some(({ speed }) => speed > piece.speed) || isSpent(plot, piece)))
        return question.order('detach', piece.own.id);
  return undefined;
}

/** GW-TAC-TOW: nobody saves a tow by being sunk with it. */
const cutTow = <K extends Fighting>({ balance }: Prospects, question: Question<K, Moving>): Command | undefined => {
  const [tow] = question.targets('drop');
  return tow === undefined || balance >= settings.beaten ? undefined : question.order('drop', tow);
};

/** CW-8.4c: a ship dead in the water that the next salvoes will sink and that can hurt nobody is better sunk by her own crew. */
function giveUp<K extends Fighting>({ plot }: Prospects, question: Question<K, Moving>): Command | undefined {
  const doomed = question.targets('scuttle').find((id) => isHopeless(plot, id));
  return doomed === undefined ? undefined : question.order('scuttle', doomed);
}

function isHopeless(plot: Plot, id: ShipId): boolean {
  const { own, enemies, stakes } = plot;
  if (stakes.vital.includes(id)) return false;
  const piece = own.find(({ vessels }) => vessels.some(({ sheet }) => sheet.id === id));
  const vessel = piece?.vessels.find(({ sheet }) => sheet.id === id);
  if (!piece || !vessel || !piece.dead || boxesLeft(vessel.sheet, vessel.condition, 'hull') > 1) return false;
  const { hex } = piece;
  if (hex === null) return false;
  const near = salvoesOf(plot, piece).flatMap(({ given, taken }, other) => {
    const enemy = enemies[other];
    if (!enemy?.hex || !enemy.known) return [];
    const range = distance(hex, enemy.hex);
    return [{ given: given[range] ?? 0, taken: taken[range] ?? 0 }];
  });
  return near.some(({ taken }) => taken > 0) && near.every(({ given }) => given === 0);
}

export function manoeuvre<K extends Fighting>(plot: Plot, asked: Asked<K, Moving, Item>): Command {
  const { question } = asked;
  const prospects = new Prospects(plot);
  return (
    giveUp(prospects, question) ??
    cutTow(prospects, question) ??
    leaveBehind(prospects, question) ??
    bestMove(prospects, asked) ??
    question.order('done')
  );
}
