/** What each event is to those who read of it: its weight, and what a despatch counts of it. */
import { gist, grave, plain, routine, scenesOf } from '../../../kernel/index.ts';
import type { Happening, Secret } from '../events.ts';
import { nameOf, portName } from './names.ts';

const settled = plain({ rolls: 'before' });

const PRIZES = { small: 'a small merchantman', large: 'a large merchantman', contraband: 'a neutral with contraband' } as const;

export const sceneOf = scenesOf<Happening | Secret>()({
  'turn-began': plain(),
  weather: ({ now }) => plain({ rolls: 'before', many: `Weather in **#** waters: **${now}**.` }),
  'weather-held': ({ now }) => routine({ rolls: 'before', many: `Weather in **#** waters as before: ${now}.` }),
  'in-sight': ({ zone, surprise }) =>
    grave({
      rolls: 'before',
      many: surprise
        ? `Ships are suddenly close by in **${zone}**, **#** times.`
        : `There is smoke on the horizon in **${zone}**, **#** times.`,
    }),
  met: ({ zone }) => grave({ chapter: `Contact in ${zone}` }),
  answered: settled,
  shelled: ({ port, hits }) => grave({ rolls: 'before', gists: hits > 0 ? [gist('damaged', null, portName(port))] : [] }),
  merchantman: ({ what }) => (what === 'neutral' ? settled : grave({ rolls: 'before', gists: [gist('taken', null, PRIZES[what])] })),
  away: ({ ship }) => grave({ gists: [gist('saved', null, nameOf(ship))] }),
  mined: ({ side, ship }) => grave({ rolls: 'before', gists: [gist('damaged', side, nameOf(ship))] }),
  laid: plain(),
  swept: settled,
  unloaded: plain(),
  hindered: plain(),
  over: plain(),
  resigned: grave(),
  leaked: settled,
  lost: ({ side, ship }) => grave({ rolls: 'before', gists: [gist('sunk', side, nameOf(ship))] }),
  'engines-mended': settled,
  'tow-parted': settled,
  'air-raid': plain({ rolls: 'before' }),
  'aircraft-lost': ({ craft }) => grave({ rolls: 'before', gists: [gist('sunk', null, nameOf(craft))] }),
  bombed: ({ side, ship }) => plain({ rolls: 'before', gists: [gist('damaged', side, nameOf(ship))] }),
  flew: settled,
  reported: ({ zone }) => plain({ rolls: 'before', gists: [gist('found', null, `ships in ${zone}`)] }),
  'submarine-sunk': ({ side, zone }) => grave({ rolls: 'before', gists: [gist('sunk', side, `a submarine in ${zone}`)] }),
  'out-of-fuel': () => grave({ many: '**#** ships have no fuel left.' }),
});
