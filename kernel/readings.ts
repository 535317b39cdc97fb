/** The switches of a game as its rules read them: each with the value that was chosen, by the types of the list itself. */
import type { Option, Options } from './ruleset.ts';

/** From the `typeof` of a list of options, which must be `as const`. */
export type ReadingsOf<O extends readonly Option[]> = {
  readonly [Each in O[number] as Each['id']]: Each['values'][number]['id'];
};

/** What is not given, or is no value of its option, reads as the first. */
export function readingsFrom<const O extends readonly Option[]>(options: O, given: Options): ReadingsOf<O> {
  const readings = Object.fromEntries(
    options.map(({ id, values }) => [id, (values.find((value) => value.id === given[id]) ?? values[0])?.id]),
  );
  if (!areComplete(options, readings)) throw new Error('an option has no values');
  return readings;
}

const areComplete = <O extends readonly Option[]>(options: O, readings: Readonly<Record<string, unknown>>): readings is ReadingsOf<O> =>
  options.every(({ id, values }) => values.some((value) => value.id === readings[id]));
