import { expect, test } from 'vitest';
import type { SeenQuestion } from '../../../../kernel/index.ts';
import { FastDice, Game, seen } from '../../../../kernel/index.ts';
import { wholePlan } from '../../bot/gunnery.ts';
import { BUILT_IN } from '../../data/data.ts';
import { BASE_FACTS, BASES, NARROWS, ZONES } from '../../data/map.ts';
import { COUNTERS } from '../../data/ships.ts';
import { nineNavies } from '../../index.ts';
import type { NineNavies } from '../../kind.ts';
import { exists } from '../../rules/bases.ts';
import type { View } from '../../view.ts';
import { describe, headline } from '../account.ts';
import { around, aroundSeas } from '../around.ts';
import { battleBerths, CARD, layoutFor, lineOf } from '../battle-layout.ts';
import { BASE_IDS, baseBox, chart, seaShape } from '../charts.ts';
import { hasActed, kindOf } from '../facts.ts';
import { commandsOf, lineUp, shipAsked, stillToAim, targetsOf, thumbs } from '../fire-plan.ts';
import { byClass, everything, musterOf, musters, passes, stillAsked } from '../muster.ts';
import { commandsFor, divided, ordersOf, sendings, sendingTo, shareEvenly, wholeShipsFirst } from '../orders.ts';
import { profileOf } from '../profiles.ts';
import { diceOf, shipInWords } from '../words.ts';

interface Moment {
  readonly view: View;
  readonly question: SeenQuestion;
}

type Played = Game<NineNavies>;

/** Plays a game by chance, with a liking for doing things rather than being done, and looks at the board now and then. */
function play(seed: string, scenario: string, look: (game: Played, moment: Moment) => void): void {
  const game: Played = new Game(nineNavies, { scenario, options: {}, seed, dice: 'fast' });
  const chance = new FastDice(`${seed} board`);
  for (let i = 0; i < 4000 && !game.ending; i++) {
    const [question] = game.questions;
    if (!question) break;
    const side = question.side === 'central' ? 'central' : 'allied';
    const { view, question: asked } = seen(game, side);
    if (!asked) break;
    look(game, { view, question: asked });
    const busy = asked.options.filter(({ verb }) => verb !== 'done' && verb !== 'hold-fire');
    const pool = busy.length > 0 && chance.draw(busy.length > 4 ? 30 : 3) > 0 ? busy : asked.options;
    const option = pool[chance.draw(pool.length)];
    if (option) game.apply({ side, verb: option.verb, ...(option.target === null ? {} : { target: option.target }) });
  }
}

/** One view in so many of a few games, and the first of every kind of question. */
const moments: readonly Moment[] = (() => {
  const kept: Moment[] = [];
  for (const [seed, scenario] of [
    ['jutland', '1915'],
    ['dogger', 'campaign'],
  ] as const) {
    const met = new Set<string>();
    let count = 0;
    play(seed, scenario, (_, moment) => {
      if (count++ % 150 !== 0 && met.has(moment.question.name)) return;
      met.add(moment.question.name);
      kept.push(moment);
    });
  }
  return kept;
})();

test('the games met moves and battles', () => {
  const names = new Set(moments.map(({ question }) => question.name));
  for (const name of ['british-set-up', 'german-set-up', 'one-zone-moves', 'two-zone-moves', 'target', 'return', 'fight-or-break-off'])
    expect(names, name).toContain(name);
});

test('the chart has every sea, base and narrows of the map, and nothing else', () => {
  expect(ZONES.every((zone) => seaShape(zone).name.length > 0)).toBe(true);
  expect(ZONES.filter((zone) => seaShape(zone).path === '')).toEqual(['american-waters']);
  expect(BASE_IDS.toSorted()).toEqual([...BASES, 'alexandria', 'suez'].toSorted());
  expect(chart.narrows.map(({ name }) => name).toSorted()).toEqual(NARROWS.map(({ name }) => name).toSorted());
});

test('the boxes of the bases stand on the chart, and no two cover each other', () => {
  const boxes = BASE_IDS.filter((base) => base !== 'alexandria' && base !== 'suez').map((base) => baseBox(base).box);
  for (const [x, y, width, height] of boxes) {
    expect(x >= 0 && y >= 0 && x + width <= chart.width && y + height <= chart.height).toBe(true);
  }
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1))
      expect(a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3], `${a} and ${b}`).toBe(false);
  });
});

