/** `npm run shelf`: writes beside each card what the first page knows of its scenarios and draws of their ships, which come from the rules and the register. */
import { writeFileSync } from 'node:fs';
import { games } from '../games/index.ts';
import { shelfTextOf } from './parts/shelf-data.ts';

for (const ruleset of games) writeFileSync(`games/${ruleset.id}/board/shelf.json`, await shelfTextOf(ruleset));
