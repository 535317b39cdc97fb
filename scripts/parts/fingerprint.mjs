/** Whether what was built is still what the sources say. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './process.mjs';

/** Names, sizes and times of every file under some folders; `skip` leaves out folders by name. */
export function fingerprint(paths, skip = []) {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, path, skip);
  return hash.digest('hex');
}

function add(hash, path, skip) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return;
  const stat = statSync(full);
  if (!stat.isDirectory()) {
    hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
    return;
  }
  const names = readdirSync(full).sort();
  for (const name of names) if (!skip.includes(name) && !name.startsWith('.')) add(hash, `${path}/${name}`, skip);
}

export const textHash = (text) => createHash('sha256').update(text).digest('hex');

export const stampSays = (stamp, value) => existsSync(join(ROOT, stamp)) && readFileSync(join(ROOT, stamp), 'utf8') === value;

export function writeStamp(stamp, value) {
  mkdirSync(dirname(join(ROOT, stamp)), { recursive: true });
  writeFileSync(join(ROOT, stamp), value);
}
