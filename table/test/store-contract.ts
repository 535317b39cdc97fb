/** What every store must do, whatever it keeps games in. It runs wherever a store does, so it knows no test runner. */
import type { Label, Leaf, Store } from '../store.ts';

export interface Clause<L extends Label> {
  readonly name: string;
  /** What comes of it in a store that is empty. */
  readonly act: (store: Store<L>) => Promise<unknown>;
  readonly expected: unknown;
}

const [HEAD, ONE, TWO, THREE] = ['head', 'one', 'two', 'three'] as const;

const leavesIn = async <L extends Label>(store: Store<L>, id = 'a'): Promise<readonly Leaf[] | null> =>
  (await store.load(id))?.leaves ?? null;

/** The mark of something that was done in time. */
const inTime = (mark: number | null): number => {
  if (mark === null) throw new Error('it was refused');
  return mark;
};

/** `labelOf` makes a label that is another for every number. */
export function contract<L extends Label>(labelOf: (id: string, number: number) => L): readonly Clause<L>[] {
  const [a, b] = [labelOf('a', 1), labelOf('b', 2)];
  return [
    {
      name: 'what was put there is read as it was',
      act: async (store) => {
        const mark = await store.create(a, [HEAD, ONE], null);
        const kept = await store.load('a');
        return [kept?.leaves, kept?.mark === mark];
      },
      expected: [[HEAD, ONE], true],
    },
    {
      name: 'what is added comes behind it, leaf by leaf',
      act: async (store) => {
        const first = inTime(await store.create(a, [HEAD], null));
        const second = inTime(await store.append(a, first, ONE));
        const third = inTime(await store.append(a, second, TWO));
        return [await leavesIn(store), new Set([first, second, third]).size, (await store.load('a'))?.mark === third];
      },
      expected: [[HEAD, ONE, TWO], 3, true],
    },
    {
      name: 'nothing can be read where nothing is, nor added',
      act: async (store) => [await store.load('a'), await store.append(a, 1, ONE), await store.load('a'), await store.list()],
      expected: [null, null, null, []],
    },
    {
      name: 'a new game never takes the place of another',
      act: async (store) => {
        await store.create(a, [HEAD, ONE], null);
        return [await store.create(a, [HEAD, TWO], null), await leavesIn(store)];
      },
      expected: [null, [HEAD, ONE]],
    },
    {
      name: 'a game takes the place of what it goes on from, and of nothing newer',
      act: async (store) => {
        const mark = inTime(await store.create(a, [HEAD, ONE], null));
        const next = await store.create(a, [HEAD, TWO], mark);
        return [next !== null && next !== mark, await store.create(a, [HEAD, THREE], mark), await leavesIn(store)];
      },
      expected: [true, null, [HEAD, TWO]],
    },
    {
      name: 'two that go on from the same leaf: the first is kept, the second is told and changes nothing',
      act: async (store) => {
        const mark = inTime(await store.create(a, [HEAD], null));
        await store.append(a, mark, ONE);
        return [await store.append(a, mark, TWO), await leavesIn(store)];
      },
      expected: [null, [HEAD, ONE]],
    },
    {
      name: 'and so it is when they come at once',
      act: async (store) => {
        const mark = inTime(await store.create(a, [HEAD], null));
        const marks = await Promise.all([ONE, TWO, THREE].map((leaf) => store.append(a, mark, leaf)));
        return [marks.filter((each) => each !== null).length, (await leavesIn(store))?.length];
      },
      expected: [1, 2],
    },
    {
      name: 'what was replaced is no leaf to go on from, though there are as many as before',
      act: async (store) => {
        const mark = inTime(await store.create(a, [HEAD, ONE], null));
        await store.create(a, [HEAD, TWO], mark);
        return [await store.append(a, mark, THREE), await leavesIn(store)];
      },
      expected: [null, [HEAD, TWO]],
    },
    {
      name: 'what was removed is gone, and can be put there again; others stay',
      act: async (store) => {
        const mark = inTime(await store.create(a, [HEAD, ONE], null));
        await store.create(b, [HEAD], null);
        await store.remove('a');
        const gone = [await leavesIn(store), await store.append(a, mark, TWO), await store.list(), await leavesIn(store, 'b')];
        const again = await store.create(a, [HEAD, TWO], mark);
        return [gone, again !== null, await leavesIn(store)];
      },
      expected: [[null, null, [b], [HEAD]], true, [HEAD, TWO]],
    },
    {
      name: 'the list tells of every game what was said last',
      act: async (store) => {
        const mark = inTime(await store.create(a, [HEAD], null));
        await store.create(b, [HEAD], null);
        await store.append(labelOf('a', 3), mark, ONE);
        return [...(await store.list())].sort((one, other) => one.id.localeCompare(other.id));
      },
      expected: [labelOf('a', 3), b],
    },
  ];
}

/** Of a store that also takes what is sealed. */
export const takesBytes = <L extends Label>(label: L): Clause<L> => ({
  name: 'bytes are read as they were',
  act: async (store) => {
    const mark = inTime(await store.create(label, [new Uint8Array([0, 1, 255])], null));
    await store.append(label, mark, new Uint8Array([7]));
    return (await leavesIn(store, label.id))?.map((leaf) => [...leaf]);
  },
  expected: [[0, 1, 255], [7]],
});
