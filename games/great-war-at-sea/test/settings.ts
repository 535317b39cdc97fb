/** The switches of random operations. */
import type { Options } from '../../../kernel/index.ts';
import { options } from '../options.ts';

/** Another setting of all switches but that of combat for every number. */
export const settingOf = (number: number, combat: string): Options => ({
  ...Object.fromEntries(
    options.map(({ id, values }, place) => [id, values[(number + Math.floor(number / 2 ** place)) % values.length]?.id ?? '']),
  ),
  combat,
});