test('every ship has a silhouette whose parts stand on the hull', () => {
  for (const { id } of COUNTERS) {
    const { turrets, funnels, masts, length } = profileOf({ id });
    expect(length > 60 && length < 300, id).toBe(true);
    for (const { at } of [...turrets, ...funnels, ...masts]) expect(at > 0 && at < 1, id).toBe(true);
  }
});

test('the board in words names every ship outside a battle, and the headline names the turn', () => {
  for (const { view } of moments) {
    const account = describe(view).filter(({ place }) => !place.startsWith('Battle in'));
    const lines = new Set(account.flatMap(({ things }) => things));
    const missing = view.ships.filter((ship) => !lines.has(shipInWords(ship)));
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect(headline(view)).toContain(view.turn === 0 ? 'Set-up' : `Turn ${view.turn}`);
  }
});

test('a ship is called by name, navy, kind, factors, damage and place', () => {
  const [first] = moments;
  const barham = first?.view.ships.find(({ id }) => id === 'barham');
  expect(barham && shipInWords({ ...barham, at: 'britain' })).toBe('Barham, British battleship, 6-7-6, undamaged, Great Britain & Ireland');
});

test('musters count every ship of a place, by kind and by navy', () => {
  for (const { view } of moments) {
    const at = musters(view);
    const places = new Set(view.ships.map((ship) => ship.at));
    const sum = [...places].reduce((total, place) => total + at(place).ships.length, 0);
    expect(sum).toBe(view.ships.length);
    for (const place of places) {
      const { ships, kinds, navies } = at(place);
      expect(kinds.reduce((total, { count }) => total + count, 0)).toBe(ships.length);
      expect(navies.reduce((total, { count }) => total + count, 0)).toBe(ships.length);
      expect(byClass(ships).flatMap((group) => group.ships).length).toBe(ships.length);
    }
    for (const base of BASE_IDS) if (!exists(view, base)) expect(at(base).ships.length, BASE_FACTS[base].name).toBe(0);
  }
});

test('filters pass what they name', () => {
  const ships = moments[0]?.view.ships ?? [];
  expect(ships.filter((ship) => passes(ship, everything)).length).toBe(ships.length);
  const fast = ships.filter((ship) => passes(ship, { ...everything, kind: 'battlecruiser', speed: 6 }));
  expect(fast.length).toBeGreaterThan(3);
  expect(fast.every((ship) => kindOf(ship) === 'battlecruiser' && ship.speed >= 6)).toBe(true);
  expect(musterOf(fast).kinds.map(({ kind }) => kind)).toEqual(['battlecruiser']);
});

test('a filter hides nobody by what nobody is any more: the battlecruisers have sailed, the whole ships have sailed', () => {
  const ships = moments[0]?.view.ships.filter(({ at }) => at === 'britain') ?? [];
  const slow = ships.filter((ship) => kindOf(ship) === 'predreadnought').map((ship) => ({ ...ship, damage: 1 }));
  const wanted = { navy: null, kind: 'battlecruiser', speed: 6, whole: true } as const;
  expect(stillAsked(wanted, ships)).toEqual(wanted);
  expect(stillAsked(wanted, slow)).toEqual(everything);
  expect(slow.length).toBeGreaterThan(3);
});

test('NN-5.5a while chits are drawn a base has had its turn when its chit is out and another is in hand', () => {
  const [first] = moments;
  if (!first) throw new Error('no game');
  const view = (active: View['active'], chits: View['chits']): View => ({ ...first.view, active, chits });
  const acted = (now: View) => BASE_IDS.filter((base) => hasActed(now, base));
  expect(
    acted(
      view(
        'malta',
        BASES.filter((base) => base !== 'malta' && base !== 'alexandria-suez'),
      ),
    ),
  ).toEqual(BASE_IDS.filter((base) => ['alexandria-suez', 'alexandria', 'suez'].includes(base)));
  expect(acted(view(null, []))).toEqual([]);
});

test('beside the panel of a base lie the base and the whole cards of the fleets of its seas', () => {
  for (const base of BASE_IDS) {
    const { x, width } = around(BUILT_IN, base);
    const [left, , wide] = baseBox(base).box;
    const cards = BUILT_IN.bases[base].zones.flatMap((zone) => seaShape(zone).fleets.map(([at]) => at));
    for (const at of cards) expect(at - 54 >= x && at + 54 <= x + width, base).toBe(true);
    expect(left >= x && left + wide <= x + width, base).toBe(true);
  }
});

