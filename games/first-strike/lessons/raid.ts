/** Four of nine seaplanes get off the water, find the sheds and come home: everything the raid can ask of you. */
import type { Lesson } from '../../../kernel/index.ts';

export const raid: Lesson = {
  title: 'The raid',
  side: 'british',
  settings: { scenario: 'cuxhaven', options: {}, seed: 'first watch 126' },
  tasks: [
    {
      title: 'Christmas morning, 1914',
      words:
        'Three Channel steamers with canvas hangars carry nine seaplanes to the German coast, to bomb the sheds where airships are kept. That is the **Harwich Force**, in space A. You command it; dice and a bag of counters play the Germans.',
      rule: 'FS-1.0',
      points: ['A'],
    },
    {
      title: 'Are they awake?',
      words:
        'The Germans have moved already. Every turn a die says whether their **alert** rises; now it is at 1, as low as it can be. Then they draw one counter more than the alert, unseen, from the bag: a False Alarm came, and a flotilla of torpedo boats, which waits in harbour.',
      rule: 'FS-7.1',
      points: 'log',
      told: ['the alert stays as it is', 'Drawn: False Alarm, II Torpedo-boat Flotilla'],
    },
    {
      title: 'Sail to space B',
      words:
        'Seaplanes can only be launched from **B**, and only if you began the turn there. Press space B on the chart, or the line below. There is no way back from here but forward: A, B, C, D, E and home.',
      rule: 'FS-8.1b',
      points: ['B'],
      orders: [{ verb: 'sail', target: 'B' }],
    },
    {
      title: 'Turn 2: luck is with you',
      words:
        'Read the last lines. A muddle in the German staff puts three more **False Alarms** into the bag, fog lies over their harbour, and the one floatplane that came looking has turned back. It will not stay so quiet.',
      rule: 'FS-6.0e',
      points: 'log',
      told: ['muddle in the German staff', '3 False Alarms go into the container', 'FF 19 no. 1 goes back'],
    },
    {
      title: 'Launch the raid',
      words:
        'Everybody who can take off does; you cannot hold one back. Each rolls a die and gets away on 5 or less. The badge on the button says what to expect. Dice once rolled are never taken back, in your own games neither.',
      rule: 'FS-9.1',
      points: 'orders',
      orders: [{ verb: 'launch' }],
    },
    {
      title: 'Four engines out of nine',
      words:
        'A bad morning: five engines would not start in the cold. Four are up, and the chart is now the **Raid Map**: five places where they cross the coast, four targets, arrows between. Two have crossed at once, two lost their way and came a round later.',
      rule: 'FS-9.2.1',
      points: ['119', '120', '135', '811'],
      told: ['Taken off: Seaplane 119, Seaplane 120, Seaplane 135, Seaplane 811', 'Seaplane 120 is delayed'],
    },
    {
      title: 'Seaplane 119 to the Building Yard',
      words:
        'In each air round a seaplane does **one** thing: it flies along an arrow, climbs or dives, or keeps still. Fly 119 to the Airship Building Yard: press her, then the target, or choose the line.',
      rule: 'FS-9.4a',
      points: ['119', 'target-a'],
      orders: [{ verb: 'fly', target: ['119', 'target-a'] }],
    },
    {
      title: '135 to the Airship Shed',
      words:
        'She came in low, and low is where bombs hit: four chances in six, where from on high it is one. It is also where the guns hit best.',
      rule: 'FS-9.6a',
      points: ['135', 'target-b'],
      orders: [{ verb: 'fly', target: ['135', 'target-b'] }],
    },
    {
      title: 'End the movement',
      words:
        'The two latecomers have just arrived and can do no more. The button at the foot ends the movement, and says what it leads to: then the **battery** at the Aeroplane Factory fires at whoever is over it or one arrow away. That is seaplane 120.',
      rule: 'FS-9.5a',
      points: 'ending',
      orders: [{ verb: 'done' }],
    },
    {
      title: 'Hit! Take 120 away, bring 119 down',
      words:
        '120 is damaged and has lost a bomb; a second hit would bring her down. Fly her to entry 4, away from the factory. And let 119 dive: over her target already, she will bomb better from below.',
      rule: 'FS-9.5c',
      points: ['119', '120', 'entry-4'],
      told: ['Battery 1 hits Seaplane 120; a bomb is lost'],
      atWill: true,
      orders: [
        { verb: 'dive', target: '119' },
        { verb: 'fly', target: ['120', 'entry-4'] },
      ],
    },
    {
      title: '811 to the Floating Shed, then fire',
      words:
        'Send 811 to the Floating Airship Shed, which turns with the wind so that airships can leave in any weather. Then end the movement. 135 has done nothing this round: whoever **keeps still** over a target may bomb.',
      rule: 'FS-9.4d',
      points: ['811', 'target-c'],
      orders: [{ verb: 'fly', target: ['811', 'target-c'] }, { verb: 'done' }],
    },
    {
      title: 'The first bomb',
      words:
        'The guns have missed. Now 135 may drop one of her two bombs. Look at the badge: low and unhurt, she hits on 1 to 4. Two hits on one target are worth a point; a single one is worth nothing yet.',
      rule: 'FS-9.6a',
      points: ['135'],
      told: ['a miss'],
      orders: [{ verb: 'bomb', target: '135' }],
    },
    {
      title: 'A hit! Bring the others over',
      words:
        'The shed burns. 120, damaged, joins 811 over the Floating Shed, and 811 dives to make sure. Then end the movement: 119 and 135 keep still, for they are to bomb.',
      rule: 'FS-9.4a',
      points: ['120', '811', 'target-c'],
      told: ['Seaplane 135 bombs the Airship Shed: hit'],
      orders: [{ verb: 'fly', target: ['120', 'target-c'] }, { verb: 'dive', target: '811' }, { verb: 'done' }],
    },
    {
      title: 'Two bombs',
      words: '119 first, then 135. You are asked for each by herself, so you could still change your mind after the first has fallen.',
      rule: 'FS-9.6a',
      points: ['119', '135'],
      orders: [
        { verb: 'bomb', target: '119' },
        { verb: 'bomb', target: '135' },
      ],
    },
    {
      title: '135 is out of bombs',
      words:
        '119 missed, 135 hit again: two on one shed, and that is a point. With her bombs gone 135 must fly to **Raid Escape**, at once. The others keep still; end the movement.',
      rule: 'FS-9.6b',
      points: ['135', 'escape'],
      told: ['Seaplane 119 bombs the Airship Building Yard: missed', 'Seaplane 135 bombs the Airship Shed: hit'],
      orders: [{ verb: 'fly', target: ['135', 'escape'] }, { verb: 'done' }],
    },
    {
      title: 'Three over their targets',
      words:
        'Bomb with 119, 120 and 811, one after the other. 120 is damaged, and hits with a chance of one in two at this height, where the others have two in three.',
      rule: 'FS-9.6a',
      points: ['119', '120', '811'],
      orders: [
        { verb: 'bomb', target: '119' },
        { verb: 'bomb', target: '120' },
        { verb: 'bomb', target: '811' },
      ],
    },
    {
      title: 'Time to go',
      words:
        'Four hits so far. 119 and 120 have no bombs left and go. 811 has one more, and stays for it. It costs something: the raid has lasted six rounds by now, and from the **sixth** on the Germans wake up by two steps and not by one.',
      rule: 'FS-9.7a',
      points: ['119', '120', '811', 'escape'],
      told: ['Seaplane 811 bombs the Floating Airship Shed: hit'],
      orders: [{ verb: 'fly', target: ['119', 'escape'] }, { verb: 'fly', target: ['120', 'escape'] }, { verb: 'done' }],
    },
    {
      title: 'The last bomb',
      words:
        'Drop it. After that nothing is left to decide over Cuxhaven, and the table flies 811 home by itself: what has only one answer is not asked.',
      rule: 'FS-9.6a',
      points: ['811'],
      orders: [{ verb: 'bomb', target: '811' }],
    },
    {
      title: 'Hoist them in',
      words:
        'It missed. The three that are whole come down beside the carriers, and you say who takes whom; none has room for more than three. Spread them: a carrier that is sunk takes her aircraft with her. 119 goes to Engadine, 135 to Riviera, 811 to Engadine.',
      rule: 'FS-9.7b',
      points: 'orders',
      told: ['The raid took 7 air rounds', 'German alert rises to 3', 'Seaplane 120 comes down by E-11'],
      orders: [
        { verb: 'land', target: 'engadine' },
        { verb: 'land', target: 'riviera' },
        { verb: 'land', target: 'engadine' },
      ],
    },
    {
      title: 'What it was worth',
      words:
        'One point, for the two hits on the shed; the yard and the Floating Shed have one each, half of what counts. Aircraft that are lost cost two. And 120 lies on the water, where the submarine **E-11** will try to take her crew off next turn.',
      rule: 'FS-9.10a',
      points: 'score',
      told: ['Points: 1.'],
    },
    {
      title: 'The watch is over, the war is not',
      words:
        'It is turn 3, the alert has gone up to 4, and three battle squadrons have raised steam. From here you sail home by C, D and E, and every turn the High Sea Fleet may come out after you. You know all it takes: play the raid yourself, and bring more than four into the air.',
      rule: 'FS-7.5a',
      points: 'board',
      told: ['German alert rises to 4', 'I Squadron goes to the German reserve'],
    },
  ],
};
