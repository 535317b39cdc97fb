/** What goes back when something is taken back: journal, chain, drafts, moments, and what a host has chosen to keep. */
import { describe, expect, test } from 'vitest';
import type { Command, Keeping, Settings } from '../index.ts';
import { ApartDice, Game, KeyedDice, momentsOf, recordOf, replay, seen } from '../index.ts';
import { hunt } from './hunt.ts';
import { toy } from './toy.ts';

const SETTINGS: Settings = { scenario: 'short', options: {}, seed: 'back', dice: 'fast' };
const ALL: Keeping = { log: true, undo: true, chain: true };

const bid = (side: string, target = 1): Command => ({ side, verb: 'bid', target });
const move = (ship: string): Command => ({ side: 'red', verb: 'move', target: [ship, 1] });
const order = (side: string, verb: string): Command => ({ side, verb });

function give<G extends { apply(command: Command): unknown }>(game: G, ...commands: Command[]): G {
  for (const command of commands) expect(game.apply(command)).toBeNull();
  return game;
}

const begun = (keeping = ALL) => new Game(toy, SETTINGS, keeping);
const afterBids = (keeping = ALL) => give(begun(keeping), bid('red'), bid('blue'));
const inHunt = () => new Game(hunt, SETTINGS, ALL, () => new ApartDice('hunt', { search: { face: 1 }, raid: { face: 1 } }));
const huntTurn = [order('hunter', 'done'), order('raider', 'done'), order('hunter', 'done'), order('raider', 'done')];

describe('a batch that is refused', () => {
  test('leaves of what could not be undone all there is: commands, journal and chain', () => {
    const game = afterBids();
    expect(game.applyAll([move('a'), order('red', 'done'), order('blue', 'pass'), order('blue', 'fly')])).toMatchObject({
      code: 'unknown-verb',
    });
    expect(game.journal).toEqual(game.commands);
    expect(game.commands.map(({ verb }) => verb)).toEqual(['bid', 'bid', 'move', 'done', 'pass']);
    expect(replay(toy, recordOf(game)).checkpoint()).toEqual(game.checkpoint());
  });

  test('takes checkpoints with it, and the chain goes on as if it had not been', () => {
    const game = afterBids();
    for (let times = 0; times < 30; times++) give(game, move('a')).undo('red');
    give(game, move('a'));
    expect(game.journal).toHaveLength(63);
    const before = [game.checkpoint(), game.checkpoints];
    expect(game.applyAll([move('b'), move('b')])).toMatchObject({ code: 'not-offered' });
    expect([game.checkpoint(), game.checkpoints]).toEqual(before);
    expect(game.checkpoints).toEqual([]);
    give(game, move('b'), order('red', 'done'));
    expect(game.checkpoints.map(({ at }) => at)).toEqual([64]);
    expect(replay(toy, recordOf(game)).checkpoint()).toEqual(game.checkpoint());
  });

  test('is taken back where nothing is kept too, and a batch that is taken can still not be undone there', () => {
    const game = afterBids({});
    const before = game.hash();
    expect(game.applyAll([move('a'), move('a')])).toMatchObject({ code: 'not-offered' });
    expect(game.hash()).toBe(before);
    expect(game.applyAll([move('a'), move('b')])).toBeNull();
    expect(game.canUndo('red')).toBe(false);
  });

  test('where undo is kept, one that is taken can be undone', () => {
    const game = afterBids();
    game.applyAll([move('a'), move('b')]);
    expect([game.undo('red'), game.undo('red'), game.state.told]).toEqual([null, null, []]);
  });

  test('a resignation in it has not happened, whatever came before', () => {
    const game = afterBids();
    expect(game.applyAll([order('red', 'resign'), order('red', 'done')])).toMatchObject({ code: 'game-over' });
    expect([game.finished, game.commands.length]).toEqual([false, 2]);
  });
});

test('without undo nothing can be taken back', () => {
  expect(give(afterBids({ log: true }), move('a')).canUndo('red')).toBe(false);
});

