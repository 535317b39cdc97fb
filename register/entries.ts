/** What can be asked for beside the ships of the files: classes of small ships as one, and ships under the flag they flew before. */
import { given } from './reading.ts';
import type { Ship } from './types.ts';

/** A name in kebab case. */
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

const isAlike = (one: Ship, other: Ship): boolean => one.displacement === other.displacement && one.speed === other.speed;

/** The entry that stands for a class, or the boat that most of it are like, with the dates of the first. A boat without sisters is no class. */
function asOne(boats: readonly Ship[]): readonly Ship[] {
  const entry = boats.find(({ built }) => built !== undefined);
  if (entry !== undefined) return [entry];
  const likenesses = (boat: Ship): number => boats.filter((other) => isAlike(boat, other)).length;
  const [usual] = boats.toSorted((one, other) => likenesses(other) - likenesses(one));
  const [first, ...sisters] = boats;
  if (usual === undefined || first === undefined || sisters.length === 0) return [];
  const { launched, completed } = first;
  return [
    {
      ...usual,
      id: `${idOf(usual.class)}-class`,
      name: `${usual.class} class`,
      built: boats.length,
      ...given({ launched, completed }),
      fate: { what: 'told of each boat' },
    },
  ];
}

/** Each class of destroyers and torpedo boats as one ship. */
export function flotillaClasses(ships: readonly Ship[]): readonly Ship[] {
  const classes = new Map<string, Ship[]>();
  for (const ship of ships) {
    if (ship.type !== 'destroyer' && ship.type !== 'torpedo-boat') continue;
    const key = `${ship.nation} ${ship.class}`;
    classes.set(key, [...(classes.get(key) ?? []), ship]);
  }
  return [...classes.values()].flatMap(asOne);
}

/** Ships that changed their flag and stand here once, as they were before: Goeben, who became Sultan Selim. */
export const underFormerFlags = (ships: readonly Ship[]): readonly Ship[] =>
  ships.flatMap(({ formerly, formerFlag, ...ship }) =>
    formerly === undefined || formerFlag === undefined ? [] : [{ ...ship, id: idOf(formerly), name: formerly, nation: formerFlag }],
  );
