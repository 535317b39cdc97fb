/** GF-2.2c: the Command Phase, in which command passes on, and it is found who is in command. */
import type { Reason } from '../../../kernel/index.ts';
import { check, d10, firstPart, oddsOfRoll, titled, unspoken, upTo } from '../../../kernel/index.ts';
import { battleOf, cardOf, type Data, shipIn } from '../data/data.ts';
import type { At, Play } from '../kind.ts';
import { auto, plan, sequence, when } from '../kind.ts';
import type { ShipId, Side, Squadron, SquadronId, State } from '../state.ts';
import { SIDES } from '../state.ts';
import { squadronIn, whyOutOfCommand } from './command.ts';
import { isPiece, piecesOf } from './divisions.ts';
import { type Drafted, handedIn, handIn, ordersFor, without } from './drafting.ts';
import { muster, regrouping } from './regrouping.ts';
import { isAfloat } from './ships.ts';

/** GF-4.2.2b: how long it takes until signals are obeyed again. */
export const delay = check('transfer', 'GF-4.2.2b', 'Transfer of command', {
  dice: d10,
  rows: [upTo(1, 'three-more'), upTo(3, 'two-more'), upTo(6, 'one-more'), upTo(10, 'this-turn')],
  outcomes: {
    'this-turn': 'out of command this turn',
    'one-more': 'out of command this turn and the next',
    'two-more': 'out of command this turn and the next two',
    'three-more': 'out of command this turn and the next three',
  },
});

const TURNS = { 'this-turn': 1, 'one-more': 2, 'two-more': 3, 'three-more': 4 } as const;

/** GF-4.2.2a: a transfer that is under way runs its course, unless its new leader is lost. */
function mayTransfer(data: Data, state: State, { valid, leaderless, leader }: Squadron): boolean {
  return valid && (leaderless === 0 || !isAfloat(shipIn(battleOf(data, state), state, leader)));
}

/** GF-4.1f: nobody leads but a ship of the squadron. */
function heirsOf(data: Data, state: State, squadron: Squadron): ShipId[] {
  if (!mayTransfer(data, state, squadron)) return [];
  const battle = battleOf(data, state);
  const isHeir = (id: ShipId): boolean => id !== squadron.leader && isPiece(state, { id }) && isAfloat(shipIn(battle, state, id));
  return squadron.ships.filter(isHeir);
}

const squadronsOf = (data: Data, state: State, side: Side): SquadronId[] =>
  state.squadrons.filter((each) => each.side === side && heirsOf(data, state, each).length > 0).map(({ id }) => id);

const sidesAsked = (data: Data, state: State): Side[] => SIDES.filter((side) => squadronsOf(data, state, side).length > 0);

type Transfers = Drafted<ShipId>;

const whyNoTransfer = ({ data, state, side }: At<Transfers>, target: unknown): Reason => {
  const [id] = Array.isArray(target) ? target : [];
  const squadron = state.squadrons.find((each) => each.id === id && each.side === side);
  return squadron && !mayTransfer(data, state, squadron)
    ? { words: 'command of that squadron cannot pass on now', rule: 'GF-4.2.2a' }
    : { words: 'command passes to another ship of the squadron that is afloat', rule: 'GF-4.1f' };
};

export const transfers = plan<{ transfer: readonly [SquadronId, ShipId]; keep: SquadronId; done: true }, Transfers>(
  'transfers',
  'GF-4.2.2a',
  {
    who: ({ data, state }) => sidesAsked(data, state),
    draft: () => ({}),
    asks: () => 'Does any squadron get another leader?',
    pieces: ({ data, state, side }) => squadronsOf(data, state, side),
    verbs: {
      transfer: {
        under: firstPart,
        of: ({ data, state, draft }, id) =>
          heirsOf(data, state, squadronIn(state, id))
            .filter((ship) => draft[id] !== ship)
            .map((ship) => [id, ship] as const),
        why: whyNoTransfer,
        label: (view, [squadron, ship], { data }) => `${cardOf(battleOf(data, view), ship).name} leads ${squadronIn(view, squadron).name}`,
        odds: () =>
          oddsOfRoll(delay, {}, [
            ['this-turn', 'this turn', true],
            ['one-more', 'two turns', false],
            ['two-more', 'three turns', false],
            ['three-more', 'four turns', false],
          ]),
        caution: ({ data, state }, [id]) =>
          isAfloat(shipIn(battleOf(data, state), state, squadronIn(state, id).leader))
            ? 'The squadron is out of command for this turn at least.'
            : undefined,
        does: (draft, [squadron, ship]) => ({ ...draft, [squadron]: ship }),
      },
      keep: {
        takesBack: 'transfer',
        under: firstPart,
        of: ({ draft }, id) => (Object.hasOwn(draft, id) ? [id] : []),
        why: () => ({ words: 'that squadron keeps its leader as it is', rule: 'GF-4.2.2a' }),
        label: (view, id, { data, draft }) =>
          `${cardOf(battleOf(data, view), draft[id] ?? '').name} leads ${squadronIn(view, id).name}: take back`,
        does: without,
      },
      done: {
        ...handIn,
        odds: 'how long the transfers take is rolled when both sides have done',
        consequence: ({ draft }) =>
          handedIn(Object.keys(draft), 'every squadron keeps its leader', 'squadron gets another leader', 'squadrons get other leaders'),
      },
    },
    commit: (g, drafts) => {
      for (const [squadron, ship] of ordersFor(g.state.squadrons, drafts)) passOn(g, squadron, ship);
    },
  },
);

function passOn(g: Play, squadron: Squadron, to: ShipId): void {
  const { id, name, leader: from, side } = squadron;
  g.salvo(
    () => {
      squadron.leaderless = TURNS[g.roll(delay, {}, { about: to, by: side })];
      squadron.leader = to;
      return squadron.leaderless;
    },
    (turns) => ({ type: 'transferred', squadron: id, name, from, to, turns }),
  );
}

/** GF-4.2.2b: the turns run out. */
const countDown = unspoken(
  auto('count-down', 'GF-4.2.2b', ({ state }) => {
    for (const squadron of state.squadrons) if (squadron.leaderless > 0) squadron.leaderless--;
  }),
);

/** GF-2.2c: which ships are out of command is said aloud. */
const review = unspoken(
  auto('review', 'GF-4.2.1', (g) => {
    const battle = battleOf(g.data, g.state);
    for (const side of g.tell ? SIDES : []) {
      const ships = piecesOf(g.state).filter((ship) => ship.side === side && isAfloat(ship) && whyOutOfCommand(battle, g.state, ship.id));
      if (ships.length > 0) g.tell?.({ type: 'out-of-command', side, force: battle.names[side], ships: ships.map(({ id }) => id) });
    }
  }),
);

export const commandPhase = titled(
  'Command Phase',
  sequence('command', 'GF-2.2c', [
    countDown,
    when(({ data, state }) => sidesAsked(data, state).length > 0, transfers),
    muster,
    regrouping,
    review,
  ]),
);
