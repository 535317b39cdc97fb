/** Games that have just been begun here, whose goal nobody has been shown yet. */
const begun = new Set<string>();

export function noteBegun(save: string): string {
  begun.add(save);
  return save;
}

/** Whether it has just been begun; true once. */
export const takeBegun = (save: string): boolean => begun.delete(save);
