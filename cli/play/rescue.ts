/** A game at the terminal outlives whatever goes wrong at its table. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game, Kind } from '../../kernel/index.ts';
import { recordOf } from '../../kernel/index.ts';
import type { Io } from '../io.ts';
import { writeRecordFile } from '../record-file.ts';
import { TerminalTable } from './table.ts';

export async function playOrRescue(game: Game<Kind>, side: string, io: Io): Promise<void> {
  try {
    await new TerminalTable(game, side, io).play();
  } catch (error) {
    const file = join(mkdtempSync(join(tmpdir(), 'line-ahead-')), `${game.ruleset.id}.record.json`);
    writeRecordFile(file, recordOf(game));
    io.err(`The game is kept as it stood: 'line-ahead play --resume ${file} --side ${side}' takes it up again.`);
    if (game.isHidden) io.err('It holds the orders of all sides: to read it before the end is to peek.');
    throw error;
  }
}
