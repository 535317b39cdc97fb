/** What the events of a battle are to those who read of them. A game puts them together with its own. */
import { gist, grave, plain, routine, type Scene, scenesOf } from '../kernel/index.ts';
import type { BattleEvent, BattleSecret, Spoken } from './events.ts';
import { counterName, countersOf, LANDINGS, MANY_WEAPONS, ownerOf, PLACES, within } from './names.ts';
import { begun } from './wording.ts';

type Name = (id: string) => string;

/** Under the name of its side. */
const namesOf = ({ token, ships }: Spoken, name: Name): readonly string[] => ships?.map(name) ?? [counterName(token)];
/** In a sentence. */
const spokenOf = ({ token, ships }: Spoken, name: Name): string => ships?.map(name).join(', ') ?? countersOf([token], name(ownerOf(token)));

const settled = plain({ rolls: 'before' });

/** `name` is how the game calls its ships, and its sides. */
const sceneOf = scenesOf<BattleEvent | BattleSecret, [name: Name]>()({
  'battle-began': plain(),
  foundered: ({ side, ship }, name) => grave({ rolls: 'before', gists: [gist('sunk', side, name(ship))] }),
  initiative: settled,
  entry: plain(),
  deployed: plain(),
  sighted: ({ side, piece }, name) =>
    plain({
      many: `**#** counters of ${within(name(side))} are made out.`,
      gists: [gist('found', side, ...namesOf(piece, name))],
    }),
  counted: ({ count }) => plain({ many: `**#** counters are pieces of ${count} ships.` }),
  'battle-round': routine(),
  moved: routine(),
  slid: routine(),
  exited: ({ side, piece, leftBehind }, name) =>
    plain({
      many: `**#** counters of ${within(name(side))} ${leftBehind ? 'are left far behind, and out of the battle' : 'leave the battle for good'}.`,
      gists: [gist('driven-off', side, ...namesOf(piece, name))],
    }),
  'tow-dropped': plain(),
  scuttled: ({ side, ship }, name) => grave({ gists: [gist('sunk', side, name(ship))] }),
  engines: settled,
  'battle-ended': grave(),
  fired: ({ by, ship, at, hits }, name) =>
    hits > 0
      ? plain()
      : routine({
          many: `**${ship === null ? spokenOf(by, name) : name(ship)}** fires **#** times at **${spokenOf(at, name)}**: no hit.`,
        }),
  'fire-wasted': ({ at }, name) => routine({ many: `**#** shots at **${spokenOf(at, name)}**, which is going down already.` }),
  struck: ({ side, ship, by, where, why }, name) =>
    plain({
      rolls: 'before',
      many: `**${name(ship)}**: **#** ${MANY_WEAPONS[by]} on her ${PLACES[where]}${LANDINGS[why]}.`,
      gists: [gist('damaged', side, name(ship))],
    }),
  bounced: ({ ship, by, where }, name) =>
    routine({ rolls: 'before', many: `**${name(ship)}**: **#** ${MANY_WEAPONS[by]} on her ${PLACES[where]} do not come through.` }),
  'no-effect': ({ ship, blow }, name) =>
    routine({ rolls: 'before', many: `**${name(ship)}**: **#** hits on her ${PLACES[blow]} find nothing.` }),
  slowed: settled,
  'leader-hit': settled,
  exploded: grave(),
  sunk: ({ side, ship }, name) => grave({ gists: [gist('sunk', side, name(ship))] }),
  'basic-round': routine(),
  settled,
  'basic-ended': grave(),
});

export const battleScene = (event: BattleEvent | BattleSecret, name: Name): Scene => {
  const { many, ...scene } = sceneOf(event, name);
  return { ...scene, many: many && begun(many) };
};
