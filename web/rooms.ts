/** Finding what a room of `games/` must hold, among all that were built in. */
export function found<T>(files: Readonly<Record<string, T>>, path: string): T {
  const file = files[path];
  if (file === undefined) throw new Error(`there is no ${path}`);
  return file;
}
