/** Three turns with Emden in the Bay of Bengal, in a war that holds her, her collier and her nearest hunters: plotting ahead, raiding, vanishing. */
import type { Lesson } from '../../../kernel/index.ts';
import { replies } from './replies.ts';

const EMDEN = 'central-3';

const group = (side: 'allied' | 'central', id: string, name: string, area: string, ships: readonly string[]) => ({
  id,
  name,
  side,
  areas: [area],
  ships,
});

/** Groups that variants speak of must be there (CW-15.5): two gunboats in port, and Japanese who come too late. */
const late = { coming: { with: 'japan', turn: 20 } };
const pack = {
  game: 'cruiser-warfare',
  name: 'Emden alone',
  campaign: {
    forces: [
      group('central', 'spee', 'Emden', 'bay-of-bengal', ['emden', 'german-collier-1']),
      group('central', 'yellow-sea', 'Tsingtao', 'yellow-sea', ['luchs']),
      group('central', 'mozambique-channel', 'East Africa', 'mozambique-channel', ['geier']),
      group('allied', 'arabian-sea', 'Arabian Sea', 'arabian-sea', ['hampshire', 'yarmouth']),
      group('allied', 'gulf-of-thailand', 'Gulf of Thailand', 'gulf-of-thailand', ['dupleix']),
      group('allied', 'tasman-sea', 'Tasman Sea', 'tasman-sea', ['psyche']),
      group('allied', 'eastern-seaboard', 'Eastern Seaboard', 'eastern-seaboard', ['suffolk']),
      { ...group('allied', 'third-squadron', 'Third Squadron', 'yellow-sea', ['kongo']), ...late },
      { ...group('allied', 'idzumo', 'Idzumo', 'sea-of-japan', ['idzumo']), ...late },
    ],
    pools: { allied: [], central: [] },
    leaders: [{ name: 'Müller', side: 'central', group: 'spee', flagships: ['emden'] }],
  },
};

const prepared = (verb: string, areas: readonly string[]) => areas.map((target) => ({ verb, target }));

