/** Drafts of orders: for each ship or squadron one, until it is given another or none. */
export type Drafted<T> = Readonly<Record<string, T>>;

export function without<T>(draft: Drafted<T>, id: string): Drafted<T> {
  const { [id]: _forgotten, ...rest } = draft;
  return rest;
}

/** To hand a draft in as it is. */
export const handIn = { ends: true, label: () => 'Done', does: <D>(draft: D): D => draft } as const;
