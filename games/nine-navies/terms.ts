/** Terms of Nine Navies War. */
export const terms: Readonly<Record<string, string>> = {
  'sea zone|sea zones':
    'One of the seas of the map. Whoever alone has ships in it at the end of a turn controls it and is paid its points.',
  'control marker|control markers': 'It shows who held a sea last turn, and so who may pass through it this turn.',
  'chit|chits': 'A piece of cardboard with the name of a base. They are drawn blind, and the base that is drawn acts.',
  'activated|activation': 'A base whose chit has been drawn: now its ships sail, or it repairs.',
  'attack factor|attack factors': 'How many dice a ship throws in a round, by the weight of her guns.',
  'defence factor|defence factors': 'How much damage sinks a ship, by her armour and size.',
  disabled: 'Hit so that she must go home: she fires no more in this battle, but is not sunk.',
  'speed roll|speed rolls': 'A die against the speed of a ship, for a second sea in one move.',
  'dead pile': 'Where ships go that are out of the game.',
  'airstrike|airstrikes': 'The aircraft of a carrier, which strike before the guns.',
  'Room 40': 'The British codebreakers. As an option they may have a chit put back once a turn.',
  'pursuit|pursuits': 'The chase after a side has broken off, group by group, by speed.',
  'sudden death': 'If the Central Powers hold both northern seas for three turns running, Britain starves and the game is over.',
};
