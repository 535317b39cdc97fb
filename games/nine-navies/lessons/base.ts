/** What an activated base does: Toulon mends captured ships, then Turkey's chit is drawn and the Goeben sails. */
import type { Lesson } from '../../../kernel/index.ts';
import { UNTIL_TOULON_REPAIRS } from './opening.ts';
import { replies } from './replies.ts';

const intoTheMed = (ship: string) => ({ verb: 'move', target: [ship, 'eastern-med'] });

export const base: Lesson = {
  title: 'One base',
  side: 'central',
  settings: { scenario: '1915', options: {}, seed: 'first watch 8' },
  before: UNTIL_TOULON_REPAIRS,
  replies: replies['One base'] ?? [],
  tasks: [
    {
      title: 'Eighteen chits in a cup',
      words:
        'The same turn, some weeks earlier. Each base has a **chit**, drawn blind, one after another; nobody knows whose turn is next. A base that is drawn first sends out the ships it wants to, into a sea that it opens on, then mends those that stayed. Toulon is drawn.',
      rule: 'NN-5.5a',
      points: ['toulon'],
    },
    {
      title: 'Mend what you captured',
      words:
        'Toulon lies full of French ships that you took, some with holes in them. Its yard takes off **four points** of damage a turn. Make _Voltaire_ whole with one, _République_ with two: a ship that is whole shoots with all her guns.',
      rule: 'NN-10.2',
      points: 'orders',
      orders: [
        { verb: 'repair', target: 'voltaire' },
        { verb: 'repair', target: 'republique' },
        { verb: 'repair', target: 'republique' },
      ],
    },
    {
      title: 'The last point',
      words:
        'One point is left. _Saint Louis_ needs four, so this is a beginning. Spend it on her; then end the question, and the next chits are drawn.',
      rule: 'NN-10.4',
      points: 'orders',
      told: ['Voltaire is repaired by a point; she is whole', 'République is repaired by a point; she is whole'],
      orders: [{ verb: 'repair', target: 'saint-louis' }, { verb: 'done' }],
    },
    {
      title: 'Turkey is drawn',
      words:
        'Sevastopol came before you: seven Russians are in the **Black Sea** already. Now it is Turkey, which opens on that sea and on the Eastern Mediterranean. Ships that have sailed stay where they are until the battles, so whoever is drawn late knows more.',
      rule: 'NN-8.1',
      points: ['turkey'],
      told: ['Sevastopol is activated for the Allies', 'Turkey is activated for the Central Powers, the 10th of 18 bases'],
    },
    {
      title: 'Send the Goeben out',
      words:
        '_Sultan Selim_ is the German _Goeben_ under a Turkish flag, faster and stronger than anything near her. Against seven she is lost; in the **Eastern Mediterranean** she is the best ship there is. Press her, then the sea, or the line.',
      rule: 'NN-8.1',
      points: ['sultan-selim', 'eastern-med'],
      orders: [intoTheMed('sultan-selim')],
    },
    {
      title: 'And the old ones with her',
      words:
        '_Hairedin Barbarossa_ and _Turgut Reis_ were built as Germans too, long ago. Alone in harbour they score nothing; a sea is held by whoever is in it when the fighting is over. Send both, and end the question.',
      rule: 'NN-4.2a',
      points: ['hairedin-barbarossa', 'turgut-reis'],
      told: ['Sultan Selim sails into the Eastern Mediterranean'],
      orders: [intoTheMed('hairedin-barbarossa'), intoTheMed('turgut-reis'), { verb: 'done' }],
    },
    {
      title: 'The next chit',
      words:
        'Malta, and nobody sailed; now **Cherbourg/Brest**, where twenty-one German dreadnoughts wait for your word. You know all there is to a turn: chits, seas, repairs, battles, points. Three turns make the short game. Play it, on either side.',
      rule: 'NN-5.1',
      points: 'board',
      told: ['Malta is activated for the Allies', 'Cherbourg/Brest is activated for the Central Powers'],
    },
  ],
};
