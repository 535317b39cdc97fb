/** CW-5.84, CW-5.85: what becomes of the merchantmen that are taken. */
import type { Odds } from '../../../kernel/index.ts';
import { atLeastOf, badge, comingRoll, oddsOf, secretAmount, secretLot, spreadOf, sumOf, twoD6 } from '../../../kernel/index.ts';
import type { Play } from '../kind.ts';
import { auto, decision, each, sequence, theCentral } from '../kind.ts';
import type { FleetId, ShipId, State } from '../state.ts';
import type { View } from '../view.ts';
import { nameFor } from '../words/fleets.ts';
import { fleetOf, isPrize, launch } from './fleet.ts';
import { award } from './scoring.ts';

/** CW-5.85: the total of two dice is the coal left in her bunkers, and the captor alone knows it. */
export const bunkers = secretAmount('prize-coal', 'CW-5.85', 'Coal in the prize', {
  dice: twoD6,
  words: (total) => `${total} boxes of coal`,
  worth: (total) => total,
});

/** The stock of prizes that have not sailed yet. */
const prizesLeft = (state: State): ShipId[] => state.ships.filter(({ id, fate }) => fate === 'waiting' && isPrize(id)).map(({ id }) => id);

/** CW-3.1a: any of the stock, for the number of a prize met in battle would tell how many have been kept. */
export const prizeLot = secretLot('prize', 'CW-5.84a', 'A prize is named by lot');

/** What a fleet has taken and not kept. */
const takenBy = ({ spoils }: Pick<State, 'spoils'> | View, id: FleetId): number => spoils.find(({ fleet }) => fleet === id)?.prizes ?? 0;

/** CW-5.84a: she sails on as a slow transport of the fleet that took her. */
function keep(g: Play, id: FleetId): void {
  const { data, state } = g;
  const prize = g.drawFor([], prizeLot, prizesLeft(state));
  const coal = g.rollFor(['central'], bunkers, {}, { about: prize, by: 'central' });
  launch(data, state, fleetOf(state, id), prize, [prize], coal);
  g.whisper?.(['central'], { type: 'prize-kept', fleet: id, prize });
}

/** What two dice show on average. */
const USUAL_COAL = 7;

function coalOdds(kept: number): Odds {
  const boxes = kept * USUAL_COAL;
  const chance = atLeastOf(sumOf(spreadOf(bunkers, {}), kept), boxes);
  return oddsOf([badge('coal', `${boxes} boxes of coal or more`, true, chance)], comingRoll(bunkers, {}));
}

/** How many can be kept; the others go to the bottom at once. */
const shares = (taken: number, left: number): number[] => Array.from({ length: Math.min(taken, left) + 1 }, (_, kept) => kept);

const counted = (prizes: number): string => (prizes === 1 ? 'her' : prizes === 2 ? 'both' : `all ${prizes}`);

function inWords(taken: number, kept: number): string {
  if (kept === 0) return `Sink ${counted(taken)}`;
  return kept === taken ? `Keep ${counted(taken)}` : `Keep ${kept}, sink ${taken - kept}`;
}

/** One question for each fleet, whatever it has taken: how many of them it is only the captor learns (CW-5.86a). */
export const prizeChoice = decision<{ keep: number }, FleetId>('prize', 'CW-5.84a', {
  who: theCentral,
  asks: (view, { item }) => {
    const taken = takenBy(view, item);
    return `${nameFor(view, item)} has taken ${taken === 1 ? 'a merchantman: keep her or sink her' : `${taken} merchantmen: how many are kept`}?`;
  },
  verbs: {
    keep: {
      ends: true,
      of: ({ state, item }) => shares(takenBy(state, item), prizesLeft(state).length),
      label: (view, kept, { item }) => inWords(takenBy(view, item), kept),
      odds: (_, kept) => (kept === 0 ? undefined : coalOdds(kept)),
      why: () => ({ words: 'no more than were taken, as long as the stock of prizes lasts', rule: 'CW-5.84a' }),
      does: (g, kept, { item }) => {
        for (let n = 0; n < kept; n++) keep(g, item);
        for (const spoil of g.state.spoils) if (spoil.fleet === item) spoil.prizes -= kept;
      },
    },
  },
});

/** CW-5.84b: all that are not kept, told together, so that nobody sees who sank them, or when. */
const scuttled = auto('prizes-scuttled', 'CW-5.84b', (g) => {
  const { state } = g;
  const points = state.spoils.reduce((sum, { prizes }) => sum + prizes, 0);
  state.spoils = [];
  award(g, { side: 'central', points, why: 'prize-scuttled', rule: 'CW-5.84b' });
});

export const prizes = sequence('prizes', 'CW-5.84a', [
  each<FleetId>('prizes', 'CW-5.84a', ({ state }) => state.spoils.map(({ fleet }) => fleet), prizeChoice),
  scuttled,
]);
