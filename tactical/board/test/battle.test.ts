import { expect, test } from 'vitest';
import { distance, hexAt } from '../../../chart/hex.ts';
import type { SeenOption, SeenQuestion } from '../../../kernel/index.ts';
import { FastDice, Game, logSeen, seen } from '../../../kernel/index.ts';
import { steamer } from '../../../kit/ships/index.ts';
import type { ShipId, Side } from '../../battle.ts';
import type { When } from '../../events.ts';
import { CENTRE, RING } from '../../hexes.ts';
import { IMPULSES } from '../../impulses.ts';
import { type Arena, STANDARD, tactics } from '../../test/arena.ts';
import { battleGame, type Situation } from '../../test/battles.ts';
import { arenaState } from '../../test/table.ts';
import type { BattleView, PieceView } from '../../view.ts';
import { battleInWords } from '../account.ts';
import { keptBerths, lineBerths, packed } from '../berths.ts';
import { firesIn, paceOf, pieceInWords, pieceName, placeOf, strengthOf } from '../fleet.ts';
import { headingBy, moverIn, trackOf } from '../headings.ts';
import { laidOf } from '../laid.ts';
import { type Livery, shortType } from '../livery.ts';
import { bestShots, needed, offersOf, onwardOf, preyIn, termsOf, together } from '../offers.ts';
import { onTheWater, resultsOf, type Told, type Wound, woundsAfter } from '../results.ts';
import { sideNames } from '../sides.ts';
import { moversIn, runnerOf, stepInWords } from '../steps.ts';

const livery: Livery = {
  sideName: sideNames,
  sideFlag: { allied: 'british', central: 'german' },
  flagOf: () => 'british',
  navyName: () => 'British',
  typeName: () => 'cruiser',
  profileOf: () => steamer,
};

const entrants = (ships: readonly ShipId[]) => ships.map((id) => ({ id, ships: [id], role: 'line' as const }));

const meeting = (allied: readonly ShipId[], central: readonly ShipId[]): Situation => {
  const { sheets, conditions } = arenaState();
  const fleets = { allied: entrants(allied), central: entrants(central) };
  const sky = { profile: 'cruiser-warfare', date: 1914.11, night: false, weather: 'clear' } as const;
  return { meeting: { ...sky, fleets }, sheets, conditions, readings: STANDARD, flagships: [] };
};

const CORONEL = meeting(['good-hope', 'monmouth', 'glasgow', 'otranto'], ['scharnhorst', 'gneisenau', 'leipzig', 'dresden']);
const FALKLANDS = meeting(
  ['invincible', 'inflexible', 'minotaur', 'defence', 'glasgow', 'bristol'],
  ['scharnhorst', 'gneisenau', 'nurnberg', 'leipzig', 'dresden'],
);

interface Moment {
  readonly battle: BattleView;
  readonly question: SeenQuestion;
}

type Played = Game<Arena>;

/** Of several options for a move, one that brings the group nearest to an enemy. */
function closing({ pieces }: BattleView, { options, side }: SeenQuestion): readonly SeenOption[] {
  const enemies = pieces.filter((piece) => piece.side !== side).flatMap(({ hex }) => hex ?? []);
  const away = ({ target }: SeenOption): number =>
    typeof target === 'object' && target ? Math.min(...enemies.map((hex) => distance(hex, Number(target[1])))) : 99;
  return options
    .filter(({ verb }) => verb === 'move')
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, 1);
}

/** Both sides close and fire, now and then not; each moment is shown to whoever is asked. */
function fight(seed: string, situation: Situation, look: (game: Played, moment: Moment) => void): void {
  const game: Played = new Game(battleGame(situation), { scenario: 'battle', options: {}, seed, dice: 'fast' }, { log: true });
  const chance = new FastDice(`${seed} board`);
  for (let i = 0; i < 1500 && !game.ending; i++) {
    const [open] = game.questions;
    const side = open?.side === 'central' ? 'central' : 'allied';
    const { view, question } = seen(game, side);
    if (!question || !view.battle) break;
    look(game, { battle: view.battle, question });
    const eager = [...closing(view.battle, question), ...question.options.filter(({ verb }) => verb === 'fire' || verb === 'form-up')];
    const calm = question.options.filter(({ verb }) => verb !== 'scuttle');
    const pool = eager.length > 0 && chance.draw(6) > 0 ? eager : calm;
    const option = pool[chance.draw(pool.length)];
    if (option) game.apply({ side, verb: option.verb, ...(option.target === null ? {} : { target: option.target }) });
  }
}

