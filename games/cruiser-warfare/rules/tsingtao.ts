/** CW-12.43: the siege. */
import { check, d6, exactly, otherwise } from '../../../kernel/index.ts';
import { auto, when } from '../kind.ts';

export const siegeRoll = check('tsingtao', 'CW-12.43', 'Tsingtao', {
  dice: d6,
  rows: [exactly([1], 'falls'), otherwise('holds')],
  outcomes: { falls: 'falls', holds: 'holds out' },
});

/** The first roll is made three turns after Japan's entry. */
const SIEGE = 3;
/** Ships of the two fleets off Tsingtao that are free to go when it has fallen. */
const FREED = 4;

export const tsingtao = when(
  ({ state }) => state.entered.japan > 0 && state.tsingtaoFell === 0 && state.turn >= state.entered.japan + SIEGE,
  auto('tsingtao', 'CW-12.43', (g) => {
    const { state } = g;
    if (g.roll(siegeRoll, {}) !== 'falls') return;
    state.tsingtaoFell = state.turn;
    state.freeing = FREED;
    g.tell?.({ type: 'tsingtao-fell' });
  }),
);
