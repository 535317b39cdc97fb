/** What a side may not know changes nothing that comes to it over the net; and each leak of the catalogue, planted on the way there, is found. */
import { describe, expect, test } from 'vitest';
import type { Fleet, State } from '../../games/cruiser-warfare/state.ts';
import { withFewer } from '../../games/cruiser-warfare/test/secrecy/doubles.ts';
import { hiddenRaiders, hunters, raiders } from '../../games/cruiser-warfare/test/secrecy/pairs.ts';
import { firingOrders } from '../../games/grand-fleets/rules/firing-orders.ts';
import { like, MOLTKE, SOUTHAMPTON, TIGER } from '../../games/grand-fleets/test/cards.ts';
import { skirmish } from '../../games/grand-fleets/test/skirmish.ts';
import { battleWith, blue, N, red, S } from '../../games/grand-fleets/test/table.ts';
import { atTable, scouted, written } from '../../games/great-war-at-sea/test/secrecy.ts';
import { nineNavies } from '../../games/nine-navies/index.ts';
import { fightOrBreakOff } from '../../games/nine-navies/rules/pursuit.ts';
import type { Command, Kind, Ruleset } from '../../kernel/index.ts';
import { anyAnswer, atomsOf, commandsOf, FastDice, Game, memoryless } from '../../kernel/index.ts';
import type { Table } from '../../table/index.ts';
import { gamesFor, numberOf } from '../../test/fuzz.ts';
import { firstFound, readByAll, withStep, withView } from '../../test/planted-leaks.ts';
import { among, anything, diceOf, type Pair, settingsOf } from '../../test/secrets.ts';
import { numberOf as numberedAs } from './house.ts';
import { Caller, SocketPage } from './line.ts';
import { type LineTrial, openHouse } from './secrecy/house.ts';
import { playLines } from './secrecy/lines.ts';

// The games that hide something.

/** Nine Navies War (NN-11.15a): both are asked in secret whether they fight on, and one of them has chosen. */
function chits(number: number): LineTrial {
  const blind = number % 2 === 0 ? 'central' : 'allied';
  const pair: Pair = {
    ruleset: nineNavies,
    scenario: '1915',
    seed: `chits ${number}`,
    blind,
    secretly:
      (world) =>
      ({ side }) => ({ side, verb: world === 'left' ? 'fight' : 'break-off' }),
    targets: ['lion', 'fight'],
    answers: 0,
  };
  return { ...pair, before: untilBothChoose(pair) };
}

function untilBothChoose(pair: Pair): readonly Command[] {
  const game = new Game(pair.ruleset, settingsOf(pair), {}, () => diceOf(pair, 'left'));
  const chance = new FastDice(`${pair.seed} picks`);
  for (let [question] = game.questions; question; [question] = game.questions) {
    if (question.name === fightOrBreakOff.name && game.questions.length === 2) return game.commands;
    game.apply(anyAnswer(question, (of) => chance.draw(of)));
  }
  throw new Error(`${pair.seed}: nobody fights`);
}

const FLEETS = battleWith([
  blue(TIGER, [0, 0], N),
  blue(SOUTHAMPTON, [1, 0], N),
  red(MOLTKE, [-1, -3], S),
  red(like(MOLTKE, 'seydlitz'), [-1, -3], S),
]);

/** Whoever has handed in is done, and what was drafted would come to light. */
const drafting = (offered: readonly Command[]): readonly Command[] => offered.filter(({ verb }) => verb !== 'done');

/** Grand Fleets (GF-6.1): what red writes down while blue is at its own. */
const orders = (number: number): LineTrial => ({
  ruleset: skirmish(FLEETS, firingOrders),
  seed: `orders ${number}`,
  blind: 'blue',
  secretly: () => among(drafting),
  openly: (offered, chance) => anything(drafting(offered), chance),
  targets: ['moltke', ['moltke', 0, 'tiger']],
  answers: 4,
  staff: 'never',
});

/** Answers of the blind side; each is followed by everything that could be asked. */
const ROUNDS = gamesFor(3, 8);

