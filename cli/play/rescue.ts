/** A game at the terminal outlives whatever goes wrong at its table. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Table } from '../../table/index.ts';
import type { Io } from '../io.ts';
import { writeRecordFile } from '../record-file.ts';
import type { Keep } from './keeping.ts';
import { PersonAtTerminal } from './person.ts';

export async function playOrRescue(table: Table, side: string, io: Io, keep: Keep): Promise<void> {
  try {
    await new PersonAtTerminal(table, side, io, keep).play();
  } catch (error) {
    const file = join(mkdtempSync(join(tmpdir(), 'line-ahead-')), `${table.ruleset.id}.record.json`);
    writeRecordFile(file, table.record());
    io.err(`The game is kept as it stood: 'line-ahead play --resume ${file} --side ${side}' takes it up again.`);
    if (table.isSealed) io.err('It holds the orders of all sides: to read it before the end is to peek.');
    throw error;
  }
}
