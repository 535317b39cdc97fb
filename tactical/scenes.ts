/** What the events of a battle are to those who read of them. A game puts them together with its own. */
import { gist, grave, plain, routine, scenesOf } from '../kernel/index.ts';
import type { BattleEvent, BattleSecret, Spoken } from './events.ts';
import { counterName } from './names.ts';

type Name = (id: string) => string;

const namesOf = ({ token, ships }: Spoken, name: Name): readonly string[] => ships?.map(name) ?? [counterName(token)];

const settled = plain({ rolls: 'before' });

/** `name` is how the game calls its ships. */
export const battleScene = scenesOf<BattleEvent | BattleSecret, [name: Name]>()({
  'battle-began': plain(),
  foundered: ({ side, ship }, name) => grave({ rolls: 'before', gists: [gist('sunk', side, name(ship))] }),
  initiative: settled,
  entry: plain(),
  deployed: plain(),
  sighted: ({ side, piece }, name) =>
    plain({
      many: `**#** ships of ${side === 'allied' ? 'the Allies' : 'the Central Powers'} are made out.`,
      gists: [gist('found', side, ...namesOf(piece, name))],
    }),
  counted: plain(),
  'battle-round': routine(),
  moved: routine(),
  slid: routine(),
  exited: ({ side, piece }, name) => plain({ gists: [gist('driven-off', side, ...namesOf(piece, name))] }),
  'tow-dropped': plain(),
  scuttled: ({ side, ship }, name) => grave({ gists: [gist('sunk', side, name(ship))] }),
  engines: settled,
  'battle-ended': grave(),
  fired: ({ hits }) => (hits > 0 ? plain() : routine()),
  'fire-wasted': routine(),
  struck: ({ side, ship }, name) => plain({ rolls: 'before', gists: [gist('damaged', side, name(ship))] }),
  bounced: routine({ rolls: 'before' }),
  'no-effect': routine({ rolls: 'before' }),
  slowed: settled,
  'leader-hit': settled,
  exploded: grave(),
  sunk: ({ side, ship }, name) => grave({ gists: [gist('sunk', side, name(ship))] }),
  'basic-round': routine(),
  settled,
  'basic-ended': grave(),
});