const moments: readonly Moment[] = (() => {
  const kept: Moment[] = [];
  fight('cradock', CORONEL, (_, moment) => void kept.push(moment));
  fight('sturdee', FALKLANDS, (_, moment) => void kept.push(moment));
  return kept;
})();

const asked = (name: string): readonly Moment[] => moments.filter(({ question }) => question.name === name);

test('the battles met every kind of question that the map is pressed for', () => {
  for (const name of ['set-up', 'move', 'gunnery', 'torpedoes']) expect(asked(name).length, name).toBeGreaterThan(0);
});

test('offers hold every option of the question once', () => {
  for (const { question } of moments) {
    const { moves, places, shots, entries, others } = offersOf(tactics, question);
    const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);
    const count =
      sum([...moves.values(), ...places.values()].map(({ size }) => size)) +
      sum([...shots.values()].map(({ length }) => length)) +
      entries.size +
      others.length;
    expect(count).toBe(question.options.length);
    expect(entries.size).toBe(question.options.filter(({ verb }) => verb === 'enter').length);
  }
});

test('a shot has a die for each factor, and the odds of its option', () => {
  for (const { question } of asked('gunnery'))
    for (const shot of [...offersOf(tactics, question).shots.values()].flat()) {
      expect(shot.dice).toBeGreaterThan(0);
      const [option] = question.options.filter(({ target }) => String(target) === `${shot.ship},${shot.token}`);
      expect(shot.chance).toBe(option?.odds[0]?.chance);
    }
});

test('what a die must show is said as on the table', () => {
  expect([1 / 6, 2 / 6, 3 / 6, 0].map(needed)).toEqual(['a 6', '5+', '4+', 'no hit']);
  // Crack gunners throw a five again, and hit on a three: no face alone says so.
  expect(needed(1 / 6 + (1 / 6) * (4 / 6))).toBe('28% each');
});

test('several shots promise at least one hit together', () => {
  const shot = { ship: 'a', token: 'b', by: 'gunnery', dice: 2, each: 1 / 6, chance: 0.5 } as const;
  expect(together([shot, { ...shot, dice: 3, chance: 0.2 }])).toEqual({ dice: 5, chance: 0.6 });
});

test('of shots whose odds are not known any more nothing is said, where a looked-back question has none', () => {
  const shot = { ship: 'a', token: 'b', by: 'gunnery', dice: 2, each: 1 / 6, chance: 0.5 } as const;
  const unknown = { ...shot, dice: 0, chance: 0 };
  expect([termsOf([shot]), termsOf([shot, { ...shot, dice: 3 }])]).toEqual(['2 dice, a 6', '2 ships, 5 dice']);
  expect([termsOf([unknown, unknown, unknown]), termsOf([])]).toEqual(['', '']);
});

test('the rule of thumb takes the likeliest target, goes with the others, and wastes nothing on what cannot be hit', () => {
  const shot = (ship: string, token: string, chance: number) => ({ ship, token, by: 'gunnery' as const, dice: 1, each: chance, chance });
  const shots = new Map([
    ['good-hope', [shot('good-hope', 'central-counter-1', 0.2), shot('good-hope', 'central-counter-2', 0.4)]],
    ['monmouth', [shot('monmouth', 'central-counter-1', 0.3), shot('monmouth', 'central-counter-2', 0.3)]],
    ['otranto', [shot('otranto', 'central-counter-1', 0)]],
  ]);
  expect(bestShots(shots).map(({ ship, token }) => `${ship} at ${token}`)).toEqual([
    'good-hope at central-counter-2',
    'monmouth at central-counter-2',
  ]);
});

test('all at one target is to be had of whom more than one can reach', () => {
  const shot = (ship: string, token: string) => ({ ship, token, by: 'gunnery' as const, dice: 1, each: 0.2, chance: 0.2 });
  const shots = new Map([
    ['scharnhorst', [shot('scharnhorst', 'allied-counter-1'), shot('scharnhorst', 'allied-counter-2')]],
    ['gneisenau', [shot('gneisenau', 'allied-counter-2')]],
  ]);
  expect(preyIn(shots).map(([token, together]) => [token, together.map(({ ship }) => ship)])).toEqual([
    ['allied-counter-2', ['scharnhorst', 'gneisenau']],
  ]);
});

