/** Coronel as Spee, from the first sight of the enemy to the end of his flagship: steps, groups, guns and damage. */
import type { Lesson } from '../../../kernel/index.ts';
import { replies } from './replies.ts';

const [GOOD_HOPE, OTRANTO, GLASGOW] = ['allied-counter-1', 'allied-counter-2', 'allied-counter-4'];

/** Both armoured cruisers at one target, and the signal to open fire. */
const bothAt = (target: string) => [
  { verb: 'fire', target: ['gneisenau', target] },
  { verb: 'fire', target: ['scharnhorst', target] },
  { verb: 'done' },
];

export const coronel: Lesson = {
  title: 'Coronel',
  side: 'central',
  settings: { scenario: 'coronel', options: {}, seed: 'first watch' },
  replies: replies.Coronel ?? [],
  tasks: [
    {
      title: 'Smoke to the north',
      words:
        'First of November 1914, off Chile. You are **Spee**, with _Scharnhorst_, _Gneisenau_ and two light cruisers; Cradock comes with four British ships, of which only one is your match. A die has given you the **initiative**: you come last and choose from where.',
      rule: 'CW-7.1a',
      points: 'log',
      told: ['The Central Powers have the initiative'],
    },
    {
      title: 'Choose your side of the map',
      words:
        'Whoever has the initiative enters by an edge of his choice, when the enemy is set up in the centre and cannot answer it. Take the first edge.',
      rule: 'CW-7.24a',
      points: 'orders',
      orders: [{ verb: 'enter', target: 1 }],
    },
    {
      title: 'Form up',
      words:
        'You could place every counter by itself. Do it at once instead: the standard formation keeps your four ships together in one hex.',
      rule: 'CW-7.22',
      points: 'orders',
      orders: [{ verb: 'form-up' }],
    },
    {
      title: 'Twenty steps to a round',
      words:
        'Each round has twenty **steps**; a fast ship moves in more of them than a slow one. What you see of the enemy are bare counters until you are close. Now your light cruisers might move; let them stay with the flag, and end the step.',
      rule: 'CW-7.31a',
      points: 'ending',
      orders: [{ verb: 'done' }],
    },
    {
      title: 'Wait for them',
      words: 'One more step without a move. The button says who could still go: nothing is lost by standing still, for they come to you.',
      rule: 'CW-7.32a',
      points: 'ending',
      orders: [{ verb: 'done' }],
    },
    {
      title: 'Close in with the big ships',
      words:
        'Now move _Scharnhorst_ and _Gneisenau_ one hex nearer: press the group, then the hex that is marked, or the line. Then send _Leipzig_ and _Dresden_ out of harm’s way, and end the step.',
      rule: 'CW-7.3a',
      points: 'board',
      orders: [{ verb: 'move', target: [2, -196604] }, { verb: 'move', target: [1, -196602] }, { verb: 'done' }],
    },
    {
      title: 'You can see who they are',
      words:
        'Counters within sight are turned up: _Good Hope_, the flagship; _Otranto_, a liner with a few guns; _Monmouth_; and the small _Glasgow_. Close the range once more with your armoured cruisers.',
      rule: 'CW-7.27b',
      points: [GOOD_HOPE, OTRANTO, GLASGOW],
      told: ['is hidden no more: Good Hope', 'is hidden no more: Otranto', 'is hidden no more: Glasgow'],
      orders: [{ verb: 'move', target: [2, -131070] }, { verb: 'done' }],
    },
    {
      title: 'Who fires at whom?',
      words:
        'Each ship has one target. The badge on a line says how many dice she rolls and what she may hope for. _Scharnhorst_ takes _Otranto_, whose liner’s hull stands no shell; _Gneisenau_ takes the flagship. The big button opens fire: dice are not taken back.',
      rule: 'CW-7.4c',
      points: 'orders',
      orders: [{ verb: 'fire', target: ['scharnhorst', OTRANTO] }, { verb: 'fire', target: ['gneisenau', GOOD_HOPE] }, { verb: 'done' }],
    },
    {
      title: 'Otranto is gone',
      words:
        'All fire is simultaneous, so both sides have been hit; the despatch sums it up. A hit is rolled for on a table: guns, hull, speed, now and then something **critical**. A ship whose last box of hull is gone is sunk, and the points are yours.',
      rule: 'CW-7.4g',
      points: 'despatch',
      told: ['Otranto is sunk', 'Gneisenau fires at Good Hope: 4 hits', 'Scharnhorst: a secondary hit'],
    },
    {
      title: 'Follow them',
      words: 'The British come on, into your own hex. Move your two big ships on to where _Glasgow_ is; close by, every gun shoots better.',
      rule: 'CW-7.4e',
      points: 'board',
      orders: [{ verb: 'move', target: [2, -65534] }, { verb: 'done' }],
    },
    {
      title: 'All guns on Glasgow',
      words: 'She is the fastest of them, and the one that got away in history. Give both your ships the same target, and open fire.',
      rule: 'CW-7.4d',
      points: [GLASGOW],
      orders: bothAt(GLASGOW),
    },
    {
      title: 'The flagship is left',
      words:
        '_Glasgow_ is sunk, too, and a new **round** has begun, for which the Allies won the initiative: they fired first, and hit _Scharnhorst_ in her guns. Answer. Both ships at _Good Hope_.',
      rule: 'CW-7.4b',
      points: [GOOD_HOPE],
      told: ['Glasgow is sunk', 'The Allies have the initiative'],
      orders: bothAt(GOOD_HOPE),
    },
    {
      title: 'Armour holds',
      words:
        'Eight hits, and half of them bounced off: small shells do not come through heavy plates. Fire again; her guns grow fewer with every salvo.',
      rule: 'GW-GUN-DICE',
      points: [GOOD_HOPE],
      told: ['does not come through'],
      orders: bothAt(GOOD_HOPE),
    },
    {
      title: 'Stay where you are',
      words:
        'In this step you could move. You lie where you want to lie, at the shortest range there is: end the step, and the guns speak again.',
      rule: 'CW-7.32a',
      points: 'ending',
      orders: [{ verb: 'done' }],
    },
    {
      title: 'The last salvo',
      words:
        'Once more, both at _Good Hope_. Before you press, look at the odds: the small button beside the large one tells how they come about.',
      rule: 'CW-7.4d',
      points: [GOOD_HOPE],
      orders: bothAt(GOOD_HOPE),
    },
    {
      title: 'Coronel is yours',
      words:
        'Dead in the water, then gone: _Good Hope_ sank that night with Cradock and all hands. Only _Monmouth_ is left, and you know how to fight a battle. But cruisers hardly ever meet: the war is in the searching. That is the next lesson.',
      rule: 'CW-7.35a',
      points: 'score',
      told: ['Good Hope is sunk'],
    },
  ],
};
