/** What builders say of files that were opened and of packs that were tried. */
import type { BuilderProps, BuiltPack } from '../builder-props.ts';

/** What went wrong with a file, in a sentence that begins with its name. */
export const troubleWith = (file: File, error: unknown): string =>
  `${file.name}: ${error instanceof Error ? error.message : String(error)}.`;

export interface Tried {
  readonly isChosen: boolean;
  readonly words: string;
}

/** The pack is taken to the page around the builder, if the game takes it. */
export async function tried({ onBuild }: BuilderProps, pack: BuiltPack, title: string): Promise<Tried> {
  try {
    await onBuild(pack);
    return { isChosen: true, words: `‘${title}’ is chosen as the scenario. Begin when you like.` };
  } catch (error) {
    return { isChosen: false, words: error instanceof Error ? error.message : String(error) };
  }
}
