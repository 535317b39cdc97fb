/** CW-10.3, CW-10.6, CW-10.7: coal from ports, Etappen and neutrals; colliers and prizes are in feeding.ts. */
import type { Odds } from '../../../kernel/index.ts';
import { atLeast, badge, chanceOf, comingRoll, d6, oddsOf, oddsOfRoll, otherwise, secretCheck } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { AREAS } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, PieceId, State } from '../state.ts';
import { within } from '../words/names.ts';
import { feedAll } from './feeding.ts';
import { fleetsIn, fleetsOf, inOpenOrder, pieceOf, sizeOf } from './fleet.ts';
import { burnForStaying, capacityOf, refuel } from './fuel.ts';
import { hasCentralPort } from './ports.ts';
import { betray } from './sight.ts';

/** What the Central Powers know of the Etappen, in the state or in their view. */
interface Stores {
  readonly etappen: readonly Area[];
  readonly usedEtappen: readonly Area[];
}

/** CW-10.6c: a supply that was laid in and not yet used. */
export const hasEtappe = ({ etappen, usedEtappen }: Stores, area: Area): boolean => etappen.includes(area) && !usedEtappen.includes(area);

/** CW-10.3a, CW-10.3b, CW-10.6c, CW-10.7: may the order be given at all? A neutral can always be asked. */
export const mayCoalIn = (data: Data, state: State, fleet: Fleet, area: Area): boolean =>
  fleet.side === 'allied' ? data.areas[area].coal : hasCentralPort(state, area) || data.areas[area].etappe;

/** CW-10.7: where neutrals sell coal, and there is neither a port nor an Etappe of one's own. */
const isNeutral = (data: Data, state: State, area: Area): boolean =>
  data.areas[area].etappe && !hasCentralPort(state, area) && !hasEtappe(state.secrets, area);

const mustAskNeutral = (data: Data, state: State, { order, area, decoy }: Fleet): boolean =>
  order.act === 'coal' && !decoy && isNeutral(data, state, area);

/** What they get is in their bunkers (CW-3.1a). */
export const neutralRoll = secretCheck('neutral-coal', 'CW-10.7', 'Coal from a neutral', {
  dice: d6,
  rows: [atLeast(5, 'coal'), otherwise('refused')],
  outcomes: { coal: 'the neutral looks away', refused: 'the neutral refuses' },
  worth: (outcome) => (outcome === 'coal' ? 1 : 0),
});

/** What an order to coal in an area may come to; nothing where coal is sure. */
export const neutralOdds = (data: Data, state: State, area: Area): Odds | undefined =>
  isNeutral(data, state, area) ? oddsOfRoll(neutralRoll, {}, [['coal', 'coal', true]]) : undefined;

/** Where neutrals are about to be asked. */
function areasAsking(data: Data, state: State): Area[] {
  const asking = fleetsOf(state, 'central').filter((fleet) => mustAskNeutral(data, state, fleet));
  return asking.length === 0 ? [] : AREAS.filter((area) => asking.some((fleet) => fleet.area === area));
}

/** What the neutrals who are asked this turn may say. */
export function oddsOfAsking(data: Data, state: State): Odds | undefined {
  const areas = areasAsking(data, state);
  const chance = chanceOf(neutralRoll, {}, 'coal');
  const badges = areas.map((area) => badge(area, `coal ${within(area)}`, true, chance));
  return areas.length === 0 ? undefined : oddsOf(badges, comingRoll(neutralRoll, {}));
}

/** CW-10.7: one die for the area; whoever asks is seen, and how many ships ask is told. */
export const neutralCoal = auto('neutral-coal', 'CW-10.7', (g) => {
  for (const area of areasAsking(g.data, g.state)) ask(g, area);
});

function ask(g: Play, area: Area): void {
  const { data, state } = g;
  const fleets = fleetsIn(state, 'central', area).filter((fleet) => mustAskNeutral(data, state, fleet));
  for (const fleet of inOpenOrder(g, fleets)) betray(g, fleet);
  g.tell?.({ type: 'neutral-asked', area, ships: fleets.reduce((sum, fleet) => sum + sizeOf(state, fleet), 0) });
  const answer = g.rollFor(['central'], neutralRoll, {}, { about: area, by: 'central' });
  if (answer === 'coal') for (const fleet of fleets) fleet.granted = true;
}

/** CW-10.32b: who was attacked gets nothing. */
const isUndisturbed = (state: State, fleet: Fleet): boolean => !fleet.fought && fleet.movedIn !== state.turn;

const hasCoalNow = (data: Data, state: State, fleet: Fleet): boolean =>
  fleet.side === 'allied'
    ? data.areas[fleet.area].coal
    : fleet.granted || hasCentralPort(state, fleet.area) || hasEtappe(state.secrets, fleet.area);

/** CW-10.31, CW-4.6: coaling takes effect; then whoever lay still without it burns a box (CW-10.11, CW-10.12). */
export function finishCoaling(g: Play): void {
  const { data, state } = g;
  const supplied = new Set<PieceId>();
  const emptied = new Set<Area>();
  for (const fleet of state.fleets)
    if (fleet.order.act === 'coal' && isUndisturbed(state, fleet) && hasCoalNow(data, state, fleet)) coal(g, fleet, supplied, emptied);
  state.secrets.usedEtappen.push(...emptied);
  feedAll(g, supplied);
  burnForStaying(state, supplied);
}

function coal(g: Play, fleet: Fleet, supplied: Set<PieceId>, emptied: Set<Area>): void {
  const { data, state } = g;
  for (const id of fleet.pieces) {
    const piece = pieceOf(state, id);
    refuel(data, state, piece, capacityOf(data, piece));
    supplied.add(id);
  }
  // CW-10.6c: once in each area, for all who coal there in the same turn.
  if (fleet.side === 'central' && !fleet.granted && !hasCentralPort(state, fleet.area)) emptied.add(fleet.area);
  g.whisper?.([fleet.side], { type: 'coaled', fleet: fleet.id, area: fleet.area });
}
