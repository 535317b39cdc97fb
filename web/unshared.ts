/**
 * A view as a tree. The rules may use one object in many places, such as the order to stay for every fleet, and a message from
 * the worker keeps it one; but a store is written into, and what is written in one place would then stand in all of them.
 */
export function branch<T>(value: T): T;
export function branch(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => branch(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, branch(each)]));
}
