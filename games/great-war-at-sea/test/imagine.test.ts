/** What a side imagines agrees with what it sees; `fuzz-imagine.test.ts` looks at whole games. */
import { expect, test } from 'vitest';
import { chanceFrom } from '../../../bots/index.ts';
import { NUMBERED } from '../../../tactical/hexes.ts';
import { imagine } from '../imagine/index.ts';
import { tacticalPhase } from '../rules/battle.ts';
import { view } from '../view.ts';
import { british, german, operationWith, tableOf } from './table.ts';

test('GW-8.52 a counter that has fewer ships than are known of was thinned out by the sea', () => {
  const made = tableOf(operationWith([british('beatty', 'M8', ['lion']), german('boats', 'M8', ['s138-class'])]));
  made.fleet('beatty', { from: 'M7', track: ['M8'], came: 4 });
  made.fleet('boats', { from: 'M9', track: ['M8'], came: 1 });
  made.ship('s138-3', { fate: 'gone', sunk: true });
  made.state.contacts = [{ allied: 'beatty', central: 'boats', zone: 'M8', step: 0, surprise: false }];
  const { state, data } = made.dice(1).run(tacticalPhase);
  if (state.battle) state.battle.stage = 'fighting';
  const [hex] = NUMBERED[1] ?? [];
  for (const piece of state.battle?.pieces ?? []) Object.assign(piece, { counted: true, known: false, hex });
  const seen = made.seenBy('allied');
  expect(seen.battle?.pieces.map(({ count }) => count)).toContain(2);
  const imagined = imagine(seen, 'allied', chanceFrom('thinned'), data);
  expect(view(imagined, 'allied', data).battle).toEqual(seen.battle);
});

test('CW-7.2b who came in another fleet is imagined apart from the first', () => {
  const convoy = british('convoy', 'M8', ['oak'], { mission: 'intercept' });
  const escort = british('escort', 'M8', ['tipperary'], { mission: 'escort', charge: 'convoy' });
  const made = tableOf(operationWith([convoy, escort, german('hipper', 'M8', ['seydlitz'])]));
  made.fleet('convoy', { from: 'M7', track: ['M8'], came: 4 });
  made.fleet('hipper', { from: 'M9', track: ['M8'], came: 1 });
  made.state.contacts = [{ allied: 'convoy', central: 'hipper', zone: 'M8', step: 0, surprise: false }];
  const { state, data } = made.dice(1, 1, 1).run(tacticalPhase);
  const squadrons = (of: typeof state) =>
    of.battle?.pieces.filter(({ side }) => side === 'allied').map(({ ships, squadron }) => [ships[0], squadron]);
  const imagined = imagine(made.seenBy('allied'), 'allied', chanceFrom('squadrons'), data);
  expect(squadrons(state)).toHaveLength(2);
  expect(squadrons(imagined)).toEqual(squadrons(state));
});

test('a fleet of which nothing is left has its name until the battle is over', () => {
  const made = tableOf(operationWith([british('beatty', 'M8', ['lion']), german('hipper', 'M8', ['seydlitz'])]));
  made.fleet('beatty', { from: 'M7', track: ['M8'], came: 4 });
  made.fleet('hipper', { from: 'M9', track: ['M8'], came: 1 });
  made.state.contacts = [{ allied: 'beatty', central: 'hipper', zone: 'M8', step: 0, surprise: false }];
  const { state, data } = made.dice(1).run(tacticalPhase);
  made.ship('seydlitz', { fate: 'gone', sunk: true, told: true });
  if (state.battle) state.battle.pieces = state.battle.pieces.filter(({ side }) => side === 'allied');
  const seen = made.seenBy('allied');
  expect(seen.fight?.tokens.central).toHaveLength(1);
  expect(view(imagine(seen, 'allied', chanceFrom('nobody'), data), 'allied', data).fight).toEqual(seen.fight);
});
