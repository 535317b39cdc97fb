/** Three old German battleships meet one British: targets, damage, fight or break off, pursuit, and points. */
import type { Lesson } from '../../../kernel/index.ts';
import { UNTIL_THE_FIRST_BATTLE } from './opening.ts';
import { replies } from './replies.ts';

const QUARRY = 'illustrious';
const AIM = { verb: 'aim', target: QUARRY };

export const battle: Lesson = {
  title: 'A battle',
  side: 'central',
  settings: { scenario: '1915', options: {}, seed: 'first watch 8' },
  before: UNTIL_THE_FIRST_BATTLE,
  replies: replies['A battle'] ?? [],
  tasks: [
    {
      title: 'The war that might have been',
      words:
        'France fell in 1914, and every battleship of ten navies is in play. You lead the **Central Powers**. All bases have sent out their ships; wherever both sides are in one sea, they fight. We begin with the smallest battle of the spring: three old Germans meet _Illustrious_.',
      rule: 'NN-11.1',
      points: ['worth', 'kaiser-friedrich-iii', 'elsass', QUARRY],
      told: ['Battle in the North Sea: one ship of the Allies, 3 ships of the Central Powers'],
    },
    {
      title: 'They fired first',
      words:
        'Both sides roll for **first fire** in every round. A ship rolls one die for each point of attack: a 5 disables, a 6 hits. _Illustrious_ has disabled _Wörth_, who must go home after this round. But fire is simultaneous: she still shoots.',
      rule: 'NN-11.2',
      points: 'log',
      told: ['The Allies fire first', 'Illustrious fires at Wörth: disabled'],
    },
    {
      title: 'Name your targets',
      words:
        'You are asked ship by ship at whom she fires. There is one target: _Illustrious_, for _Wörth_, _Kaiser Friedrich III_ and _Elsass_. The odds stand on the line.',
      rule: 'NN-11.8b',
      points: [QUARRY],
      orders: [AIM, AIM, AIM],
    },
    {
      title: 'Two hits, four points',
      words:
        'For each hit a die says how many points of **damage** she takes; with more than her defence she sinks. And every point makes her slower. _Wörth_ goes home: end the question, and she returns to Germany.',
      rule: 'NN-11.4a',
      points: 'ending',
      told: ['Wörth fires at Illustrious: 1 hit for 3 points', 'Elsass fires at Illustrious: 1 hit for 1 point'],
      orders: [{ verb: 'done' }],
    },
    {
      title: 'Fight, or break off?',
      words:
        'After each round both sides choose in secret, and show it together. If both fight, there is another round. Who breaks off **cannot score** in this sea this turn. You are two against one, and she is hurt: fight.',
      rule: 'NN-11.15a',
      points: 'orders',
      orders: [{ verb: 'fight' }],
    },
    {
      title: 'She runs. After her!',
      words:
        'The British broke off. You may let her go, and hold the sea already; or pursue, and try to finish her. Ships that are fast enough can follow. Pursue.',
      rule: 'NN-11.14',
      points: 'orders',
      told: ['The Allies break off, the Central Powers fight on'],
      orders: [{ verb: 'pursue' }],
    },
    {
      title: 'Who chases?',
      words:
        'A quarry is as fast as her slowest ship; whoever is not slower may be sent. Send both. What you keep back would hold the sea for you, but she is alone, and nothing can go wrong. Then end the question.',
      rule: 'NN-11.16b',
      points: ['kaiser-friedrich-iii', 'elsass'],
      orders: [{ verb: 'chase', target: ['kaiser-friedrich-iii', 1] }, { verb: 'chase', target: ['elsass', 1] }, { verb: 'done' }],
    },
    {
      title: 'A last round',
      words: 'The Allies fired first again, and missed. Now you: both at _Illustrious_.',
      rule: 'NN-11.16d',
      points: [QUARRY],
      told: ['Pursuit, set 1, round 2', 'Illustrious fires at Kaiser Friedrich III: no hit'],
      orders: [AIM, AIM],
    },
    {
      title: 'Five points for the North Sea',
      words:
        'A 5: she is disabled, and by that very hit escapes to England. No ship was sunk, and yet you have won what counts: the only ships left in the **North Sea** are yours, and that sea is worth five points a turn to you. Send your ships home.',
      rule: 'NN-4.2b',
      points: 'ending',
      told: ['Kaiser Friedrich III fires at Illustrious: disabled', 'The Central Powers hold the North Sea: 5 points'],
      orders: [{ verb: 'done' }],
    },
    {
      title: 'That was the whole of it',
      words:
        'Every battle goes like this, with three ships or with fifty: first fire, targets, fight or break off, pursuit. Next would be the Central Atlantic, where 27 meet 21. But how did the ships come there? The next lesson goes back a few weeks.',
      rule: 'NN-5.7a',
      points: 'score',
      told: ['The Central Powers name the next battle'],
    },
  ],
};
