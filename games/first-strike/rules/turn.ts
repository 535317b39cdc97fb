/** FS-3: the sequence of play. */
import { titled, unspoken } from '../../../kernel/index.ts';
import { auto, loop, sequence, when } from '../kind.ts';
import { rollAlert } from './alert.ts';
import { attacksOnHarwich } from './attacks.ts';
import { navalBattle } from './battle.ts';
import { endPhase } from './end-phase.ts';
import { airRaid } from './raid.ts';
import { damageParty, rollEvent } from './random-events.ts';
import { drawCounters } from './reaction.ts';
import { setUp } from './setup.ts';
import { rollBritishSortie, rollGermanSortie } from './sortie.ts';
import { sailOrLaunch } from './strategic.ts';
import { rollFog } from './weather.ts';

/** FS-3.0a: from the second turn on. */
const weatherAndEvents = when((g) => g.state.turn > 1, sequence('weather-and-events', 'FS-3.0a', [rollFog, rollEvent, damageParty]));

/** FS-3.0b */
const germanReaction = sequence('german-reaction', 'FS-3.0b', [
  rollAlert,
  drawCounters,
  titled('Attacks on the Harwich Force', attacksOnHarwich),
  rollGermanSortie,
  rollBritishSortie,
]);

/** FS-3.0c */
const sailOrRaid = sequence('sail-or-raid', 'FS-3.0c', [sailOrLaunch, airRaid]);

const beginTurn = auto('begin-turn', 'FS-3.1', (g) => g.tell?.({ type: 'turn-began', turn: g.state.turn }));

export const turn = sequence('turn', 'FS-3.0a', [unspoken(beginTurn), weatherAndEvents, germanReaction, sailOrRaid, navalBattle, endPhase]);

/** FS-3.1: as many turns as it takes; the game ends by entering the reserve or losing the carriers (FS-3.0l). */
export const wholeGame = titled('First Strike!', sequence('first-strike', 'FS-1.0', [setUp, loop('turns', 'FS-3.1', () => true, turn)]));
