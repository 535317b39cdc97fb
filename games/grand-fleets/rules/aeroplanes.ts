/** GF-9.3.1: aeroplanes take off from their ships and come back to them, at the end of a turn. */
import type { Reason } from '../../../kernel/index.ts';
import { firstPart } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf, shipIn } from '../data/data.ts';
import type { At, Play } from '../kind.ts';
import { plan, when } from '../kind.ts';
import type { AircraftId, AircraftState, ShipState, Side } from '../state.ts';
import { SIDES } from '../state.ts';
import { craftName, type Sky, wingOf } from './aircraft.ts';
import { handedIn, handIn } from './drafting.ts';
import { isAfloat } from './ships.ts';

type Standing = At<readonly AircraftId[]>;
type Carrier = Readonly<Pick<ShipState, 'id' | 'fate' | 'hex' | 'spent'>>;
type Craft = Readonly<AircraftState>;
interface Deck extends Sky {
  readonly ships: readonly Carrier[];
}

/** GF-9.3.1: seaplanes are hoisted out and in by a ship that lies still, or makes no more than this. */
const SLOW = 1;

/** The ship that carries it, if she is afloat. */
export function carrierOf<S extends Carrier>(battle: Battle, deck: { readonly ships: readonly S[] }, id: AircraftId): S | null {
  const { ship } = wingOf(battle, id);
  if (ship === null) return null;
  const carrier = shipIn(battle, deck, ship);
  return isAfloat(carrier) ? carrier : null;
}

const mayTakeOff = (battle: Battle, deck: Deck, { id, fate }: Craft): boolean => {
  const carrier = carrierOf(battle, deck, id);
  return fate === 'aboard' && carrier !== null && (carrier.spent <= SLOW || !wingOf(battle, id).type.needsWater);
};

const mayComeHome = (battle: Battle, deck: Deck, { id, fate, hex, level }: Craft): boolean => {
  const carrier = carrierOf(battle, deck, id);
  return fate === 'aloft' && level === 0 && carrier !== null && carrier.hex === hex && carrier.spent <= SLOW;
};

const readyOf = (battle: Battle, deck: Deck, side: Side): Craft[] =>
  deck.aircraft.filter((craft) => craft.side === side && (mayTakeOff(battle, deck, craft) || mayComeHome(battle, deck, craft)));

const sidesReady = ({ data, state }: Pick<Play, 'data' | 'state'>): Side[] =>
  state.aircraft.length === 0 ? [] : SIDES.filter((side) => readyOf(battleOf(data, state), state, side).length > 0);

const NO_TAKE_OFF: Reason = {
  words: 'it must be aboard a ship of yours that is afloat, and a seaplane needs one that made no more than one movement point',
  rule: 'GF-9.3.1',
};
const NO_RECOVERY: Reason = {
  words: 'it must be just above its own ship, and she must have made no more than one movement point',
  rule: 'GF-9.3.1',
};

type May = (battle: Battle, deck: Deck, craft: Craft) => boolean;

const ownWho = ({ data, state, side, draft }: Standing, id: AircraftId, may: May): AircraftId[] =>
  state.aircraft.some((craft) => craft.id === id && craft.side === side && may(battleOf(data, state), state, craft)) && !draft.includes(id)
    ? [id]
    : [];

const verb = (may: May, words: string, why: Reason) => ({
  under: firstPart,
  of: (at: Standing, id: string) => ownWho(at, id, may),
  why: () => why,
  label: (view: { readonly battle: string }, id: AircraftId, { data }: Omit<Standing, 'state'>) =>
    `${craftName(battleOf(data, view), id)}: ${words}`,
  does: (draft: readonly AircraftId[], id: AircraftId) => [...draft, id],
});

/** GF-2.2j: placed in the hex of its ship, to fly in the next turn. */
function takeOff(g: Play, craft: AircraftState): void {
  const carrier = carrierOf(battleOf(g.data, g.state), g.state, craft.id);
  if (!carrier) return;
  craft.fate = 'aloft';
  craft.hex = carrier.hex;
  craft.level = 0;
}

function tell(g: Play, type: 'took-off' | 'came-home', side: Side, aircraft: readonly AircraftState[]): void {
  if (aircraft.length === 0) return;
  const wings = aircraft.map(({ id }) => wingOf(battleOf(g.data, g.state), id));
  g.tell?.({ type, side, names: wings.map(({ name }) => name), ships: [...new Set(wings.flatMap(({ ship }) => ship ?? []))] });
}

function carryOut(g: Play, side: Side, ids: readonly AircraftId[]): void {
  const ordered = g.state.aircraft.filter(({ id }) => ids.includes(id));
  const [starting, landing] = [ordered.filter(({ fate }) => fate === 'aboard'), ordered.filter(({ fate }) => fate === 'aloft')];
  for (const craft of starting) takeOff(g, craft);
  for (const craft of landing) craft.fate = 'home';
  tell(g, 'took-off', side, starting);
  tell(g, 'came-home', side, landing);
}

/** GF-2.2j: step c of the End Phase. */
export const aeroplanes = when(
  (g) => sidesReady(g).length > 0,
  plan<{ launch: AircraftId; recover: AircraftId; wait: AircraftId; done: true }, readonly AircraftId[]>('aeroplanes', 'GF-9.3.1', {
    who: sidesReady,
    draft: () => [],
    asks: () => 'Which aeroplanes take off, and which come back?',
    pieces: ({ data, state, side }) => readyOf(battleOf(data, state), state, side).map(({ id }) => id),
    verbs: {
      launch: verb(mayTakeOff, 'take off', NO_TAKE_OFF),
      recover: verb(mayComeHome, 'come aboard, for the rest of the battle', NO_RECOVERY),
      wait: {
        under: firstPart,
        of: ({ draft }, id) => (draft.includes(id) ? [id] : []),
        why: () => ({ words: 'it has no such order', rule: 'GF-9.3.1' }),
        label: (view, id, { data }) => `${craftName(battleOf(data, view), id)}: stay where it is after all`,
        does: (draft, id) => draft.filter((each) => each !== id),
      },
      done: {
        ...handIn,
        consequence: ({ draft }) => handedIn(draft, 'all stay where they are', 'takes off or comes back', 'take off or come back'),
      },
    },
    commit: (g, drafts) => {
      for (const side of SIDES) carryOut(g, side, drafts[side] ?? []);
    },
  }),
);
