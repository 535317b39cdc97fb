/** Terms of Cruiser Warfare. */
export const terms: Readonly<Record<string, string>> = {
  'Etappe|Etappen': 'The secret German supply service overseas: agents who have coal waiting somewhere. Each place serves once.',
  'on station': 'Ships that lie open in one area without a marker. They guard it, burn little coal, and go nowhere.',
  'off the map|leave the map|leaves the map':
    'A raider whose marker has been taken up: only her owner knows where she is. In a battle, to go out by the edge for good.',
  'prize|prizes': 'A merchantman that has been taken. Sunk at once she is a point; kept she has coal, and may be brought home.',
  'trade number|trade numbers': 'How much shipping passes through an area: the higher, the likelier a raid finds something.',
  'neutral coal': 'Coal asked for in a neutral port. It may be refused, and everybody hears of it.',
  'decoy|decoys': 'A marker with nothing under it, to keep the enemy guessing.',
  'blockade|blockaders': 'Ships that lie before an enemy port and catch what comes to coal there.',
  Intercept: 'The mission of a fleet that looks for enemy warships.',
  'leader|leaders': 'An admiral or captain of name, who makes the ships with him search and fight better.',
  'surprise sighting|surprise': 'To find an enemy who has not seen you: he cannot get away before it begins.',
  pursuit: 'To follow an enemy after a battle, for two turns, and meet him again without a search.',
  'marker|markers': 'What the enemy sees of a fleet: that it is there, and nothing of what is in it.',
  'Imperial Convoy|Imperial Convoys': 'Troops on their way from the dominions to the war. Their route is fixed when they set out.',
};
