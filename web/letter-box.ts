/** The letter box of this browser, made by the worker when it is first asked for, and the letters that were taken out of it: each is taken once. */
import { type LetterBox, newLetterBox } from './letter.ts';
import { kept, keptOrMade } from './seal-key.ts';

const PLACE = 'letter box';
const TAKEN = 'letters taken';

/** A letter box that remembers what was taken out of it. */
export interface OwnLetterBox extends LetterBox {
  isTaken(letter: string): Promise<boolean>;
  taken(letter: string): Promise<void>;
}

const lettersTaken = () => keptOrMade<readonly string[]>(TAKEN, async () => []);

async function ownBox(): Promise<OwnLetterBox> {
  const box = await keptOrMade(PLACE, newLetterBox);
  return {
    ...box,
    isTaken: async (letter) => (await lettersTaken()).includes(letter),
    taken: async (letter) => kept(TAKEN, [...(await lettersTaken()), letter]),
  };
}

/** Null where the browser gives no cryptography (a page that did not come over https) or no storage. */
export const letterBox = (): Promise<OwnLetterBox | null> => (isSecureContext ? ownBox().catch(() => null) : Promise.resolve(null));
