/** GW-18.1 (ours): points for ships and for what was to be done, and who is ahead at the end. */
import type { Ending } from '../../../kernel/index.ts';
import type { Side } from '../../../tactical/battle.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import { isCrippled } from '../../../tactical/vessel.ts';
import type { Berth, War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import type { Aim } from '../data/operation.ts';
import type { Play } from '../kind.ts';
import { auto, when } from '../kind.ts';
import type { ShipState, State } from '../state.ts';
import { settle } from './aims.ts';

const isMerchantman = ({ sheet: { type } }: Berth): boolean => type === 'collier' || type.endsWith('transport');

const multiplies = (aim: Aim, side: Side, berth: Berth): boolean =>
  aim.kind === 'worth' && aim.side === side && (aim.of === 'merchant' ? isMerchantman(berth) : berth.sheet.class === 'capital');

/** GW-18.1a: what a ship is worth to the side that sinks her. */
export const worthOf = ({ operation: { aims } }: War, berth: Berth): number =>
  aims.reduce(
    (worth, aim) => (aim.kind === 'worth' && multiplies(aim, enemyOf(berth.side), berth) ? worth * aim.times : worth),
    berth.sheet.points,
  );

type Counted = Pick<State, 'ships' | 'scored'>;

/** Whole for one that is lost; at the end a quarter, rounded up, for one that is crippled. */
const pointsFor = (war: War, berth: Berth, ship: ShipState, isOver: boolean): number => {
  if (ship.fate === 'gone') return worthOf(war, berth);
  return isOver && ship.fate === 'afloat' && isCrippled(berth.sheet, ship) ? Math.ceil(worthOf(war, berth) / 4) : 0;
};

/** The points of a side, as far as whoever counts them knows. */
export function pointsOf(war: War, { ships, scored }: Counted, side: Side, isOver: boolean): number {
  const won = war.berths.reduce((sum, berth, place) => {
    const ship = ships[place];
    return berth.side === side || !ship ? sum : sum + pointsFor(war, berth, ship, isOver);
  }, 0);
  return scored.reduce((sum, score) => (score.side === side ? sum + score.points : sum), won);
}

function finish(g: Play): void {
  const { state } = g;
  const war = warIn(g.data, state);
  settle(war, state);
  const [allied, central] = [pointsOf(war, state, 'allied', true), pointsOf(war, state, 'central', true)];
  const lead = allied - central;
  const winner = Math.abs(lead) < war.operation.margin ? null : lead > 0 ? 'allied' : 'central';
  const { sides } = war.operation;
  g.tell?.({ type: 'over', allied, central, winner, names: { allied: sides.allied.name, central: sides.central.name } });
  g.end({
    result: winner ?? 'draw',
    winner,
    score: lead,
    words:
      winner === null
        ? `A draw, ${allied} to ${central}`
        : `${sides[winner].name} won, ${Math.max(allied, central)} to ${Math.min(allied, central)}`,
  });
}

/** The other side has won, however the points stand: they were not played out. */
export function resigned(g: Play, side: Side): Ending {
  const war = warIn(g.data, g.state);
  const winner = enemyOf(side);
  const score = pointsOf(war, g.state, 'allied', false) - pointsOf(war, g.state, 'central', false);
  g.tell?.({ type: 'resigned', side, name: war.operation.sides[side].name });
  return { result: winner, winner, score, words: `${war.operation.sides[winner].name} won: the enemy has resigned` };
}

export const ending = when(({ data, state }) => state.turn >= warIn(data, state).operation.turns.last, auto('ending', 'GW-18.1', finish));