export const emden: Lesson = {
  title: 'Emden alone',
  side: 'central',
  settings: { scenario: 'campaign', options: { combat: 'basic' }, seed: 'first watch', pack },
  before: [
    ...prepared('spee', ['bay-of-bengal']),
    ...prepared('etappe', ['dutch-east-indies', 'arabian-sea', 'south-china-sea', 'gulf-of-thailand', 'philippine-sea', 'coronel']),
    ...prepared('stock', ['gulf-of-guinea', 'mozambique-channel', 'yellow-sea', 'caroline-islands', 'solomons']),
  ],
  replies: replies['Emden alone'] ?? [],
  tasks: [
    {
      title: 'One ship in a wide ocean',
      words:
        'August 1914. Captain Müller has brought _Emden_ and one collier into the **Bay of Bengal**, full of shipping, with British and French cruisers on both sides. The Allies do not see her. Two old gunboats lie in harbour elsewhere; leave them there.',
      rule: 'CW-5.5j',
      points: [EMDEN],
    },
    {
      title: 'The order for this turn: stay',
      words:
        'Raiders write their orders **one turn ahead**, as captains without wireless had to. First the order for turn 1: _Emden_ stays where the trade is thickest. Then hand the orders in.',
      rule: 'CW-3.3',
      points: ['bay-of-bengal'],
      orders: [{ verb: 'plot', target: [EMDEN, 'stay'] }, { verb: 'done' }],
    },
    {
      title: 'And for the next: away',
      words:
        'Turn 1 has begun, and you already write turn 2. By then they will know where you are. Plot the lonely **Chagos Islands**, three days’ steaming to the south, and hand it in.',
      rule: 'CW-4.2a',
      points: ['chagos-islands'],
      told: ['Turn 1: I August 1914'],
      orders: [{ verb: 'plot', target: [EMDEN, 'chagos-islands'] }, { verb: 'done' }],
    },
    {
      title: 'Nobody has seen you',
      words:
        'The Allies have sailed; you see their markers go, but not which ships they stand for. After all moves a raider may leave the map or show herself. _Emden_ is off the map already: end it.',
      rule: 'CW-5.5k',
      points: 'ending',
      told: ['Allied marker 4 sails from the Gulf of Thailand to the Dutch East Indies'],
      orders: [{ verb: 'done' }],
    },
    {
      title: 'Raid commerce',
      words:
        'Order _Emden_ to raid, and end the question. One die, one more for a captain like Müller, less the **trade number** of the sea: here it is 2, and nowhere is it better. Whatever is left is the number of ships you stop.',
      rule: 'CW-5.8',
      points: ['bay-of-bengal'],
      orders: [{ verb: 'raid', target: EMDEN }, { verb: 'done' }],
    },
    {
      title: 'A six: five merchantmen',
      words:
        'Five prizes in a week! A captured ship can be kept, for her coal, but she is slow, and whoever sails with her is slow as well. Keep **none**: take the crews off, and send the ships to the bottom.',
      rule: 'CW-5.85',
      points: 'orders',
      told: ['five prizes', 'Fleet 3 comes into sight in the Bay of Bengal'],
      orders: [{ verb: 'keep', target: 0 }],
    },
    {
      title: 'Five points, and all the world knows',
      words:
        'Every ship sunk is a point. But who takes a prize comes **into sight**: your marker lies on the map, and the hunters can read it as well as you. Lucky that the order for this turn is written.',
      rule: 'CW-5.5l',
      points: 'score',
      told: ['The Central Powers score 5', 'Turn 2: II August 1914'],
    },
    {
      title: 'Lie low next turn',
      words:
        'For turn 3: stay at the Chagos Islands. Nobody looks for you there, and every move burns a box of coal. Plot it, and hand it in.',
      rule: 'CW-5.4a',
      points: ['chagos-islands'],
      orders: [{ verb: 'plot', target: [EMDEN, 'stay'] }, { verb: 'done' }],
    },
    {
      title: 'Vanish',
      words:
        'See the log: an Allied marker has come from the Arabian Sea into the Bay of Bengal, one turn too late. You have moved, so you may go **out of sight** again. Take _Emden_ off the map, and end it.',
      rule: 'CW-5.5k',
      points: [EMDEN],
      told: [
        'Allied marker 2 sails from the Arabian Sea to the Bay of Bengal',
        'Fleet 3 sails from the Bay of Bengal to the Chagos Islands',
      ],
      orders: [{ verb: 'hide', target: EMDEN }, { verb: 'done' }],
    },
    {
      title: 'Do not raid here',
      words:
        'The trade number here is 5: hardly a ship passes. A raid that takes nothing is not seen, but one prize would give you away. End without an order.',
      rule: 'CW-5.5l',
      points: 'ending',
      orders: [{ verb: 'done' }],
    },
    {
      title: 'They search in vain',
      words:
        'Four Allied markers looked for you, each in its own sea, and found water. It is turn 3, and you lie still. Write the order for turn 4: back to the **Bay of Bengal**.',
      rule: 'CW-5.7a',
      points: ['bay-of-bengal'],
      told: ['Allied marker 2 looks for the enemy in the Bay of Bengal', 'Turn 3: III August 1914'],
      orders: [{ verb: 'plot', target: [EMDEN, 'bay-of-bengal'] }, { verb: 'done' }],
    },
    {
      title: 'Stay out of sight',
      words: 'Showing yourself would draw the hunters south; today silence is worth more. End it, raid nobody, and let the week pass.',
      rule: 'CW-5.5k',
      points: 'ending',
      orders: [{ verb: 'done' }, { verb: 'done' }],
    },
    {
      title: 'A convoy gathers',
      words:
        'Turn 4, and the **Indian convoy** gathers in the very sea that you are bound for, with thousands of soldiers. From here on it is your own war: scare it, strike it, or hunt elsewhere. In a game you have all raiders of the Kaiser, or all their hunters.',
      rule: 'CW-4.1b',
      points: 'board',
      told: ['The Indian convoy gathers in the Bay of Bengal'],
    },
  ],
};
