/** NN-10: repairs in the activated base, for ships that stayed. */
import { done, idleCaution, leftOver } from '../../../kernel/index.ts';
import type { Base } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import type { Play, Standing } from '../kind.ts';
import { auto, decision, sequence, THE_RULES_ROLL, when } from '../kind.ts';
import type { ShipState, State } from '../state.ts';
import { nameOf } from '../wording.ts';
import { activeInWords, basesActive, ownerOf, repairCapacity } from './bases.ts';
import { shipOf, sideOf } from './fleet.ts';
import { isAnyAt, shipsAt } from './whereabouts.ts';

/** NN-10.1, NN-10.5, NN-5.5c: damaged, in the base, and neither moved nor turned back this turn; not in the turn of an evacuation (NN-3.8b). */
const mayBeRepaired = (state: State, ship: ShipState): boolean => ship.damage > 0 && !ship.spent && ship.evacuated !== state.turn;

/** NN-10.2, NN-10.6, NN-3.12c: the yard of a base, and what it has left. */
const openYards = auto('yards', 'NN-10.2', (g) => {
  g.state.repairs = Object.fromEntries(basesActive(g.state).map((base) => [base, repairCapacity(g.data, g.state, base)]));
});

const left = (state: State, base: Base): number => state.repairs[base] ?? 0;

/** Yards of the active base that have points left. */
const yardsLeft = (state: State): readonly Base[] => basesActive(state).filter((base) => left(state, base) > 0);

const isPatient = (state: State, ship: ShipState, base: Base): boolean =>
  mayBeRepaired(state, ship) && sideOf(ship) === ownerOf(state, base);

const patients = (state: State): ShipId[] =>
  yardsLeft(state).flatMap((base) =>
    shipsAt(state, base)
      .filter((ship) => isPatient(state, ship, base))
      .map(({ id }) => id),
  );

const hasPatients = (state: State): boolean =>
  yardsLeft(state).some((base) => isAnyAt(state, base, (ship) => isPatient(state, ship, base)));

const unmended = ({ state }: Standing): string | undefined =>
  leftOver(patients(state), 'ship could still be mended', 'ships could still be mended');

const hasMended = ({ data, state }: Standing): boolean =>
  basesActive(state).some((base) => left(state, base) < repairCapacity(data, state, base));

/** NN-10.4: a point at a time, shared out as the owner likes; what is not repaired stays. */
export const mending = decision<{ repair: ShipId; done: true }>('repairs', 'NN-10.4', {
  who: ({ state }) => (state.active ? ownerOf(state, state.active) : 'allied'),
  asks: (view) => `${activeInWords(view)}: which ships are repaired, a point at a time?`,
  verbs: {
    repair: {
      of: ({ state }) => patients(state),
      label: (_view, ship) => nameOf(ship),
      why: () => ({ words: 'she is whole, has moved, or the base has no repair points left', rule: 'NN-10.1' }),
      does: mend,
    },
    done: {
      ...done('Done: no more repairs'),
      odds: THE_RULES_ROLL,
      consequence: unmended,
      caution: (at) => idleCaution(hasMended(at), unmended(at)),
    },
  },
});

function mend(g: Play, id: ShipId): void {
  const ship = shipOf(g.state, id);
  ship.damage--;
  g.state.repairs = { ...g.state.repairs, [ship.at]: (g.state.repairs[ship.at] ?? 0) - 1 };
  g.tell?.({ type: 'repaired', ship: id, left: ship.damage });
}

export const repairs = sequence('repairs', 'NN-10.1', [openYards, when((g: Play) => hasPatients(g.state), mending)]);
