/** GW-4.2: what both sheets say is done. */
import { copyFleet } from '../copy.ts';
import type { War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import type { Play } from '../kind.ts';
import type { Fleet, PieceId, PortId, Side, State } from '../state.ts';
import { SIDES } from '../state.ts';
import { assign, follow } from './assignments.ts';
import { giveUp } from './giving-up.ts';
import { loseShip } from './losses.ts';
import type { Orders } from './order-lines.ts';
import { linesOf } from './order-lines.ts';
import { shiftsIn } from './orders-sheet.ts';
import { castOff, takeInTow } from './towing.ts';
import type { Written } from './writing.ts';

export function handOut(g: Play, drafts: Readonly<Record<Side, Orders>>): void {
  for (const side of SIDES) {
    const orders = drafts[side] ?? {};
    regroup(g.state, orders);
    for (const { piece, written } of linesOf(orders)) {
      const fleet = g.state.fleets.find((each) => each.id === piece);
      if (fleet) obey(g, fleet, written);
      else direct(g.state, piece, written);
    }
  }
}

/** GW-5.1a: pieces change fleets before anybody does anything else. */
function regroup({ fleets }: State, orders: Orders): void {
  const shifts = shiftsIn(orders);
  if (shifts.size === 0) return;
  for (const fleet of fleets) {
    const joining = [...shifts].flatMap(([piece, to]) => (to === fleet.id ? [piece] : []));
    fleet.pieces = [...fleet.pieces.filter((piece) => !shifts.has(piece)), ...joining];
  }
}

/** Airships, seaplanes and boats. */
function direct({ airships, boats }: State, id: string, { flight, bombs, station }: Written): void {
  for (const craft of airships) {
    if (craft.id !== id) continue;
    craft.plot = flight ?? [];
    craft.bombs = bombs ?? false;
  }
  for (const group of boats) if (group.id === id && station !== undefined) group.zone = station;
}

function obey(g: Play, fleet: Fleet, order: Written): void {
  const { state } = g;
  const war = warIn(g.data, state);
  if (order.mission !== undefined) assign(fleet, order.mission);
  if (order.stance !== undefined) fleet.stance = order.stance;
  if (order.charge !== undefined) follow(fleet, order.charge);
  if (order.plot !== undefined) fleet.plot = order.plot;
  for (const ship of order.scuttled ?? []) scuttle(g, fleet, ship);
  if (order.castOff !== undefined) castOff(state, ({ of }) => order.castOff?.includes(of) === true);
  for (const tow of order.tow ?? []) takeInTow(g, fleet, tow);
  if (order.abort !== undefined) giveUp(war, state, fleet, order.abort);
  if (order.detached !== undefined) detach(g, war, fleet, order.detached);
}

/** GW-11.2e */
function scuttle(g: Play, { side }: Fleet, ship: string): void {
  loseShip(g, ship, false);
  g.whisper?.([side], { type: 'lost', side, ship, how: 'scuttled' });
}

/** GW-TAC-CRIPPLED: those who are still afloat go home by themselves. */
function detach(g: Play, war: War, fleet: Fleet, { pieces, port }: { readonly pieces: readonly PieceId[]; readonly port: PortId }): void {
  const { state } = g;
  const leaving = pieces.filter((piece) => fleet.pieces.includes(piece));
  if (leaving.length === 0) return;
  const id = `${fleet.side}-detached-${++state.serial.fleet}`;
  const detached = copyFleet(fleet, id, `${fleet.name}, detached`);
  follow(detached, null);
  detached.bound = null;
  detached.pieces = leaving;
  detached.token = '';
  detached.mines = 0;
  state.fleets.push(detached);
  fleet.pieces = fleet.pieces.filter((piece) => !leaving.includes(piece));
  castOff(state, ({ by, of }) => leaving.includes(by) !== leaving.includes(of));
  giveUp(war, state, detached, port);
}
