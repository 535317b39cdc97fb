/** A store in the files of a folder: a game is a file, and each of its leaves a line. What stands there can be read, replayed and verified as it is. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kept, Label, Leaf, Store } from '../table/index.ts';

const lineOf = (leaf: Leaf): string => {
  if (typeof leaf === 'string') return `${leaf}\n`;
  throw new Error('what is sealed is no line of text');
};

/** Of all that stands there, so that whoever comes too late notices whatever was written meanwhile. */
const markOf = (text: string): number => createHash('sha256').update(text).digest().readUIntBE(0, 6);

export class FileStore implements Store<Label> {
  constructor(private readonly folder: string) {}

  async create({ id }: Label, leaves: readonly Leaf[], instead: number | null): Promise<number | null> {
    const there = this.read(id);
    if (there !== null && markOf(there) !== instead) return null;
    const text = leaves.map(lineOf).join('');
    // Another name first: whatever happens, one of the two is whole.
    const beside = join(this.folder, `${id}.new`);
    writeFileSync(beside, text);
    renameSync(beside, join(this.folder, id));
    return markOf(text);
  }

  async append({ id }: Label, mark: number, leaf: Leaf): Promise<number | null> {
    const there = this.read(id);
    if (there === null || markOf(there) !== mark) return null;
    const line = lineOf(leaf);
    appendFileSync(join(this.folder, id), line);
    return markOf(there + line);
  }

  async load(id: string): Promise<Kept | null> {
    const text = this.read(id);
    return text === null ? null : { leaves: text.trimEnd().split('\n'), mark: markOf(text) };
  }

  async list(): Promise<readonly Label[]> {
    return readdirSync(this.folder).map((id) => ({ id }));
  }

  async remove(id: string): Promise<void> {
    rmSync(join(this.folder, id), { force: true });
  }

  private read(id: string): string | null {
    const path = join(this.folder, id);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }
}
