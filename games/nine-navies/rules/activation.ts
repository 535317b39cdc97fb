/** NN-5.5: bases are activated by chit, each once a turn. */
import { lot } from '../../../kernel/index.ts';
import { BASES } from '../data/map.ts';
import type { Play } from '../kind.ts';
import { auto, choice, loop, sequence, theAllies, when } from '../kind.ts';
import { ownerOf } from './bases.ts';
import { sailConvoys } from './convoys.ts';
import { oneZoneMoves, twoZoneMoves } from './movement.ts';
import { repairs } from './repair.ts';

export const chitLot = lot('chit', 'NN-5.5a', 'a base is activated');

function drawChit(g: Play): void {
  const { state } = g;
  const chit = g.draw(chitLot, state.chits);
  state.chits = state.chits.filter((each) => each !== chit);
  state.active = chit;
  g.note?.({ type: 'activated', chit, side: ownerOf(state, chit) });
}

/** NN-5.5/A: once a turn, and never the last chit. */
const mayRefuse = ({ state }: Play): boolean => state.readings['room-40'] === 'on' && !state.refused && state.chits.length > 0;

const room40 = when(
  mayRefuse,
  choice<{ refuse: true; accept: true }>('room-40', 'NN-5.5/A', {
    who: theAllies,
    offer: () => ({ accept: true, refuse: true }),
    ends: {
      accept: () => {},
      refuse: (g) => {
        const { state } = g;
        state.refused = true;
        if (!state.active) return;
        g.note?.({ type: 'refused', chit: state.active });
        state.chits = BASES.filter((base) => state.chits.includes(base) || base === state.active);
        drawChit(g);
      },
    },
  }),
);

/** NN-5.5b: moves, then repairs. */
const activation = sequence('activation', 'NN-5.5a', [
  auto('draw-a-chit', 'NN-5.5a', drawChit),
  room40,
  sailConvoys,
  oneZoneMoves,
  twoZoneMoves,
  repairs,
]);

const fillCup = auto('fill-the-cup', 'NN-5.5a', ({ state }) => {
  state.chits = [...BASES];
  state.refused = false;
  for (const ship of state.ships) ship.spent = false;
});

const emptyHand = auto('all-activated', 'NN-5.5a', ({ state }) => {
  state.active = null;
  state.repairs = {};
});

export const baseActivation = sequence('base-activation', 'NN-5.5a', [
  fillCup,
  loop('chits', 'NN-5.5a', (g) => g.state.chits.length > 0, activation),
  emptyHand,
]);
