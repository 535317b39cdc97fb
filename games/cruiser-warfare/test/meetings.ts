/** Two fleets that have met, and battles that have been fought, for the tests of what comes before and after. */
import { hexAt } from '../../../chart/hex.ts';
import { openBattle } from '../../../tactical/opening.ts';
import { BUILT_IN, sheetOf } from '../data/data.ts';
import { auto } from '../kind.ts';
import { aftermath } from '../rules/aftermath.ts';
import { tacticalPhase } from '../rules/battle.ts';
import { shipOf } from '../rules/fleet.ts';
import { meetingOf } from '../rules/meeting.ts';
import type { Side, State } from '../state.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

export const BASIC = { combat: 'basic' };

/** Minotaur and Emden have met; what happens at sea is decided by the answers. */
export const met = (changes: Partial<State> = {}, options: Record<string, string> = BASIC) =>
  table(changes, options)
    .fleet('allied', 'bay-of-bengal', ['minotaur'])
    .fleet('central', 'bay-of-bengal', ['emden'])
    .contact('minotaur', 'emden');

export const open = (game: TestTable): TestTable => game.run(tacticalPhase).play('central', 'done').play('allied', 'done');

/** Nobody fires, and these sides wish to break off after the first round. */
export const partedBy = (game: TestTable, ...leaving: readonly Side[]): TestTable => {
  open(game);
  while (game.asks === 'gunnery') for (const side of game.asked) if (side === 'allied' || side === 'central') game.play(side, 'done');
  for (const side of ['allied', 'central'] as const) game.play(side, leaving.includes(side) ? 'break-off' : 'fight-on');
  return game;
};

/** A battle on the map that has been fought, as `change` leaves it; the aftermath is run. */
export const fought = (game: TestTable, change: (state: State) => void): TestTable => {
  const set = auto('test', 'CW-7.0', (g) => {
    const { state } = g;
    const [contact] = state.contacts;
    if (!contact) throw new Error('nobody has met');
    contact.fought = true;
    state.fighting = 0;
    const rolls = { sheet: (id: string) => sheetOf(BUILT_IN, state, id), condition: (id: string) => shipOf(state, id) };
    state.battle = openBattle(g, meetingOf(g, contact), rolls);
    Object.assign(state.battle, { stage: 'over', round: 2, entry: 0 });
    for (const piece of state.battle.pieces)
      Object.assign(piece, { hex: hexAt(piece.side === 'allied' ? 0 : 1, 0), known: true, counted: true, group: 1 });
    change(state);
  });
  return game.run(set).run(aftermath);
};

export const leaves =
  (side: Side) =>
  ({ battle }: State): void => {
    for (const piece of battle?.pieces ?? []) if (piece.side === side) Object.assign(piece, { hex: null, exited: true });
    if (battle) battle.firstOut = battle.pieces.find((piece) => piece.side === side)?.ships.slice(0, 1) ?? [];
  };
