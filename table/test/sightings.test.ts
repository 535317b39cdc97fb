/** Contact in two zones at once: each is told beside its own roll, although both are rolled before the first fight begins. */
import { expect, test } from 'vitest';
import { playing } from '../../games/great-war-at-sea/board/playing.ts';
import { idOf, packOf } from '../../games/great-war-at-sea/data/builder.ts';
import type { Operation } from '../../games/great-war-at-sea/data/operation.ts';
import { greatWarAtSea } from '../../games/great-war-at-sea/index.ts';
import { british, german, operationWith } from '../../games/great-war-at-sea/test/table.ts';
import { Game, type Kind, type Ruleset } from '../../kernel/index.ts';
import { ReadLog } from '../log.ts';
import { readOf, rollsUnder } from '../reading.ts';

/** By day, in clear weather and with Intercept any die is enough (GW-5.46). */
const TWO_MEETINGS: Operation = operationWith(
  [
    british('beatty', 'M8', ['lion']),
    british('goodenough', 'K8', ['southampton']),
    german('hipper', 'M8', ['seydlitz']),
    german('boedicker', 'K8', ['rostock']),
  ],
  { words: 'Two squadrons meet two others.', history: { winner: null, words: 'It never was.' } },
);

const rules: Ruleset<Kind> = greatWarAtSea;

function readBy(side: 'allied' | 'central'): ReadLog {
  const settings = { scenario: idOf(TWO_MEETINGS), options: {}, seed: 'two zones', dice: 'fast', pack: packOf(TWO_MEETINGS) } as const;
  const game = new Game(rules, settings, { log: true });
  game.apply({ side: 'allied', verb: 'done' });
  game.apply({ side: 'central', verb: 'done' });
  const log = new ReadLog(game, side);
  log.readOn();
  return log;
}

test.each(['allied', 'central'] as const)('GW-5.4a a contact roll is told beside what came of it, zone by zone: %s', (side) => {
  const sightings = readOf(readBy(side).since(0), 0).filter(({ words, rule }) => rule === 'GW-5.4a' && !words.startsWith('Contact'));
  expect(sightings.map(({ about, parts }) => [about, parts.map(({ roll, about: where }) => [roll?.check, where])])).toEqual([
    [['M8'], [['contact', ['M8']]]],
    [['K8'], [['contact', ['K8']]]],
  ]);
});

test('GW-5.4a the board shows the die, what was added to it, what it needed and what came of it', () => {
  const log = readBy('allied');
  const rolls = rollsUnder(log.since(0));
  const notes = log.playedSince(0).flatMap((event, place) => {
    if (!event || !('type' in event) || event.type !== 'in-sight') return [];
    const [part] = playing.actOf(event, rolls[place])?.parts(Object.create(null)) ?? [];
    return [(part?.marks ?? []).map((mark) => (mark.kind === 'note' ? `${mark.about}: ${mark.words}` : mark.kind))];
  });
  expect(notes).toHaveLength(2);
  for (const [place, zone] of ['M8', 'K8'].entries()) {
    expect(notes[place]?.[0]).toMatch(new RegExp(`^${zone}: Die [1-6], \\+1 clear, \\+2 Intercept: [4-9]$`));
    expect(notes[place]?.[1]).toMatch(new RegExp(`^${zone}: (4 or more: contact|6 on the dice: a surprise sighting)$`));
  }
});
