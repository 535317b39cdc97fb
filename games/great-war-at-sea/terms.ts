/** Terms of Great War at Sea. */
export const terms: Readonly<Record<string, string>> = {
  Abort: 'To give a mission up: the fleet makes for a friendly port by the shortest way.',
  Intercept: 'The mission of a fleet that is to meet enemy warships. Its moves are written two turns ahead.',
  'raid in force': 'A fleet of any size that may bombard and stop merchantmen on its way.',
  'bombardment|bombard': 'To shell a port. It takes daylight, time, and luck with the coast batteries.',
  contact: 'When fleets in one zone find each other. Without it they pass in the mist.',
  'minefield|minefields': 'Mines in a zone. Whoever enters or stays may strike one, and often only the side that laid them knows.',
  'minesweeping|minelaying': 'Missions that clear mines, or lay them.',
  'mist|squall|squalls|gale|gales': 'Weather that hides fleets from each other, holds small ships back, or keeps aircraft in their sheds.',
  'in tow|towing': 'Pulled along by another ship, because her own engines do not work. Both are slow.',
  'leader|leaders': 'An admiral of name, who makes contact likelier or lets a raider slip away.',
  surprise: 'A meeting in which one side was not ready: the other moves first.',
  margin: 'By how many points a side must lead at the end to have won; less is a draw.',
};