test('the game takes the whole batch of the rule of thumb', () => {
  let fired = 0;
  fight('spee', CORONEL, (game, { question }) => {
    if (question.name !== 'gunnery') return;
    const batch = bestShots(offersOf(tactics, question).shots).map(({ ship, token, order: { verb } }) => ({
      side: question.side,
      verb,
      target: [ship, token] as const,
    }));
    const before = game.save();
    expect(game.applyAll(batch)).toBeNull();
    fired += batch.length;
    game.revive(before);
    game.commands.length -= batch.length;
  });
  expect(fired).toBeGreaterThan(10);
});

test('every counter on the map has a berth of its own near its hex', () => {
  for (const { battle } of moments) {
    const berths = packed(laid(battle.pieces), battle.pieces[0]?.hex ?? null);
    expect([...berths.keys()].toSorted()).toEqual(
      battle.pieces
        .filter(({ hex }) => hex !== null)
        .map(({ token }) => token)
        .toSorted(),
    );
    expect(new Set([...berths.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(berths.size);
  }
});

test('a full stack fans out when it is looked at, a small one need not', () => {
  const [piece] = moments[0]?.battle.pieces ?? [];
  const stack = (count: number): readonly PieceView[] =>
    piece ? Array.from({ length: count }, (_, i) => ({ ...piece, token: `allied-${i + 1}`, hex: CENTRE })) : [];
  const wide = (count: number, fanned: number | null): number =>
    Math.max(...[...packed(laid(stack(count)), fanned).values()].map(({ x }) => x));
  expect(wide(8, CENTRE)).toBeGreaterThan(wide(8, null));
  expect(wide(4, CENTRE)).toBe(wide(4, null));
});

test('who stays keeps her berth, and nobody is drawn anew where nobody moves', () => {
  const { pieces } = duel(CENTRE, CENTRE + 3, 2);
  const [mine = '', theirs = ''] = pieces.map(({ token }) => token);
  const before = packed(laid(pieces), null);
  expect(keptBerths(before, packed(laid(pieces), null))).toBe(before);
  const after = keptBerths(before, packed(laid(duel(CENTRE, CENTRE + 2, 2).pieces), null));
  expect(after.get(mine)).toBe(before.get(mine));
  expect(after.get(theirs)).not.toEqual(before.get(theirs));
});

test('without a map both lines lie in the water, the Central Powers above, and nearer at short range', () => {
  const { pieces } = moments.at(-1)?.battle ?? { pieces: [] };
  const waters = { width: 900, height: 640 };
  const open = pieces.map((piece) => ({ ...piece, exited: false, count: 1 }));
  const gap = (range: 'long' | 'short'): number => {
    const berths = lineBerths(laid(open), waters, range);
    expect(berths.size).toBe(open.length);
    for (const { x, y } of berths.values()) expect(x > 0 && x < waters.width && y > 0 && y < waters.height).toBe(true);
    const of = (side: string): number[] => open.filter((piece) => piece.side === side).map(({ token }) => berths.get(token)?.y ?? 0);
    return Math.min(...of('allied')) - Math.max(...of('central'));
  };
  expect(gap('short')).toBeGreaterThan(0);
  expect(gap('long')).toBeGreaterThan(gap('short'));
});

const laid = (pieces: readonly PieceView[]) => pieces.map((piece) => laidOf(livery, piece, 60));

/** A battle with one ship of each side in these hexes. */
const duel = (allied: number, central: number, step: number): BattleView => {
  const [battle] = asked('move').map((moment) => moment.battle);
  if (!battle) throw new Error('no move was met');
  const [a, c] = ['allied', 'central'].map((side) => battle.pieces.find((piece) => piece.side === side));
  if (!a || !c) throw new Error('a side is missing');
  return {
    ...battle,
    step,
    initiative: 'allied',
    pieces: [
      { ...a, hex: allied },
      { ...c, hex: central },
    ],
  };
};

test('ships head the way they moved last', () => {
  const before = duel(CENTRE, CENTRE + 3, 2);
  const start = trackOf(before, undefined, null);
  const after = trackOf(duel(CENTRE - 1, CENTRE + 3, 2), start, 'allied');
  const [mine = '', theirs = ''] = before.pieces.map(({ token }) => token);
  expect(after.headings.get(mine)).toBe(0);
  expect(after.headings.get(theirs)).toBe(start.headings.get(theirs));
  expect(after.slid).toBe(0);
});

test('a slide of the map turns nobody but who moved (CW-7.33b)', () => {
  const before = duel(CENTRE - 5, CENTRE - 3, 2);
  const start = trackOf(before, undefined, null);
  const [mine = '', theirs = ''] = before.pieces.map(({ token }) => token);
  const after = trackOf(duel(CENTRE - 5, CENTRE - 2, 2), start, 'allied');
  expect(after.slid).toBe(1);
  expect(after.headings.get(mine)).toBe(0);
  expect(after.headings.get(theirs)).toBe(start.headings.get(theirs));
});

test('whoever holds her course goes one hex on as she heads, and nobody who has no way there', () => {
  const west = -1;
  let went = 0;
  for (const { battle, question } of asked('move')) {
    const offers = offersOf(tactics, question);
    const wanted = [...offers.moves].flatMap(([group, ways]) => {
      const from = battle.pieces.find(({ own, hex }) => own?.group === group && hex !== null)?.hex ?? 0;
      return ways.get(from + west) ?? [];
    });
    expect(onwardOf(offers, battle.pieces, () => headingBy(west))).toEqual(wanted);
    went += wanted.length;
  }
  expect(went).toBeGreaterThan(10);
});

test('fire is opened once somebody has a target; to hold it where somebody could fire is warned of', () => {
  for (const { battle, question } of asked('gunnery')) {
    const end = question.options.find(({ verb }) => verb === 'done');
    const [isAimed, isAble] = [battle.aims.length > 0, question.options.length > 1];
    expect([end?.label, end?.caution !== null]).toEqual([isAimed ? 'Open fire' : 'Hold fire', !isAimed && isAble]);
  }
});

test('the mover of a step is the one whom the rules ask', () => {
  for (const { battle, question } of asked('move')) expect(moverIn(battle)).toBe(question.side);
});

test('those who are fast enough for a step are named, or counted where they are many', () => {
  const battle = duel(CENTRE, CENTRE + 3, 2);
  const [first] = battle.pieces;
  const slowest = IMPULSES.findLast((impulse) => impulse.does === 'move' && impulse.who === 'first');
  if (!first?.ships || !slowest) throw new Error('nobody moves');
  const fleet = (count: number): BattleView => ({ ...battle, pieces: Array.from({ length: count }, () => first) });
  const runners = (count: number) => fleet(count).pieces.flatMap((piece) => runnerOf(battle, piece) ?? []);
  expect(moversIn(slowest, fleet(2), runners(2))).toBe(`${pieceName(first)}, ${pieceName(first)}`);
  expect(moversIn(slowest, fleet(40), runners(40))).toBe('40 counters');
});

const ROUND_AND_STEP = /^round (\d+), step (\d+)$/;

/** All that is told of a battle as it is fought on: which lines are new at each question of a side, and the battle as it stands then. */
function toldTo(side: Side, seed: string, look: (news: Told, battle: BattleView) => void): Played | undefined {
  let last: Played | undefined;
  let from = 0;
  fight(seed, CORONEL, (game, { battle, question }) => {
    last = game;
    if (question.side !== side) return;
    const entries = logSeen(game, side, from);
    look({ from, happened: entries.map(({ words, event }) => ({ words, event })) }, battle);
    from += entries.length;
  });
  return last;
}

test('results tell all that a ship lost, and name each ship once in a step', () => {
  const lost = new Map<string, number>();
  let last: BattleView | undefined;
  toldTo('allied', 'hits', (news, battle) => {
    for (const { blows } of resultsOf(woundsAfter([], news), battle)) {
      for (const { ship, boxes } of blows) lost.set(ship, (lost.get(ship) ?? 0) + boxes);
      expect(new Set(blows.map(({ ship }) => ship)).size).toBe(blows.length);
    }
    last = battle;
  });
  const ours = last?.pieces.filter(({ own }) => own !== null).flatMap(({ ships }) => ships ?? []) ?? [];
  const marked = ours.map(({ sheet, damage }) => ({
    id: sheet.id,
    boxes: damage.hull + damage.primary + damage.secondary + damage.tertiary,
  }));
  expect(marked.some(({ boxes }) => boxes > 0)).toBe(true);
  for (const { id, boxes } of marked) expect(lost.get(id) ?? 0, id).toBe(boxes);
});

test('every hit stands under the round and the step in which it fell, also where several steps fell between two questions', () => {
  let most = 0;
  const game = toldTo('allied', 'hits', (news, battle) => {
    const results = resultsOf(woundsAfter([], news), battle);
    most = Math.max(most, results.length);
    for (const { when } of results) {
      const [, , step] = ROUND_AND_STEP.exec(when) ?? [];
      expect(['gunnery', 'torpedoes']).toContain(IMPULSES[Number(step) - 1]?.does);
    }
  });
  expect(most).toBeGreaterThan(1);
  // The step of the round that a line of the log was written in is told by the sequence of play.
  const { flow } = battleGame(CORONEL);
  const stepOf = (index: number): number => {
    for (let node = flow[index]; node; node = flow[node.parent]) {
      const number = /^(\d+)-/.exec(node.step.name)?.[1];
      if (number !== undefined) return Number(number);
    }
    return 0;
  };
  let round = 0;
  const hits: (readonly [When | null, When])[] = [];
  for (const { what, step } of game?.log ?? []) {
    if (what.kind !== 'event') continue;
    if (what.event.type === 'battle-round') round = what.event.round;
    else if ('when' in what.event) hits.push([what.event.when, { round, step: stepOf(step) }]);
  }
  expect(hits.length).toBeGreaterThan(20);
  expect(hits.map(([told]) => told)).toEqual(hits.map(([, truth]) => truth));
});

/** The first ship of a duel loses so many boxes of her hull, each in a step of the second round. */
function struckIn(battle: BattleView, from: number, ...steps: readonly number[]): Told {
  const [{ token, side, ships } = { token: '', side: 'allied', ships: null }] = battle.pieces;
  const event = { type: 'struck', side, ship: ships?.[0]?.sheet.id ?? '', token, by: 'primary', where: 'hull', why: 'rolled' };
  return { from, happened: steps.map((step) => ({ words: '', event: { ...event, when: { round: 2, step } } })) };
}

const SECOND_ROUND = { ...duel(CENTRE, CENTRE + 3, 19), round: 2 };
const linesOf = (wounds: readonly Wound[], battle: BattleView = SECOND_ROUND) =>
  resultsOf(wounds, battle).map(({ when, blows }) => [when, blows.map(({ words }) => words)]);

test('hits of two steps are told apart, and those of one together, in whatever pieces they were heard of', () => {
  const first = woundsAfter([], struckIn(SECOND_ROUND, 10, 7, 15));
  expect(linesOf(first)).toEqual([
    ['round 2, step 7', ['hull −1']],
    ['round 2, step 15', ['hull −1']],
  ]);
  const second = woundsAfter(first, struckIn(SECOND_ROUND, 12, 15, 19));
  expect(linesOf(second)).toEqual([
    ['round 2, step 15', ['hull −2']],
    ['round 2, step 19', ['hull −1']],
  ]);
  expect(woundsAfter(second, { from: 14, happened: [] }), 'nothing was hit since').toEqual(second);
});

test('what is looked back on is told once, and nothing that lies ahead', () => {
  const [first, second] = [struckIn(SECOND_ROUND, 10, 15), struckIn(SECOND_ROUND, 11, 15)];
  const both = woundsAfter(woundsAfter([], first), second);
  expect(woundsAfter(woundsAfter(both, first), second)).toEqual(both);
  expect(linesOf(both, { ...SECOND_ROUND, step: 13 })).toEqual([]);
});

test('hits of a battle that is over are not told in the next', () => {
  const { from, happened } = struckIn(SECOND_ROUND, 10, 15);
  const over = { words: '', event: { type: 'battle-ended', why: 'left' } };
  expect(woundsAfter([], { from, happened: [...happened, over] })).toEqual([]);
});

test('without a map hits are told by rounds', () => {
  const [{ event } = { event: null }] = struckIn(SECOND_ROUND, 0, 15).happened;
  const wounds = woundsAfter([], { from: 0, happened: [{ words: '', event: { ...event, when: { round: 2, step: null } } }] });
  const { step, ...battle } = SECOND_ROUND;
  expect(resultsOf(wounds, { ...battle, range: 'long', over: false, left: null }).map(({ when }) => when)).toEqual(['round 2']);
});

test('hits are shown on the water until guns may fire again', () => {
  const wounds = woundsAfter([], struckIn(SECOND_ROUND, 10, 19));
  const boxes = (round: number, step: number) => onTheWater(wounds, { ...SECOND_ROUND, round, step }).map((blow) => blow.boxes);
  expect([boxes(3, 3), boxes(3, 7)]).toEqual([[1], []]);
});

test('a hurt ship shows bars and flames by what she has left', () => {
  const piece = moments.flatMap(({ battle }) => battle.pieces).find(({ ships }) => (ships?.[0]?.sheet.hull.boxes ?? 0) > 3);
  const [ship] = piece?.ships ?? [];
  if (!piece || !ship) throw new Error('no large ship was met');
  const hurt = (hull: number): PieceView => ({
    ...piece,
    ships: [{ ...ship, damage: { ...ship.damage, hull, primary: 0, secondary: 0, tertiary: 0, sunk: false } }],
  });
  expect(strengthOf(hurt(0))).toEqual({ hull: 1, guns: 1 });
  expect(firesIn(hurt(0))).toBe(0);
  expect(firesIn(hurt(1))).toBe(1);
  expect(firesIn(hurt(ship.sheet.hull.boxes))).toBe(3);
});

test('beside a sheet stand the letters of her type, and of a merchantman what she is', () => {
  const named: Livery = { ...livery, typeName: () => 'slow transport' };
  expect(shortType(named, { id: 'lion', type: 'BC' })).toBe('BC');
  expect(shortType(named, { id: 'transport-1', type: 'slow-transport' })).toBe('slow transport');
});

test('the battle in words names every counter in view and tells nothing of those not made out', () => {
  for (const { battle } of moments) {
    const lines = battleInWords(livery, battle).flatMap(({ things }) => things);
    for (const piece of battle.pieces) {
      const known = piece.ships?.[0]?.sheet.name ?? pieceName(piece);
      expect(lines.some((line) => line.includes(known))).toBe(true);
      if (piece.ships === null) expect(paceOf(battle, piece)).toBeNull();
    }
  }
  const inStep = (step: number) => stepInWords({ ...duel(CENTRE, CENTRE + 3, step), round: 2, stage: 'fighting' }, livery);
  expect(inStep(7)).toBe('Round 2, step 7 of 20: gunnery');
  expect(inStep(6)).toBe('Round 2, step 6 of 20: fast ships of the Allies move');
});

test('sides are called as the game calls them', () => {
  const ulsan: Livery = { ...livery, sideName: { allied: 'Japanese', central: 'Russians' } };
  const battle: BattleView = { ...duel(CENTRE, CENTRE + 3, 6), round: 2, stage: 'fighting' };
  expect(stepInWords(battle, ulsan)).toBe('Round 2, step 6 of 20: fast ships of the Japanese move');
  expect(battleInWords(ulsan, battle).map(({ place }) => place)).toEqual(['Battle', 'Battle, Japanese', 'Battle, Russians']);
});

test('where a counter is fits in a line of the list: a hex, or that it is off the map', () => {
  const [piece] = duel(CENTRE, CENTRE + 3, 7).pieces;
  if (!piece) throw new Error('nobody fights');
  const at = (changes: Partial<PieceView>) => placeOf({ ...piece, ...changes });
  const beyond = hexAt(RING + 1, 0);
  expect([at({}), at({ hex: beyond }), at({ hex: null, exited: true }), at({ hex: null })]).toEqual(['F6', 'off the map', 'gone', '']);
  const fight = duel(CENTRE, CENTRE + 3, 7);
  expect(pieceInWords(livery, fight, { ...piece, hex: beyond })).toMatch(/, off the map past \w+( and \w+)?$/);
});
