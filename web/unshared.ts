/**
 * A view as a tree. The rules may use one object in many places, such as the order to stay for every fleet, and a message from
 * the worker keeps it one; but a store is written into, and what is written in one place would then stand in all of them.
 */
const branch = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(branch);
  return typeof value === 'object' && value !== null ? unshared(value) : value;
};

export const unshared = (view: object): object => Object.fromEntries(Object.entries(view).map(([key, value]) => [key, branch(value)]));
