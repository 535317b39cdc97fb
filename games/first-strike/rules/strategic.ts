/** FS-8: the Harwich Force sails, holds, or launches the raid. No ship ever enters Cuxhaven, Rescue or the other side's reserve (FS-8.0). */
import type { Reason } from '../../../kernel/index.ts';
import { oddsOfRoll } from '../../../kernel/index.ts';
import type { TrackSpace } from '../data/spaces.ts';
import { LAUNCHING_SPACE, TRACK } from '../data/spaces.ts';
import type { Play } from '../kind.ts';
import { decision, THE_RULES_ROLL, theBritish, when } from '../kind.ts';
import type { State } from '../state.ts';
import { nameOf, pointsInWords } from '../wording.ts';
import { launchCheck, launchFacts } from './launch.ts';
import { germansAreOut } from './sortie.ts';
import { endGame } from './victory.ts';
import { poorWeatherAtHarwich } from './weather.ts';

/** FS-8.1b, FS-8.1d: one space at a time, along the arrow. */
const nextSpaces = ({ harwich }: State): readonly TrackSpace[] => {
  const next = TRACK.indexOf(harwich) + 1;
  return TRACK.slice(next, next + 1);
};

type Station = Pick<State, 'harwich' | 'raid' | 'poorWeather'>;

/** FS-8.1c, FS-9.0: from B alone, once, and not in Poor Weather (FS-5.3). */
const mayLaunch = (state: Station): boolean => state.harwich === LAUNCHING_SPACE && state.raid === 'before' && !poorWeatherAtHarwich(state);

function whyNoLaunch(state: Station): Reason {
  if (state.raid !== 'before') return { words: 'the raid has been flown', rule: 'FS-8.1c' };
  if (state.harwich !== LAUNCHING_SPACE) return { words: 'the raid is launched from space B alone', rule: 'FS-9.0' };
  return { words: 'nothing can take off in Poor Weather', rule: 'FS-5.3' };
}

function whatNext(station: Station): string {
  const { harwich, raid } = station;
  if (raid === 'over') return `The raid is over. The Harwich Force lies in space ${harwich} and must sail for home.`;
  if (raid === 'rescue') return `The Harwich Force lies in space ${harwich} while E-11 picks up crews. Hold or sail?`;
  if (mayLaunch(station)) return 'The Harwich Force is on station in space B. Launch the raid?';
  if (harwich === LAUNCHING_SPACE) return 'The Harwich Force is on station in space B, but nothing can take off in this weather.';
  return `The Harwich Force lies in space ${harwich}. Hold or sail?`;
}

/** FS-8.1a: all British ships with the Harwich Force move as one. Where the fleets have met, nobody sails away (FS-3.0c). */
export const sailOrLaunch = when(
  (g) => !germansAreOut(g),
  decision<{ launch: true; sail: TrackSpace; hold: true }>('sail-or-launch', 'FS-8.1b', {
    who: theBritish,
    asks: whatNext,
    verbs: {
      launch: {
        ends: true,
        of: ({ state }) => mayLaunch(state),
        label: () => 'Launch the raid',
        odds: ({ state }) => oddsOfRoll(launchCheck, launchFacts(state), [['launched', 'each aircraft takes off', true]]),
        why: ({ state }) => whyNoLaunch(state),
        does: launch,
      },
      sail: {
        ends: true,
        of: ({ state }) => nextSpaces(state),
        label: (_view, to) => `Sail to ${nameOf(to)}`,
        odds: THE_RULES_ROLL,
        caution: ({ state, data }) =>
          state.raid === 'before' && state.harwich === LAUNCHING_SPACE
            ? `The raid can only be launched from here. If the Harwich Force sails on there will be no raid, which costs ${pointsInWords(data.points.noRaid)}.`
            : undefined,
        why: () => ({ words: 'the Harwich Force sails one space along the arrow', rule: 'FS-8.1b' }),
        does: sail,
      },
      /** FS-8.1d: once the raid is over there is no lingering. */
      hold: {
        ends: true,
        of: ({ state }) => state.raid !== 'over',
        label: () => 'Hold',
        odds: THE_RULES_ROLL,
        why: () => ({ words: 'after the raid the Harwich Force must sail on every turn', rule: 'FS-8.1d' }),
        does: (g) => g.tell?.({ type: 'held', at: g.state.harwich }),
      },
    },
  }),
);

function launch(g: Play): void {
  g.state.raid = 'flying';
  g.state.raidTurn = g.state.turn;
  g.tell?.({ type: 'raid-launched' });
}

/** FS-11.0, FS-3.1: entering the British reserve ends the game. */
function sail(g: Play, to: TrackSpace): void {
  g.state.harwich = to;
  g.tell?.({ type: 'sailed', to });
  if (to === 'british-reserve') endGame(g);
}