test('NN-5.7a of all seas of which one is to be named the whole cards of both fleets are shown', () => {
  const zones = ['central-atlantic', 'baltic', 'western-med'] as const;
  const { x, width } = aroundSeas(zones);
  const cards = zones.flatMap((zone) => seaShape(zone).fleets.map(([at]) => at));
  for (const at of cards) expect(at - 54 >= x && at + 54 <= x + width).toBe(true);
});

test('a fleet is told by its attack dice as damage leaves them', () => {
  const barham = moments[0]?.view.ships.find(({ id }) => id === 'barham');
  if (!barham) throw new Error('no Barham');
  expect(diceOf([barham, { ...barham, attack: 2 }])).toBe('8 attack dice');
});

test('the headline says nothing of seas that the turn before has settled', () => {
  const [first] = moments;
  expect(first && headline({ ...first.view, turn: 2, active: null, battle: null, settled: ['north-sea'] })).toBe(
    'Turn 2 · 1915, second third',
  );
});

test('whole fleets can be sent: every batch that the board makes is taken by the game', () => {
  let sent = 0;
  play('scapa', '1915', (game, { view, question }) => {
    const orders = ordersOf(question, view);
    if (orders.journeys.length === 0 || question.name === 'two-zone-moves') return;
    const picked = new Set(orders.journeys.flatMap(({ ships }) => [...ships.keys()]));
    for (const way of sendings(orders, picked)) {
      expect(sendingTo(sendings(orders, picked), way.journey.to)).toBeDefined();
      if (question.name === 'form-groups') continue; // somebody must stay in the first group
      const before = game.save();
      const commands = commandsFor(way).map(({ verb, target }) => ({ side: question.side, verb, ...(target === null ? {} : { target }) }));
      expect(game.applyAll(commands), `${question.name} ${way.journey.key}`).toBeNull();
      sent += commands.length;
      game.revive(before);
      game.commands.length -= commands.length;
    }
  });
  expect(sent).toBeGreaterThan(500);
});

test('NN-11.16a, NN-11.16b ships are divided for a pursuit with one batch, which the game takes', () => {
  const met = new Set<string>();
  for (const seed of ['scapa', 'ushant'])
    play(seed, '1915', (game, { view, question }) => {
      const commands = divided(question, view).map(({ verb, target }) => ({
        side: question.side,
        verb,
        ...(target === null ? {} : { target }),
      }));
      if (commands.length === 0) return;
      const before = game.save();
      expect(game.applyAll(commands), question.name).toBeNull();
      expect(divided(question, game.view(question.side === 'central' ? 'central' : 'allied'))).toEqual([]);
      met.add(question.name);
      game.revive(before);
      game.commands.length -= commands.length;
    });
  expect([...met].sort()).toEqual(['form-groups', 'send-pursuers']);
});

test('a plan of fire names a target for every ship still to be asked, and the game takes it whole', () => {
  let fired = 0;
  play('ushant', '1915', (game, { view, question }) => {
    if (question.name !== 'target') return;
    const order = stillToAim(game.data, view, question);
    expect(shipAsked(question)).toBe(order[0]);
    for (const { id } of thumbs) {
      const plan = lineUp(id, { data: game.data, view, shooters: order, targets: targetsOf(question) });
      const before = game.save();
      const commands = commandsOf(plan, order).map(({ verb, target }) => ({
        side: question.side,
        verb,
        ...(target === null ? {} : { target }),
      }));
      expect(game.applyAll(commands)).toBeNull();
      fired += commands.length;
      game.revive(before);
      game.commands.length -= commands.length;
    }
  });
  expect(fired).toBeGreaterThan(50);
});

test('a question about a ship names her, to the side that is asked alone', () => {
  const met = new Set<string>();
  play('ushant', '1915', (game, { view, question }) => {
    if (question.name !== 'target' && question.name !== 'airstrike') return;
    const ship = view.ships.find(({ id }) => id === shipAsked(question));
    expect(ship?.side).toBe(question.side);
    expect(question.prompt).toContain(ship?.name);
    expect(seen(game, question.side === 'allied' ? 'central' : 'allied').question).toBeNull();
    met.add(question.name);
  });
  expect(met).toContain('target');
});

test('a line that concentrates fires as the captain would', () => {
  const lines = moments.flatMap(({ view, question }) => {
    const shooters = stillToAim(BUILT_IN, view, question);
    const side = view.ships.find(({ id }) => id === shooters[0])?.side;
    return side && shooters.length > 1 ? [{ data: BUILT_IN, view, side, shooters, targets: targetsOf(question) }] : [];
  });
  expect(lines.length).toBeGreaterThan(0);
  for (const { data, view, ...fire } of lines) {
    expect([...lineUp('promising', { data, view, ...fire })]).toEqual([...wholePlan(data, view, fire)]);
  }
});

