/** GF-12.2 (ours): before anybody moves, both sides decide in secret which of their small ships make smoke. */
import { firstPart } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf, cardOf } from '../data/data.ts';
import { sizeOf } from '../data/sizes.ts';
import type { At, Play } from '../kind.ts';
import { plan, when } from '../kind.ts';
import type { ShipId, ShipState, Side, SmokeKind } from '../state.ts';
import { SIDES } from '../state.ts';
import { boatsOf, leadOf, pieceName, piecesOf } from './divisions.ts';
import { handedIn, handIn } from './drafting.ts';
import { isAfloat } from './ships.ts';

type Making = readonly [ship: ShipId, kind: SmokeKind];
type Draft = readonly Making[];

/** Small and Very Small ships. */
const SMALL = 2;
/** GF-12.2.2 */
const CHEMISTRY = 1916;

const mayMake = (battle: Battle, ship: ShipState): boolean => isAfloat(ship) && sizeOf(cardOf(battle, ship.id)).control <= SMALL;

const makersOf = ({ data, state }: Pick<Play, 'data' | 'state'>, side: Side): ShipState[] => {
  const battle = battleOf(data, state);
  return piecesOf(state).filter((ship) => ship.side === side && mayMake(battle, ship));
};

const sidesMaking = (g: Play): Side[] => (g.state.readings.smoke === 'on' ? SIDES.filter((side) => makersOf(g, side).length > 0) : []);

/** GF-12.2.2: once in a battle. */
function kindsFor({ data, state }: Pick<Play, 'data' | 'state'>, piece: ShipId): SmokeKind[] {
  const battle = battleOf(data, state);
  const isSpent = boatsOf(battle, state, piece).some(({ id }) => state.canisters.includes(id));
  return battle.year >= CHEMISTRY && !isSpent ? ['funnel', 'chemical'] : ['funnel'];
}

const WORDS = { funnel: 'funnel smoke', chemical: 'chemical smoke' } as const;

const without = (draft: Draft, ship: ShipId): Draft => draft.filter(([each]) => each !== ship);

const makings = (at: At<Draft>, ship: ShipId): Making[] =>
  kindsFor(at, ship)
    .filter((kind) => !at.draft.some(([each, made]) => each === ship && made === kind))
    .map((kind): Making => [ship, kind]);

export const smokeOrders = when(
  (g) => sidesMaking(g).length > 0,
  plan<{ smoke: Making; clear: ShipId; done: true }, Draft>('smoke', 'GF-12.2', {
    who: sidesMaking,
    draft: () => [],
    asks: () => 'Which ships make smoke as they move?',
    pieces: (at) => makersOf(at, at.side).map(({ id }) => id),
    verbs: {
      smoke: {
        of: makings,
        under: firstPart,
        label: (view, [ship, kind], { data }) => `${pieceName(battleOf(data, view), view, ship)}: ${WORDS[kind]}`,
        why: () => ({ words: 'smoke is made by small ships; chemical smoke from 1916 on, once by each', rule: 'GF-12.2.2' }),
        does: (draft, [ship, kind]) => [...without(draft, ship), [ship, kind]],
      },
      clear: {
        of: ({ draft }, ship) => (draft.some(([each]) => each === ship) ? [ship] : []),
        under: firstPart,
        label: (view, ship, { data }) => `${pieceName(battleOf(data, view), view, ship)}: no smoke`,
        why: () => ({ words: 'she makes none', rule: 'GF-12.2' }),
        does: without,
      },
      done: {
        ...handIn,
        consequence: ({ draft }) =>
          handedIn(
            draft.map(([ship]) => ship),
            'nobody makes smoke',
            'ship makes smoke',
            'ships make smoke',
          ),
      },
    },
    commit: (g, drafts) => {
      const kinds = new Map(SIDES.flatMap((side) => drafts[side] ?? []));
      g.state.smoking = g.state.ships.flatMap(({ id }) => {
        const kind = kinds.get(leadOf(g.state, id));
        return kind ? [{ ship: id, kind }] : [];
      });
      const spent = g.state.smoking.filter(({ kind }) => kind === 'chemical').map(({ ship }) => ship);
      g.state.canisters = [...g.state.canisters, ...spent];
      if (g.state.smoking.length > 0) g.tell?.({ type: 'smoke', ships: g.state.smoking.map(({ ship }) => ship) });
    },
  }),
);
