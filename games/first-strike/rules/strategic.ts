/** FS-8: the Harwich Force sails, holds, or launches the raid. No ship ever enters Cuxhaven, Rescue or the other side's reserve (FS-8.0). */
import { oddsOfRoll } from '../../../kernel/index.ts';
import type { TrackSpace } from '../data/spaces.ts';
import { LAUNCHING_SPACE, TRACK } from '../data/spaces.ts';
import type { Play } from '../kind.ts';
import { choice, theBritish, when } from '../kind.ts';
import type { State } from '../state.ts';
import { launchCheck, launchFacts } from './launch.ts';
import { germansAreOut } from './sortie.ts';
import { endGame } from './victory.ts';
import { poorWeatherAtHarwich } from './weather.ts';

/** FS-8.1b, FS-8.1d: one space at a time, along the arrow. */
const nextSpace = (state: State): TrackSpace | undefined => TRACK[TRACK.indexOf(state.harwich) + 1];

/** FS-8.1c, FS-9.0: from B alone, once, and not in Poor Weather (FS-5.3). */
const mayLaunch = (state: State): boolean => state.harwich === LAUNCHING_SPACE && state.raid === 'before' && !poorWeatherAtHarwich(state);

/** FS-8.1d: once the raid is over there is no lingering. */
const mayHold = (state: State): boolean => state.raid !== 'over';

/** FS-8.1a: all British ships with the Harwich Force move as one. Where the fleets have met, nobody sails away (FS-3.0c). */
export const sailOrLaunch = when(
  (g) => !germansAreOut(g),
  choice<{ launch: true; sail: TrackSpace; hold: true }>('sail-or-launch', 'FS-8.1b', {
    who: theBritish,
    offer: ({ state }) => {
      const next = nextSpace(state);
      return { launch: mayLaunch(state) || undefined, sail: next ? [next] : [], hold: mayHold(state) || undefined };
    },
    ends: {
      launch: (g) => {
        g.state.raid = 'flying';
        g.state.raidTurn = g.state.turn;
        g.tell?.({ type: 'raid-launched' });
      },
      sail: (g, to) => sail(g, to),
      hold: (g) => g.tell?.({ type: 'held', at: g.state.harwich }),
    },
    prospects: {
      launch: ({ state }) => oddsOfRoll(launchCheck, launchFacts(state), [['launched', 'each aircraft takes off', true]]),
    },
    cautions: {
      sail: ({ state }) =>
        state.raid === 'before' && state.harwich === LAUNCHING_SPACE
          ? 'The raid can only be launched from here. If the Harwich Force sails on there will be no raid, which costs four points.'
          : undefined,
    },
    whyNot: {
      launch: ({ state }) => whyNoLaunch(state),
      sail: () => ({ words: 'the Harwich Force sails one space along the arrow', rule: 'FS-8.1b' }),
      hold: () => ({ words: 'after the raid the Harwich Force must sail on every turn', rule: 'FS-8.1d' }),
    },
  }),
);

function whyNoLaunch(state: State): { words: string; rule: string } {
  if (state.raid !== 'before') return { words: 'the raid has been flown', rule: 'FS-8.1c' };
  if (state.harwich !== LAUNCHING_SPACE) return { words: 'the raid is launched from space B alone', rule: 'FS-9.0' };
  return { words: 'nothing can take off in Poor Weather', rule: 'FS-5.3' };
}

/** FS-11.0, FS-3.1: entering the British reserve ends the game. */
function sail(g: Play, to: TrackSpace): void {
  g.state.harwich = to;
  g.tell?.({ type: 'sailed', to });
  if (to === 'british-reserve') endGame(g);
}