test('one each spreads fire, and the strongest pair off', () => {
  const view = moments[0]?.view;
  if (!view) throw new Error('nothing was met');
  const of = (own: string): readonly string[] =>
    view.ships.filter(({ navy }) => navy === own).flatMap(({ id }, place) => (place < 8 ? [id] : []));
  const fire = { data: BUILT_IN, view, shooters: of('Br'), targets: of('Ge') };
  expect(new Set(lineUp('one-each', fire).values()).size).toBe(8);
  expect(new Set(lineUp('strongest', fire).values()).size).toBe(8);
});

test('repairs are shared out within the points and the damage there is', () => {
  const ships = (moments[0]?.view.ships ?? []).slice(0, 5).map((ship, i) => ({ ...ship, damage: i }));
  const count = (list: readonly { readonly target: unknown }[], id: string | undefined): number =>
    list.filter(({ target }) => target === id).length;
  const even = shareEvenly(ships, 5);
  expect(even.length).toBe(5);
  expect(ships.slice(1).every(({ id }) => count(even, id) >= 1)).toBe(true);
  expect(count(even, ships[0]?.id)).toBe(0);
  const whole = wholeShipsFirst(ships, 3);
  expect(count(whole, ships[1]?.id)).toBe(1);
  expect(count(whole, ships[2]?.id)).toBe(2);
  expect(shareEvenly(ships, 99).length).toBe(10);
});

test('every fighter has a berth of her own within the layout, on a desk and in the hand', () => {
  for (const { view } of moments)
    for (const [width, height, firing] of [
      [390, 420, 'allied'],
      [768, 620, 'central'],
      [1280, 760, 'allied'],
    ] as const) {
      const layout = layoutFor({ width, height }, lineOf(view, 'central').length, lineOf(view, 'allied').length);
      const berths = [...battleBerths(view, layout, firing)];
      expect(berths.length).toBe(view.battle?.fighters.length ?? 0);
      expect(new Set(berths.map(([, { scale }]) => scale.toFixed(4))).size, 'one scale for both sides').toBeLessThanOrEqual(1);
      for (const [id, { x, y, scale }] of berths) {
        expect(scale, 'a card that can be read').toBeGreaterThan(0.9);
        expect(x - (CARD.width / 2) * scale >= 0 && x + (CARD.width / 2) * scale <= layout.width, id).toBe(true);
        expect(y - (CARD.height / 2) * scale >= 0 && y + (CARD.height / 2) * scale <= layout.height, id).toBe(true);
      }
      berths.forEach(([, a], i) => {
        for (const [, b] of berths.slice(i + 1)) {
          const isApart =
            Math.abs(a.x - b.x) >= CARD.width * Math.min(a.scale, b.scale) - 0.01 ||
            Math.abs(a.y - b.y) >= CARD.height * Math.min(a.scale, b.scale) - 0.01;
          expect(isApart).toBe(true);
        }
      });
    }
});

test('what a sea is worth stands by its name', () => {
  for (const zone of ZONES) {
    const { label, plate } = seaShape(zone);
    expect(Math.hypot(label[0] - plate[0], label[1] - plate[1]), zone).toBeLessThan(80);
  }
});

/** The set-up of the British. */
const atBegin = () => seen(new Game(nineNavies, { scenario: '1915', options: {}, seed: 'muster', dice: 'fast' }), 'allied');

test('a place where nothing changes keeps its muster, and of sisters the least hurt come first', () => {
  const { view } = atBegin();
  const { ships } = view;
  const before = musters(view);
  const [first] = before('britain').ships;
  const gone = ships.map((ship) => (ship.id === first?.id ? { ...ship, at: 'north-sea' as const } : ship));
  const after = musters({ ...view, ships: gone }, before);
  expect([after('germany') === before('germany'), after('britain') === before('britain')]).toEqual([true, false]);
  const hurt = ships.map((ship) => (ship.name === 'Benbow' ? { ...ship, damage: 2 } : ship));
  expect(
    byClass(hurt)
      .find(({ name }) => name === 'Iron Duke')
      ?.ships.at(-1)?.name,
  ).toBe('Benbow');
});

test('what ends a question stands in no panel', () => {
  const { question, view } = atBegin();
  expect(question?.options.map(({ verb }) => verb)).toContain('done');
  expect(ordersOf(question, view).plain).toEqual([]);
});
