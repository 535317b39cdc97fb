/** Why each question matters, in one line for whoever is asked it for the first time. */
export const whys = {
  squadrons:
    'Ships in a squadron follow one order and go as fast as the slowest. A ship in no squadron is out of command for the whole battle.',
  deployment: 'Where you begin decides who opens fire with whole broadsides first. Lie so that all your guns bear on where he must come.',
  'submarine-stations': 'Submarines are slow. They hit only what comes to them: lie where the enemy has to pass.',
  transfers: 'While command passes over the squadron is out of hand for a time, but a crippled leader drags the whole line after her.',
  divisions: 'Boats in a division move and fire as one. Together they swamp a battleship; alone they can dodge.',
  smoke: 'Smoke hides what is behind it from both sides. It covers a retreat, and spoils your own shooting.',
  'submarine-orders': 'Below she is safe and blind, above she is fast and seen. Be at periscope depth when the target passes.',
  'individual-orders':
    'A ship by herself can do what the line cannot. Both sides write at once: think where the enemy will be, not where he is.',
  'squadron-orders':
    'Both sides write at once. Bring your broadside to bear, and his bow towards it: whoever crosses the T fires all against half.',
  ram: 'Ramming can sink a ship at one blow, and the rammer as well.',
  flight: 'Height is safety, and every level down is a better aim. Who flies last has seen what the others do.',
  'air-attacks': 'Bombs and torpedoes from the air seldom hit, but a ship that dodges them leaves her line.',
  place: 'Where she stands in the hex decides who lies in her way, and whom she may fire on.',
  searchlights: 'A searchlight shows your target to your guns, and you to everybody.',
  'firing-orders':
    'All fire falls at once, so who is sunk this turn still fires. Aim where shells get through armour; many firing at one target from afar spoil each other’s aim.',
  'submarine-hunt': 'A submarine that has been seen must be kept down. A miss is no waste: while she dives she does not aim.',
  torpedoes:
    'They run during the next move. Aim where the target will be, or where she would like to go: that she must turn away is half a hit.',
  'submarine-torpedoes': 'She has few, and firing shows where she is. Wait for the largest broadside that passes close.',
  aeroplanes: 'To start or to be hoisted in, a seaplane needs her ship almost stopped; and whoever is aboard again flies no more today.',
} as const;
