/** Why each question matters, in one line for whoever is asked it for the first time. */
export const whys = {
  'british-set-up':
    'A ship fights in the seas that her base opens on to. The North Sea and the North Atlantic must not be lost; the Mediterranean is rich in points.',
  'german-set-up': 'From Brest the Atlantic lies open, but a squadron there is cut off from the main fleet and its dockyards.',
  'ship-loss': 'Mines and accidents take a ship whether you like it or not. Give up the one you will miss least.',
  divide: 'The canal splits your fleet. Suez covers the Red Sea, Alexandria the Eastern Mediterranean; neither can help the other.',
  'leave-gibraltar':
    'Without Gibraltar the Atlantic and the Mediterranean are two wars. This is the last time you can choose between them.',
  'convoy-attempt':
    'A convoy that gets through saves a colony and pays a die of points; one that is sunk or turned back pays the Allies two.',
  'us-release': 'Every American ship that comes to Europe now can fight at once, but the cup has only so many.',
  'room-40':
    'The order in which bases act is half of the war: to act last is to answer what the enemy has done. You can refuse a chit once a turn.',
  'one-zone-moves':
    'Points are paid each turn for seas in which you alone have ships at the end. Sail where you can stay, or where you can deny.',
  'two-zone-moves':
    'A second sea is farther than the enemy expects, if he did not hold the first one last turn. A ship whose roll fails stays in the first.',
  repairs: 'A damaged ship fires less, runs slower and sinks sooner. A whole one in the line is worth more than two that limp.',
  'next-battle': 'Each battle settles its sea and pays its points at once. What you see in one helps you to judge the next.',
  furious: 'Her one huge gun can hurt anybody; but while she is silent nobody can aim at her.',
  airstrike: 'Aircraft strike before the guns and are not fired at. Choose a ship that you want out of the line.',
  target: 'Hits must get through armour: many dice at one strong ship may do nothing, while the same dice sink two weak ones.',
  return: 'Where a ship lies tonight decides which seas she can reach next turn, and whether a yard can mend her.',
  'fight-or-break-off': 'Whoever stays holds the sea and its points; whoever goes saves ships for next turn, if they are fast enough.',
  pursue: 'A beaten fleet loses most of its ships in flight. But pursuers, too, leave the line, and the slow are left behind.',
  'form-groups': 'A group is as fast as its slowest ship. Let the fast ones go ahead, and the cripples are what the enemy catches.',
  'send-pursuers': 'Only who is fast enough catches anybody. Send enough guns after each group to win when you get there.',
  'next-set': 'Groups are fought one after another, and damage stays. Take the sure one first.',
  'go-on': 'The chase can run into what it cannot fight. The ships that you drop are out of danger, and out of the battle.',
} as const;
