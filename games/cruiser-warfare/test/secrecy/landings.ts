/** A convoy has come to its end, and the escorts that sailed unseen under its marker come into sight (CW-5.5d). */
import { CONVOYS } from '../../data/convoys.ts';
import { BUILT_IN } from '../../data/data.ts';
import { sequence } from '../../kind.ts';
import { launchAll } from '../../rules/arrivals.ts';
import { conclusion } from '../../rules/conclusion.ts';
import { pieceOf, raise } from '../../rules/fleet.ts';
import type { ShipId, State } from '../../state.ts';
import type { Deal } from './dealt.ts';
import { fewTurns, shuffled } from './dealt.ts';
import { dealQuarry } from './hunters.ts';

const ESCORTS: readonly ShipId[] = [
  'kent',
  'hampshire',
  'minotaur',
  'fox',
  'weymouth',
  'sydney',
  'australia',
  'glory',
  'montcalm',
  'askold',
];

/** As many escorts as the Central Powers will see, whoever they are; and how many transports there were is told to nobody. */
export const dealLanding: Deal = (g, openly, secretly) => {
  const { state } = g;
  dealQuarry(g, openly);
  const facts = openly(CONVOYS);
  const convoy = raise(state, { side: 'allied', post: 'marker', area: facts.to, mission: 'transport' });
  launchAll(BUILT_IN, state, convoy, facts.ships.slice(0, secretly([1, 3, facts.ships.length])));
  state.convoys.push({ id: facts.id, calledIn: 1, fleet: convoy.id, arrivedIn: state.turn - 1, done: false });
  const ships = shuffled(secretly, ESCORTS);
  const isFirst = secretly([true, false]);
  if (isFirst) raiseSentry(state);
  for (let escorts = openly([2, 3]); escorts > 0; escorts--) {
    const fields = { side: 'allied', post: 'marker', mission: 'escort', area: facts.to } as const;
    const escort = raise(state, { ...fields, hidden: true, charge: convoy.id });
    launchAll(BUILT_IN, state, escort, ships.splice(0, secretly([1, 2, 3])));
    for (const id of escort.pieces) pieceOf(state, id).fuel -= secretly([0, 1, 2]);
  }
  if (!isFirst) raiseSentry(state);
};

/** In sight of everybody; whether she was there before the escorts is her owner's affair. */
const raiseSentry = (state: State): void =>
  launchAll(BUILT_IN, state, raise(state, { side: 'allied', post: 'marker', area: 'hawaii', mission: 'intercept' }), ['diana']);

/** The troops go ashore, and the war goes on. */
export const goingAshore = sequence('going-ashore', 'CW-11.8c', [conclusion, fewTurns]);
