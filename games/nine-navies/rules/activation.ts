/** NN-5.5: bases are activated by chit, each once a turn. */
import { done, lot, unspoken } from '../../../kernel/index.ts';
import { BASES } from '../data/map.ts';
import type { Play } from '../kind.ts';
import { auto, decision, loop, sequence, THE_RULES_ROLL, theAllies, when } from '../kind.ts';
import { activeInWords, ownerOf } from './bases.ts';
import { sailConvoys } from './convoys.ts';
import { oneZoneMoves, twoZoneMoves } from './movement.ts';
import { repairs } from './repair.ts';

export const chitLot = lot('chit', 'NN-5.5a', 'a base is activated');

function drawChit(g: Play): void {
  const { state } = g;
  const of = BASES.length;
  const place = of - state.chits.length + 1;
  const chit = g.salvo(
    () => g.draw(chitLot, state.chits),
    (drawn) => ({ type: 'activated', chit: drawn, side: ownerOf(state, drawn), place, of }),
  );
  state.chits = state.chits.filter((each) => each !== chit);
  state.active = chit;
}

/** NN-5.5/A: once a turn, and never the last chit. */
const mayRefuse = ({ state }: Play): boolean => state.readings['room-40'] === 'on' && !state.refused && state.chits.length > 0;

export const room40 = when(
  mayRefuse,
  decision<{ accept: true; refuse: true }>('room-40', 'NN-5.5/A', {
    who: theAllies,
    asks: (view) => `${activeInWords(view)} has been drawn. Does Room 40 have it put back?`,
    verbs: {
      accept: { ...done('Let it stand'), odds: THE_RULES_ROLL },
      refuse: { ends: true, label: () => 'Have it put back', odds: THE_RULES_ROLL, does: refuse },
    },
  }),
);

function refuse(g: Play): void {
  const { state } = g;
  state.refused = true;
  if (!state.active) return;
  g.tell?.({ type: 'refused', chit: state.active });
  state.chits = BASES.filter((base) => state.chits.includes(base) || base === state.active);
  drawChit(g);
}

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
  unspoken(emptyHand),
]);
