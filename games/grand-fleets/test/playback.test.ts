/** What the board plays of whole games, beside how they stood. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Game, logSeen, parseRecord, replay } from '../../../kernel/index.ts';
import { stillsOf } from '../../../kit/playback.ts';
import { playing } from '../board/playback-acts.ts';
import { grandFleets } from '../index.ts';
import type { ShipView } from '../view.ts';

/** The game of a record, from its beginning. */
function begun(name: string) {
  const text = readFileSync(new URL(`games/${name}.json`, import.meta.url), 'utf8');
  const { commands, ...whole } = replay(grandFleets, parseRecord(text), {});
  return { commands, game: new Game(grandFleets, whole.settings, { log: true }) };
}

test.each(['01-coronel', '06-dogger-bank-flotillas'])('the last still after every command agrees with how it stands: %s', (name) => {
  const { commands, game } = begun(name);
  let [before, lines, played] = [game.view('onlooker'), logSeen(game, 'onlooker').length, 0];
  for (const command of commands) {
    expect(game.apply(command)).toBeNull();
    const happened = logSeen(game, 'onlooker', lines);
    const still = stillsOf(playing, { before, now: before, happened }).full.at(-1)?.view;
    before = game.view('onlooker');
    lines += happened.length;
    if (!still) continue;
    expect(still.ships.map(conditionOf)).toEqual(before.ships.map(conditionOf));
    played++;
  }
  expect(played).toBeGreaterThan(5);
});

/** Markers of fire and flooding come and go by rolls that are told as rolls. */
const conditionOf = ({ id, fate, hex, facing, hits, listing, jammed, engines }: ShipView): string =>
  [id, fate, hex, facing, hits, listing, jammed, engines].join(' ');
