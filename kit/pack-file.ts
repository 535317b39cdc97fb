/** A data pack out of a file that the player picks, as far as a page can tell: JSON under a name. The game judges the rest. */
export interface PackFile {
  readonly file: string;
  readonly value: unknown;
}

const LARGEST_PACK = 1_000_000;

export async function readPackFile(file: File): Promise<PackFile> {
  if (file.size > LARGEST_PACK) throw new Error('it is far too large for a data pack');
  const text = await file.text();
  try {
    return { file: file.name, value: JSON.parse(text) };
  } catch {
    throw new Error('it is cut short or no JSON');
  }
}
