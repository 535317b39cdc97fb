/** What each event is to those who read of it: its weight, with what it is gathered, and what a despatch counts of it. */
import { gist, grave, plain, routine, type Scene, scenesOf } from '../../kernel/index.ts';
import { SHIPS, type ShipId } from './data/counters.ts';
import type { Happening } from './events.ts';
import { HEIGHTS, nameOf } from './wording.ts';

const sideOf = (ship: ShipId): string => SHIPS.find(({ id }) => id === ship)?.side ?? 'german';

/** What came of the roll before it. */
const settled = plain({ rolls: 'before' });
const quiet = routine({ rolls: 'before' });

const inCompany = (words: string): Scene => routine({ many: `**#** ${words}.`, rolls: 'before' });

export const sceneOf = scenesOf<Happening>()({
  'set-up': plain(),
  'turn-began': plain(),
  'false-alarms-added': quiet,
  'event-passed': quiet,
  repaired: settled,
  'alert-changed': settled,
  'counters-drawn': plain(),
  placed: ({ at }) => inCompany(`counters go to ${nameOf(at)}`),
  returned: inCompany('counters go back into the container'),
  removed: inCompany('counters leave the game'),
  attacked: ({ hit }) => (hit ? plain() : routine()),
  'ship-damaged': ({ ship }) =>
    plain({ many: `**${nameOf(ship)}** takes **#** damage markers.`, gists: [gist('damaged', sideOf(ship), nameOf(ship))] }),
  'ship-out': ({ ship, how }) => grave({ gists: [gist(how === 'sunk' ? 'sunk' : 'driven-off', sideOf(ship), nameOf(ship))] }),
  'aircraft-lost': ({ aircraft }) => grave({ rolls: 'before', gists: [gist('sunk', 'british', nameOf(aircraft))] }),
  'german-sortie': grave({ rolls: 'before' }),
  joined: plain({ many: '**#** squadrons join the Harwich Force.', rolls: 'before' }),
  sailed: plain(),
  held: plain(),
  'raid-launched': plain({ chapter: 'The raid' }),
  'took-off': plain(),
  'air-round': routine(),
  arrived: ({ at }) => inCompany(`seaplanes make the coast at ${nameOf(at)}`),
  delayed: inCompany('seaplanes are delayed'),
  flew: ({ to }) => inCompany(`seaplanes fly to ${nameOf(to)}`),
  'changed-altitude': ({ to }) => inCompany(`seaplanes are now ${HEIGHTS[to]}`),
  'aircraft-hit': ({ aircraft }) => plain({ rolls: 'before', gists: [gist('damaged', 'british', nameOf(aircraft))] }),
  bombed: ({ at, hit }) => (hit ? grave({ gists: [gist('damaged', 'german', nameOf(at))] }) : plain()),
  landed: ({ carrier }) => plain({ many: `**#** seaplanes are hoisted aboard **${nameOf(carrier)}**.`, rolls: 'before' }),
  ditched: plain({ many: '**#** seaplanes come down by E-11, off Norderney.' }),
  'raid-flown': plain(),
  'raid-over': plain(),
  'e11-hit': ({ sunk }) => grave({ rolls: 'before', gists: [gist(sunk ? 'sunk' : 'damaged', 'british', 'E-11')] }),
  'e11-home': plain(),
  'battle-began': ({ space }) => grave({ chapter: `Battle in ${nameOf(space)}` }),
  'battle-round': routine(),
  posted: ({ at }) => inCompany(`counters take station in ${nameOf(at)}`),
  steamed: ({ to }) => inCompany(`counters steam to ${nameOf(to)}`),
  fired: ({ hit }) => (hit ? plain() : routine()),
  'battle-ended': quiet,
  'weather-cleared': routine(),
  points: plain(),
});