const PAIRS: readonly (readonly [string, (number: number) => LineTrial])[] = [
  ['CW-3.1a Cruiser Warfare: raiders', (number) => raiders(number, ROUNDS)],
  ['CW-3.1a Cruiser Warfare: hunters', (number) => hunters(number, ROUNDS)],
  ['GW-4.2 Great War at Sea: what is written', (number) => atTable(written(number, 'allied', ROUNDS))],
  ['GW-14.3 Great War at Sea: what flies', (number) => atTable(scouted(number, 'central', ROUNDS))],
  ['NN-11.15a Nine Navies War: chits', chits],
  ['GF-6.1 Grand Fleets: firing orders', orders],
];

describe('ASVS 8.2.2, 8.2.3, 8.3.1 nothing that comes over the lines depends on what is hidden', () => {
  test.each(PAIRS)('%s', async (_, trialOf) => {
    for (let place = 0; place < gamesFor(1, 20); place++) {
      const { difference, apart } = await playLines(trialOf(numberOf(place)));
      expect(difference, `pair ${place}: ${JSON.stringify(difference)}`).toBeNull();
      expect(apart, `pair ${place} differs in nothing`).toBeGreaterThan(0);
    }
  });
});

test('First Strike! has no secrets: whoever looks on sees what the player sees, and is asked nothing', async () => {
  const { address, close } = await openHouse();
  const anne = await Caller.guest(address, 'Anne');
  const made = await anne.ask('POST', '/tables', {
    game: 'first-strike',
    seats: { british: { me: true } },
    isListed: false,
    number: numberedAs(1),
  });
  const { id } = JSON.parse(JSON.stringify(made.said)).table;
  const pages = [SocketPage.at(anne, id, 'british'), SocketPage.at(new Caller(address), id, 'onlooker')];
  for (const page of pages) await page.until(() => page.sight !== null);
  const [player, crowd] = pages;
  for (let orders = 0; orders < 5; orders++) {
    await player?.ask({ type: 'staff', scope: 'decision' });
    await crowd?.ask({ type: 'pack' });
    expect(crowd?.sight).toMatchObject({ view: player?.sight?.view, question: null, draft: null, undo: { possible: false }, staff: [] });
    expect(crowd?.words).toEqual(player?.words);
  }
  await close();
});

// The catalogue.

const NUMBERS = Array.from({ length: 6 }, (_, number) => number);
const ANSWERS = 3;

const inRules = (rules: Ruleset<Kind>) => firstFound(NUMBERS, (number) => playLines({ ...raiders(number, ANSWERS, rules), isBrief: true }));
const inTable = (double: NonNullable<LineTrial['double']>, more: Partial<LineTrial> = {}) =>
  firstFound(NUMBERS, (number) => playLines({ ...raiders(number, ANSWERS), isBrief: true, ...more, double }));

/** A view of the table that tells more. */
function telling(table: Table, more: (viewer: string) => object): void {
  const { game } = table;
  const view = game.view.bind(game);
  game.view = (viewer) => ({ ...view(viewer), ...more(viewer) });
}

const unseen = ({ fleets }: State): Fleet[] => fleets.filter(({ side, hidden }) => side === 'central' && hidden);

