/** Spee leads his line across the British bows: a course for the squadron, targets for the guns, and what shells do. */
import type { Lesson } from '../../../kernel/index.ts';
import { replies } from './replies.ts';

const SQUADRON = 'red-1';

/** Kinds of guns of one ship at one target. */
const guns = (ship: string, target: string, kinds: readonly (number | string)[]) =>
  kinds.map((kind) => ({ verb: 'fire', target: [ship, kind, target] }));

export const lineAhead: Lesson = {
  title: 'Line ahead',
  side: 'red',
  settings: { scenario: 'coronel', options: {}, seed: 'first watch 15' },
  replies: replies['Line ahead'] ?? [],
  tasks: [
    {
      title: 'Two lines on one sea',
      words:
        'A hex is a nautical mile. Both lines steer south. To the east, under the coast: your **East Asia Squadron**, Scharnhorst in front, then Gneisenau, Leipzig and Dresden. To the west: Cradock with Good Hope, Monmouth, Glasgow and the liner Otranto. Both sides write their orders in secret, and all is carried out at once.',
      rule: 'GF-5.4',
      points: ['scharnhorst', 'good-hope'],
    },
    {
      title: 'Keep your flagship',
      words:
        'The first question of a turn: shall another ship **lead**? That costs time, for signals are hoisted by hand, and a squadron whose leader is lost cannot be ordered for turns. Leave all as it is.',
      rule: 'GF-4.2.2a',
      points: 'ending',
      orders: [{ verb: 'done' }],
    },
    {
      title: 'Nobody sails alone',
      words: 'A ship could leave the line and move by herself, to dodge or to run. Your four stay together: end this too.',
      rule: 'GF-5.3a',
      points: 'ending',
      orders: [{ verb: 'done' }],
    },
    {
      title: 'Write a course: 2S2',
      words:
        'Now the squadron. Numbers are hexes ahead, **S** turns to starboard, **P** to port. Choose it on the board, keep _line ahead_, and write **2S2** with the buttons, or type it and press Write. The first ship turns; each of the others follows in her wake.',
      rule: 'GF-5.2.1a',
      points: [SQUADRON, 'scharnhorst'],
      overwrites: true,
      orders: [{ verb: 'order', target: [SQUADRON, 'line-ahead', 2, 'S', 2] }],
    },
    {
      title: 'Hand it in',
      words:
        'Orange ghosts show where everybody will be. As long as you have not handed it in you may write it anew. The button below hands it in; then both squadrons move at the same moment.',
      rule: 'GF-5.3.2b',
      points: 'ending',
      orders: [{ verb: 'done' }],
    },
    {
      title: 'The line has turned',
      words:
        'Scharnhorst sailed 2S2, Gneisenau behind her 3S1, Leipzig 4S: one path, four ships. And now your broadsides look at Cradock. A gun fires only where its **arc** reaches, and most of them reach to the side.',
      rule: 'GF-6.1.2a',
      points: 'log',
      told: ['East Asia Squadron, in line ahead, 2S2: Scharnhorst 2S2, Gneisenau 3S1, Leipzig 4S, Dresden 4'],
    },
    {
      title: 'All at the flagship',
      words:
        'Each **kind** of gun on each ship has a target of its own. Give them all the same: Good Hope, seven lines in all, in whatever order you like. The badges say how many barrels fire and how likely each one hits.',
      rule: 'GF-6.1.1a',
      points: ['good-hope'],
      atWill: true,
      orders: [
        ...guns('scharnhorst', 'good-hope', [0, 1, 'light']),
        ...guns('gneisenau', 'good-hope', [0, 1]),
        ...guns('leipzig', 'good-hope', [0]),
        ...guns('dresden', 'good-hope', [0]),
      ],
    },
    {
      title: 'Open fire',
      words:
        'The enemy writes his targets too. Hand in yours, and every barrel on both sides rolls one die: 8 or more, with all that helps and hinders, is a hit.',
      rule: 'GF-6.2.1a',
      points: 'ending',
      orders: [{ verb: 'done' }],
    },
    {
      title: 'A hit is not yet a wound',
      words:
        'Three of your shells hit, two went **through** the armour; of the British hits on Scharnhorst none did. Good Hope has lost guns, and a critical hit lets the sea in. Open any line of the log to see its dice.',
      rule: 'GF-6.2.2a',
      points: 'despatch',
      told: ['Good Hope loses a mount', 'Critical hit on Good Hope: she is flooding', 'at Scharnhorst: 2 hits, and the armour holds'],
    },
    {
      title: 'No torpedoes today',
      words:
        'At the end of a turn torpedoes may be launched, at the place where the enemy will be **after** his next move. It takes practice; keep yours. End the turn.',
      rule: 'GF-7.1a',
      points: 'ending',
      orders: [{ verb: 'done' }],
    },
    {
      title: 'Turn 2: as before',
      words: 'Cradock has launched his; you will see what they are worth. Same leader, nobody by himself: end both questions.',
      rule: 'GF-4.2.2a',
      points: 'ending',
      told: ['Torpedoes are in the water, from Good Hope, Monmouth, Glasgow'],
      orders: [{ verb: 'done' }, { verb: 'done' }],
    },
    {
      title: 'Straight on: 4',
      words: 'You lie well. Let the line steam four hexes ahead, as fast as the slowest can, and hand it in.',
      rule: 'GF-5.1',
      points: [SQUADRON, 'scharnhorst'],
      overwrites: true,
      orders: [{ verb: 'order', target: [SQUADRON, 'line-ahead', 4] }, { verb: 'done' }],
    },
    {
      title: 'Three ships on Good Hope',
      words:
        'All six torpedoes ran the wrong way: your turn had spoilt their aim. The range is short now, and every gun bears. Gneisenau, Leipzig and Dresden take Good Hope, with light guns as well.',
      rule: 'GF-6.1.1b',
      points: ['good-hope'],
      atWill: true,
      orders: [
        ...guns('gneisenau', 'good-hope', [0, 1, 'light']),
        ...guns('leipzig', 'good-hope', [0, 'light']),
        ...guns('dresden', 'good-hope', [0, 'light']),
      ],
    },
    {
      title: 'And Scharnhorst on Monmouth',
      words:
        'Share the enemy out: a ship that nobody shoots at shoots best. Give Scharnhorst’s three kinds of guns Monmouth, and open fire.',
      rule: 'GF-6.2',
      points: ['monmouth'],
      orders: [...guns('scharnhorst', 'monmouth', [0, 1, 'light']), { verb: 'done' }],
    },
    {
      title: 'Good Hope goes down',
      words:
        'Thirteen points of damage, half of them by water that nobody could stop. When damage is more than a hull can bear, the ship sinks; your score stands on the right. Monmouth has lost guns as well, and you hardly a thing.',
      rule: 'GF-6.2.3',
      points: 'score',
      told: ['Good Hope goes down', 'Monmouth loses a mount', 'runs the wrong way'],
    },
    {
      title: 'This is how fleets fight',
      words:
        'Course, fire, torpedoes, and the same again: every battle here goes so, from four cruisers to all of Jutland. With their leader gone the British are out of command for two turns. Finish them in a game of your own, or choose the other side and save them.',
      rule: 'GF-6.0',
      points: 'board',
    },
  ],
};
