/** What boards play: every event of every game is either seen on the board or named as quiet, and whatever happens in a game has its stills. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playing as cruiserWarfare } from '../games/cruiser-warfare/board/playing.ts';
import { playing as firstStrike } from '../games/first-strike/board/playing.ts';
import { playing as grandFleets } from '../games/grand-fleets/board/playback-acts.ts';
import { playing as greatWarAtSea } from '../games/great-war-at-sea/board/playing.ts';
import { games } from '../games/index.ts';
import { playing as nineNavies } from '../games/nine-navies/board/playing.ts';
import { Game, type Kind, logSeen, parseRecord, type Ruleset, replay } from '../kernel/index.ts';
import { type Playing, stillsOf } from '../kit/playback.ts';
import { filesUnder } from './files.ts';

const boards: Readonly<Record<string, Playing>> = {
  'first-strike': firstStrike,
  'nine-navies': nineNavies,
  'cruiser-warfare': cruiserWarfare,
  'grand-fleets': grandFleets,
  'great-war-at-sea': greatWarAtSea,
};

/** Games are long; what is played of them shows in their beginnings. */
const MOST = 220;

function stored(ruleset: Ruleset<Kind>): Game<Kind> {
  const [, file = ''] = filesUnder(`games/${ruleset.id}/test/games`);
  return replay(ruleset, parseRecord(readFileSync(file, 'utf8')), { log: true });
}

test.each(games)('$id: every event is played, or named as quiet', (ruleset) => {
  const told = stored(ruleset).log.flatMap(({ what }) => (what.kind === 'event' ? [what.event] : []));
  for (const event of told)
    expect([event.type, boards[ruleset.id]?.actOf(event) ? 'played' : 'quiet']).toEqual([event.type, ruleset.played?.[event.type]]);
});

test.each(games)('$id: whatever happens can be stepped through by everybody', (ruleset) => {
  const playing = boards[ruleset.id];
  if (!playing) return expect.unreachable();
  const { settings, commands } = stored(ruleset);
  const game = new Game(ruleset, settings, { log: true });
  const viewers = [...ruleset.sides, 'onlooker'].map((id) => ({ id, before: game.view(id), lines: logSeen(game, id).length }));
  let steps = 0;
  for (const command of commands.slice(0, MOST)) {
    expect(game.apply(command)).toBeNull();
    for (const viewer of viewers) {
      const [now, happened] = [game.view(viewer.id), logSeen(game, viewer.id, viewer.lines)];
      const { full } = stillsOf(playing, { before: viewer.before, now, happened });
      expect(full.every(({ title }) => title !== '')).toBe(true);
      steps += full.length;
      viewer.before = now;
      viewer.lines += happened.length;
    }
  }
  expect(steps).toBeGreaterThan(20);
});