describe('each leak of the catalogue is found on the way', { timeout: 300_000 }, () => {
  test('a double without a leak is none', async () => {
    const double = (table: Table): void => telling(table, () => ({}));
    expect((await playLines({ ...raiders(0, ANSWERS), double })).difference).toBeNull();
  });

  test('the history for undo is sent to the client', async () => {
    expect(await inTable((table) => telling(table, () => ({ history: table.game.commands })))).toMatch(/^messages/);
  });

  test('the initial state is sent whole', async () => {
    const leak = (table: Table): void => {
      const initial = JSON.stringify(table.game.state);
      telling(table, () => ({ initial }));
    };
    expect(await inTable(leak)).toMatch(/^messages/);
  });

  test('an onlooker gets more than a player', async () => {
    const leak = withView(hiddenRaiders, ({ secrets }, viewer) => (viewer === 'onlooker' ? { secrets } : {}));
    expect(await inRules(leak)).toMatch(/^messages/);
  });

  test('a size betrays what it holds', async () => {
    const width = (state: State): object => ({ width: '·'.repeat(unseen(state).reduce((sum, { pieces }) => sum + pieces.length, 0)) });
    expect(await inRules(withView(hiddenRaiders, width))).toMatch(/^messages/);
  });

  test('what is legal is reckoned from the hidden truth', async () => {
    const leak = withFewer(
      hiddenRaiders,
      'allied-moves',
      'move',
      (state, way) => !unseen(state).some(({ area }) => area === atomsOf(way)[1]),
    );
    expect(await inRules(leak)).toMatch(/^messages/);
  });

  test('a list of units ignores the fog', async () => {
    expect(await inRules(withView(hiddenRaiders, (state) => ({ units: unseen(state).map(({ area }) => area) })))).toMatch(/^messages/);
  });

  test('the log masks names and leaks numbers', async () => {
    expect(await inRules(readByAll(hiddenRaiders, 'central-moves'))).toMatch(/^messages/);
  });

  test('the fog is drawn in the client alone', async () => {
    const leak = withView(hiddenRaiders, ({ fleets }) => ({ everything: fleets.map(({ area, hidden }) => ({ area, hidden })) }));
    expect(await inRules(leak)).toMatch(/^messages/);
  });

  test('a game that is on is looked back on from another seat', async () => {
    const leak = (table: Table): void => {
      table.viewersFor = () => [...table.ruleset.sides, 'onlooker'];
    };
    expect(await inTable(leak)).toMatch(/^messages/);
  });

  test('a bot reads the true state', async () => {
    const peeping = memoryless<Kind>('peeping', '', ({ side, question, view }) => {
      const offered = [...commandsOf(side, question.offer)];
      const command = offered[new FastDice(JSON.stringify(view())).draw(offered.length)];
      return command ?? { side, verb: 'done' };
    });
    const leak = (table: Table): void => {
      const work = table.work.bind(table);
      let isThinking = false;
      table.work = (...given) => {
        isThinking = true;
        const goesOn = work(...given);
        isThinking = false;
        return goesOn;
      };
      telling(table, () => (isThinking ? { truth: table.game.state } : {}));
    };
    expect(await inTable(leak, { ruleset: { ...hiddenRaiders, bots: [peeping] }, staff: 'always' })).toMatch(/^messages/);
  });

  test('undo tells what happened unseen', async () => {
    const leak: LineTrial['double'] = (table, { commands }) => {
      const undoer = table.undoer.bind(table);
      table.undoer = (viewer) => (commands.length % 2 === 0 ? undoer(viewer) : viewer);
    };
    expect(await inTable(leak)).toMatch(/^messages/);
  });

  test('what the client sends is trusted', async () => {
    const leak = (table: Table): void => {
      const picture = table.picture.bind(table);
      table.picture = (at, wanted, known) => picture(at, wanted, known, [...table.ruleset.sides, 'onlooker']);
    };
    expect(await inTable(leak)).toMatch(/^messages/);
  });
});

describe('and so are those of our own', { timeout: 300_000 }, () => {
  test('the number of messages tells the number of orders', async () => {
    expect(await inTable((table, { commands }) => telling(table, () => ({ pulse: commands.length % 2 })))).toMatch(/^messages/);
  });

  test('the time an answer takes tells how much there was to do', async () => {
    const leak: LineTrial['double'] = (table, { commands, clock }) =>
      telling(table, () => {
        clock.time += commands.length;
        return {};
      });
    expect(await inTable(leak)).not.toBeNull();
  });

  test('a refusal says too much', async () => {
    const leak: LineTrial['double'] = (table, { commands }) => {
      const order = table.order.bind(table);
      table.order = (side, given) => {
        const refusal = order(side, given);
        return refusal && { ...refusal, words: `${refusal.words} (${commands.length})` };
      };
    };
    expect(await inTable(leak)).toMatch(/^messages|HTTP/);
  });

  test('ids are handed out in sequence', async () => {
    expect(await inRules(withView(hiddenRaiders, ({ serial }) => ({ next: serial.fleet.central })))).toMatch(/^messages/);
  });

  test('the list of tables tells that another has answered', async () => {
    const leak: LineTrial['double'] = (table, { commands }) => {
      const { game } = table;
      const { ask } = game.play;
      Object.defineProperty(game, 'questions', { get: () => (commands.length % 2 === 0 ? ask.call(game.play) : []) });
    };
    expect(await inTable(leak)).toBe('answers over HTTP');
  });

  test('a question is put only if there is something to hide', async () => {
    const leak = withStep(hiddenRaiders, 'allied-moves', (step) => ({ ...step, when: ({ state }) => unseen(state).length % 2 === 0 }));
    expect(await inRules(leak)).not.toBeNull();
  });
});
