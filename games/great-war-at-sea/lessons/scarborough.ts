/** Two groups of battle cruisers are plotted to the English coast and home, meet the patrol off Hartlepool, and shell two towns. */
import type { Lesson } from '../../../kernel/index.ts';
import { replies } from './replies.ts';

const [HARTLEPOOL, SCARBOROUGH] = ['hartlepool', 'scarborough'];
/** The markers that they sail under. */
const [PATROL, FORWARD] = ['allied-counter-2', 'allied-counter-3'];

const stay = (fleet: string) => ({ verb: 'move', target: [fleet] });
const steer = (fleet: string, zone: string) => ({ verb: 'steer', target: [fleet, zone] });
const task = (fleet: string, what: string, port: string) => ({ verb: 'task', target: [fleet, what, port] });
const HAND_IN = { verb: 'done' };

export const scarborough: Lesson = {
  title: 'Scarborough',
  side: 'central',
  settings: { scenario: 'scarborough-1914', options: { combat: 'basic' }, seed: 'first watch 2287' },
  replies: replies.Scarborough ?? [],
  tasks: [
    {
      title: 'Four in the morning, 15 December 1914',
      words:
        'A turn is four hours, and a fast fleet crosses two squares of the chart in it. Hipper is to shell **Hartlepool**, **Whitby** and **Scarborough** at first light, and be gone. You command the Germans in the Jade. What the British do, you will not see until you meet them.',
      rule: 'GW-4.0',
      points: [HARTLEPOOL, SCARBOROUGH],
    },
    {
      title: 'Do not come too early',
      words:
        'Towns are shelled by day, and the way takes five turns: who sails at once arrives in the dark. A fleet on a **bombardment** has its whole voyage written beforehand, turn by turn. Choose _Battle cruisers for Hartlepool_ on the chart, and let it stay for two turns.',
      rule: 'GW-11.1a',
      points: [HARTLEPOOL],
      orders: [stay(HARTLEPOOL), stay(HARTLEPOOL)],
    },
    {
      title: 'Steer for M8',
      words:
        'Now the course. You need not lay it square by square: say where to, and the shortest way is written. The straight way leads through British mines, so go north of them: **M8** first.',
      rule: 'GW-4.2',
      points: ['M8'],
      orders: [steer(HARTLEPOOL, 'M8')],
    },
    {
      title: 'And on to M4, off Hartlepool',
      words:
        'From there straight to the coast: **M4**. The lines on the chart show where the fleet will be at the end of each turn; it arrives in the seventh, at first light of the next day.',
      rule: 'GW-4.3',
      points: ['M4'],
      orders: [steer(HARTLEPOOL, 'M4')],
    },
    {
      title: 'Say what it does there',
      words:
        'A plot may end with a task: here, to **bombard Hartlepool**. The badge says how likely two hits or more are; every two are a point.',
      rule: 'GW-5.2-RAID',
      points: 'orders',
      orders: [task(HARTLEPOOL, 'bombard', 'hartlepool')],
    },
    {
      title: 'And home again',
      words:
        'Nobody can give these ships another order under way but to give up. So write the way back too: steer for **O13**, and enter Wilhelmshaven.',
      rule: 'GW-5.2-ABORT',
      points: ['O13'],
      orders: [steer(HARTLEPOOL, 'O13'), task(HARTLEPOOL, 'port', 'wilhelmshaven')],
    },
    {
      title: 'The second group: Scarborough',
      words:
        '_Von der Tann_ and _Derfflinger_ take Scarborough, off which the square is **N4**. The same again: two turns in harbour, M8, N4, and bombard Scarborough. You know how; or let it be done for you.',
      rule: 'GW-4.2',
      points: [SCARBOROUGH, 'N4'],
      orders: [
        stay(SCARBOROUGH),
        stay(SCARBOROUGH),
        steer(SCARBOROUGH, 'M8'),
        steer(SCARBOROUGH, 'N4'),
        task(SCARBOROUGH, 'bombard', 'scarborough'),
      ],
    },
    {
      title: 'Its way home, and hand in',
      words:
        'O13 and Wilhelmshaven for this group as well. Then hand in the orders: both sides write at the same time, and then everything happens at once.',
      rule: 'GW-4.2',
      points: ['O13'],
      orders: [steer(SCARBOROUGH, 'O13'), task(SCARBOROUGH, 'port', 'wilhelmshaven'), HAND_IN],
    },
    {
      title: 'Out of the Jade',
      words:
        'Turn 2 they lie in harbour with steam up, and in turn 3, at noon, they sail. All is written, so there is nothing to add: hand in both.',
      rule: 'GW-4.2',
      points: 'ending',
      told: ['Turn 2'],
      orders: [HAND_IN, HAND_IN],
    },
    {
      title: 'Night falls',
      words:
        'The **High Sea Fleet** could come out behind you. The Kaiser wants it whole, so leave it in harbour; the table warns you that it has no order, and asks once more. Say yes, and hand in turns 4 and 5.',
      rule: 'GW-5.2-INTERCEPT',
      points: 'ending',
      told: ['Turn 4'],
      orders: [HAND_IN, HAND_IN],
    },
    {
      title: 'Weather',
      words:
        'It is **clear**, as it was on that morning. In your own game dice are rolled each turn, here from turn 9, for the weather of each part of the sea: fog would spoil the shelling, and hide you. One more turn in the dark: hand in.',
      rule: 'GW-4.1',
      points: 'ending',
      told: ['Turn 6'],
      orders: [HAND_IN],
    },
    {
      title: 'First light',
      words: 'Turn 7. They come up to the English coast, each off its town. Hand in, and see who is there.',
      rule: 'GW-4.4',
      points: ['M4', 'N4'],
      told: ['Turn 7'],
      orders: [HAND_IN],
    },
    {
      title: 'The patrol of Hartlepool',
      words:
        'In M4 two small cruisers and four destroyers keep watch: _Patrol_, _Forward_ and boats of the _River_ class. They come on, as they did. Let **Seydlitz** fire at Patrol and **Moltke** at Forward, and open fire.',
      rule: 'CW-6.1b',
      points: 'orders',
      told: ['Contact in M4', 'Battle is joined, by day, in clear weather'],
      orders: [{ verb: 'fire', target: ['seydlitz', PATROL] }, { verb: 'fire', target: ['moltke', FORWARD] }, { verb: 'done' }],
    },
    {
      title: 'You came for the towns',
      words:
        '_Patrol_ is hit twice and has lost guns. There is more to sink here, but boats bring little, and every hour on this coast brings Beatty nearer. When both sides want to part they do; if only one does, the **faster** fleet decides. Break off.',
      rule: 'CW-6.2d',
      points: 'orders',
      told: ['Seydlitz fires at Patrol: 2 hits', 'Patrol: a primary hit on her tertiary guns', 'Moltke fires at Forward: no hit'],
      orders: [{ verb: 'break-off' }],
    },
    {
      title: 'The towns are shelled',
      words:
        'Nine hits, six on Hartlepool and three on Scarborough: four points, a full one for every two on each. The works ashore answered, and missed. The errand is done, which is what an operation is about.',
      rule: 'GW-11.1c',
      points: 'score',
      told: ['Hartlepool is shelled: 6 hits', 'Scarborough is shelled: 3 hits', 'The works of Hartlepool open fire: no hit'],
    },
    {
      title: 'The way home is yours',
      words:
        'Turn 8. The plots lead home, but Beatty and six battleships are somewhere between you and the Jade, and everybody knows by now where you are. In your own game the High Sea Fleet might wait on the Dogger Bank, or you might be the one who waits for Hipper.',
      rule: 'GW-11.1d',
      points: 'board',
      told: ['Turn 8'],
    },
  ],
};
