/** What one captain remembers. */
import { survey } from './deployment.ts';
import { lineUp } from './gunnery.ts';
import { Memory } from './memory.ts';
import { muster } from './sailing.ts';
import { admit } from './yards.ts';

export class Mind {
  readonly harbours = new Memory('home', survey);
  readonly fleets = new Memory('move', muster);
  readonly yards = new Memory('repair', admit);
  readonly lines = new Memory('aim', lineUp);
}