describe('drafts', () => {
  test('a stroke reveals nothing, though something has come to light just before', () => {
    const game = give(afterBids(), order('red', 'done'), order('blue', 'look'));
    expect([game.questionFor('red')?.name, game.play.revealed]).toEqual(['bids', true]);
    expect(give(game, order('red', 'raise')).play.revealed).toBe(false);
  });

  test('are gone when somebody gives up', () => {
    const game = give(begun(), order('red', 'raise'), order('blue', 'resign'));
    expect([game.draftedBy('red'), seen(game, 'red').moment, seen(game, 'red').draft]).toEqual([[], 1, null]);
  });

  test('undo without a stroke changes nothing, and says so', () => {
    const game = give(begun(), order('blue', 'raise'));
    expect([game.undo('red')?.code, game.draftedBy('blue').length, game.undo('green')?.code]).toEqual(['no-undo', 1, 'no-undo']);
  });

  test('a rule that fails at the last leaves every draft as it was, handed in or not', () => {
    const game = give(begun(), order('red', 'raise'), order('red', 'raise'), bid('red', 2), order('blue', 'raise'), order('blue', 'raise'));
    const before = JSON.stringify([seen(game, 'red'), seen(game, 'blue'), game.draftedBy('red')]);
    expect(game.applyAll([order('blue', 'fly')])).toMatchObject({ code: 'unknown-verb' });
    expect(JSON.stringify([seen(game, 'red'), seen(game, 'blue'), game.draftedBy('red')])).toBe(before);
    expect(give(game, bid('blue', 2)).state.gold).toEqual({ red: 7, blue: 7 });
  });
});

describe('a position that is taken up', () => {
  test('has no strokes of what was drafted before, and nothing behind it can be taken back', () => {
    const position = begun().save();
    const game = give(begun(), order('red', 'raise'), order('red', 'raise'));
    game.revive(structuredClone(position));
    expect([game.draftedBy('red'), game.canUndo('red'), seen(game, 'red').moment]).toEqual([[], false, 0]);
    const later = give(afterBids(), move('a'));
    later.revive(later.save());
    expect([later.canUndo('red'), give(later, move('b')).canUndo('red')]).toEqual([false, true]);
    later.undo('red');
    expect(later.state.told).toEqual(['a']);
  });

  test('is in the pass that it was saved in: an onlooker counts no other', () => {
    const game = inHunt();
    game.revive(give(inHunt(), ...huntTurn).save());
    for (const patrol of ['p1', 'p2']) give(game, { side: 'hunter', verb: 'move', target: [patrol, 'east'] });
    expect(momentsOf(game, 'onlooker')).toEqual([0, 1, 1]);
  });

  test('is taken up by a host that keeps no undo, and none comes of it', () => {
    const game = afterBids({});
    game.revive(game.save());
    expect(give(game, move('a')).canUndo('red')).toBe(false);
  });
});

describe('moments', () => {
  test('of what was taken back are counted anew', () => {
    const game = give(inHunt(), { side: 'hunter', verb: 'move', target: ['p1', 'east'] });
    expect([seen(game, 'raider').moment, seen(game, 'onlooker').moment]).toEqual([1, 1]);
    game.undo('hunter');
    give(game, order('hunter', 'done'));
    expect([seen(game, 'raider').moment, seen(game, 'onlooker').moment]).toEqual([0, 0]);
  });

  test('an onlooker notices something once in every pass, also after an undo', () => {
    const game = give(inHunt(), { side: 'hunter', verb: 'move', target: ['p1', 'east'] });
    game.undo('hunter');
    give(game, { side: 'hunter', verb: 'move', target: ['p2', 'east'] }, ...huntTurn);
    expect(momentsOf(game, 'onlooker')).toEqual([0, 1, 1, 1, 1, 2]);
    give(game, { side: 'hunter', verb: 'move', target: ['p1', 'west'] }, { side: 'hunter', verb: 'move', target: ['p2', 'west'] });
    expect(momentsOf(game, 'onlooker')).toEqual([0, 1, 1, 1, 1, 2, 2, 2]);
  });
});

test('the dice are those that the settings say', () => {
  const rolled = (settings: Settings, diceOf?: () => KeyedDice) => {
    const game = new Game(toy, settings, { log: true }, diceOf);
    for (let round = 0; round < 2; round++) give(game, bid('red', 0), bid('blue', 0), order('red', 'done'), order('blue', 'pass'));
    return game.log.flatMap(({ what }) => (what.kind === 'roll' ? what.faces : []));
  };
  const keyed = rolled({ ...SETTINGS, dice: 'keyed' });
  expect(keyed).toEqual(rolled(SETTINGS, () => new KeyedDice('back')));
  expect(keyed).not.toEqual(rolled(SETTINGS));
});
