/** What each event of the war is to those who read of it: its weight, with what it is gathered, and what a despatch counts of it. */
import { gist, gistOfMany, grave, plain, routine, type Scene, scenesOf } from '../../../kernel/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { OpenEvent, SecretEvent } from '../events.ts';
import { sideOfShip } from '../rules/nations.ts';
import type { Side } from '../state.ts';
import { actInWords } from './acts.ts';
import { nameOf, placeName, within } from './names.ts';

const FLEETS: Readonly<Record<Side, string>> = { allied: 'Allied fleets', central: 'Central fleets' };

const settled = plain({ rolls: 'before' });

const inCompany = (side: Side, words: string): Scene => routine({ many: `**#** ${FLEETS[side]} ${words}.` });

export const sceneOf = scenesOf<OpenEvent | SecretEvent>()({
  turn: plain(),
  resigned: grave(),
  variant: settled,
  storms: settled,
  entered: grave({ rolls: 'before' }),
  'italy-neutral': settled,
  'outfit-tried': plain({ rolls: 'after' }),
  'tsingtao-fell': grave({ rolls: 'before' }),
  reinforced: plain(),
  'convoy-called': settled,
  'convoy-called-again': settled,
  'convoy-sails': plain(),
  'convoy-arrived': plain(),
  'convoy-done': plain(),
  announced: ({ act }) => inCompany('allied', actInWords(act)),
  posted: ({ how, area }) => routine({ many: `${how === 'station' ? 'On station' : 'In blockade'} ${within(area)}: **#** more.` }),
  recalled: ({ how, area }) =>
    routine({ many: `**#** ships leave ${how === 'station' ? 'their station' : 'the blockade'} ${within(area)}.` }),
  'combined-openly': plain(),
  'divided-openly': plain(),
  'moved-fleet': ({ side }) => inCompany(side, 'sail'),
  'moved-unseen': routine({ many: '**#** fleets sail unseen.' }),
  appeared: ({ side, token }) => plain({ gists: side === 'central' ? [gist('found', side, placeName(token))] : [] }),
  vanished: ({ side }) => plain({ many: `**#** ${FLEETS[side]} go out of sight.` }),
  'joined-convoy': plain(),
  'home-seen': grave(),
  searched: ({ side }) => routine({ many: `**#** ${FLEETS[side]} look for the enemy.`, rolls: 'after' }),
  'night-approach': ({ token, area }) =>
    plain({ rolls: 'after', many: `**${placeName(token)}** tries to come up with **#** enemies ${within(area)} by **night**.` }),
  canal: plain(),
  'neutral-asked': plain({ rolls: 'after' }),
  contact: ({ side, found }) => grave({ gists: found === '' ? [] : [gist('found', enemyOf(side), placeName(found))] }),
  battle: ({ area }) => grave({ chapter: `Battle ${within(area)}` }),
  'decoy-gone': plain(),
  prizes: ({ area, prizes }) => grave({ gists: [gistOfMany('taken', 'allied', `merchantmen ${within(area)}`, prizes ?? 0)] }),
  'raid-in-the-indies': plain(),
  'french-released': plain(),
  'pursuit-declared': plain(),
  lost: ({ ship }) => grave({ gists: [gist('sunk', sideOfShip(ship), nameOf(ship))] }),
  'leader-lost': grave(),
  award: plain(),
  designated: plain(),
  'merchant-cruiser': settled,
  combined: plain(),
  divided: plain(),
  'order-void': plain(),
  home: ({ ships }) => grave({ gists: [gist('saved', 'central', ...ships.map(nameOf))] }),
  coaled: routine({ many: '**#** fleets have coaled.' }),
  fed: routine({ many: '**#** ships have taken coal from another.' }),
  'shells-taken': routine({ many: '**#** fleets have filled their magazines.' }),
  'torpedoes-taken': routine({ many: '**#** fleets have new torpedoes.' }),
  'prize-kept': plain(),
  'nobody-there': routine({ many: '**#** fleets find that no enemy is where they look.' }),
  'pursuit-tried': ({ held }) => (held ? grave({ rolls: 'before' }) : settled),
  foundering: settled,
  mended: settled,
});
