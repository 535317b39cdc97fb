/** Who opens a socket. A page of another site may not, though its visitor's cookie comes with it. */
import type { IncomingMessage } from 'node:http';
import type { Person } from '../people/person.ts';
import { addressOf, shownBy } from './caller.ts';
import { heardBy } from './heard.ts';
import { mustBeFromOwnPage } from './origin.ts';
import type { Services } from './route.ts';

export interface Opener {
  readonly person: Person | null;
  readonly address: string;
  /** The session: the line ends with it. */
  readonly token: string | null;
}

export async function openerOf(message: IncomingMessage, { people, setting }: Pick<Services, 'people' | 'setting'>): Promise<Opener> {
  const heard = heardBy(message);
  const shown = shownBy(heard, setting);
  mustBeFromOwnPage(heard, shown, setting);
  const person = shown.token === null ? null : await people.personOf(shown.token);
  return { person, address: addressOf(heard, setting), token: shown.token };
}
