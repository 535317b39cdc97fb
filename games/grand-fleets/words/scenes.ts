/** What each event is to those who read of it: its weight, with what it is gathered, and what a despatch counts of it. */
import { type Gist, gist, grave, plain, routine, scenesOf } from '../../../kernel/index.ts';
import type { Happening, Secret } from '../events.ts';
import { RAN } from './combat.ts';
import type { Names } from './names.ts';

const settled = plain({ rolls: 'before' });
const quiet = routine({ rolls: 'before' });

const FATES: Readonly<Record<'escaped' | 'left', Gist['fate']>> = { escaped: 'saved', left: 'sunk' };

/** `ship` is what a ship is called. */
export const sceneOf = scenesOf<Happening | Secret, [ship: Names['ship']]>()({
  organised: plain(),
  deployed: plain(),
  wind: settled,
  points: plain(),
  resigned: grave(),
  'turn-began': plain(),
  arrived: plain(),
  transferred: settled,
  regrouped: routine(),
  'out-of-command': plain(),
  steamed: routine(),
  smoke: routine(),
  floated: routine(),
  gone: ({ side, ship, fate }, name) =>
    grave({ gists: fate === 'escaped' || fate === 'left' ? [gist(FATES[fate], side, name(ship))] : [] }),
  crowded: settled,
  met: settled,
  collided: grave({ rolls: 'before' }),
  shown: routine(),
  fired: ({ hits }) => (hits > 0 ? plain() : routine()),
  'fire-wasted': routine(),
  'torpedo-ran': ({ from, target, arc, result }, name) => {
    const many = `**#** torpedoes of **${name(from)}** at **${name(target)}** [${arc}] ${RAN[result][2]}.`;
    return result === 'hit' ? grave({ rolls: 'before', many }) : routine({ rolls: 'before', many });
  },
  nightfall: plain(),
  searchlights: plain(),
  launched: plain(),
  plotted: routine(),
  damaged: ({ side, ship }, name) => plain({ rolls: 'before', gists: [gist('damaged', side, name(ship))] }),
  'mount-lost': ({ ship, guns }, name) => plain({ rolls: 'before', many: `**${name(ship)}** loses **#** mounts (${guns}).` }),
  critical: settled,
  righted: settled,
  sunk: ({ side, ship }, name) => grave({ gists: [gist('sunk', side, name(ship))] }),
  mended: settled,
  'in-sight': plain(),
  flew: quiet,
  fought: settled,
  'fired-at-aircraft': ({ hits }) => (hits > 0 ? settled : quiet),
  'aircraft-hit': settled,
  'aircraft-lost': ({ name }) => grave({ rolls: 'before', gists: [gist('sunk', null, name)] }),
  bombed: settled,
  'torpedo-run': settled,
  'took-off': plain(),
  'came-home': plain(),
  'submarines-out': plain(),
  'submarine-sighted': ({ side, name }) => grave({ rolls: 'before', gists: [gist('found', side, name)] }),
  'submarine-attacked': settled,
  'submarine-hit': settled,
  'submarine-sunk': ({ side, name }) => grave({ gists: [gist('sunk', side, name)] }),
  torpedoed: grave({ rolls: 'before' }),
  'submarine-moved': routine(),
  'submarine-plotted': routine(),
  'submarine-torpedo': ({ name, target, arc, result }, ship) =>
    plain({ rolls: 'before', many: `**#** torpedoes of **${name}** at **${ship(target)}** [${arc}] ${RAN[result][2]}.` }),
});
