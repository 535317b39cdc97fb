/** Terms of the battles that two games share. */
export const terms: Readonly<Record<string, string>> = {
  'crack gunners|crack gunnery': 'A crew that shoots better than others: some of its misses count as hits after all.',
  'reservists|reservist': 'A crew called up in a hurry, whose hits must be confirmed by another die.',
  'penetration|penetrate|penetrates': 'Whether a shell goes through the armour it meets. One that does not seldom harms more than paint.',
  'plunging fire': 'Shells from far away fall steeply, through decks instead of belts: the thick armour of the sides does not help.',
  'dead in the water': 'Unable to move at all. Her fleet must stay beside her or leave her to the enemy.',
  'primary guns|primary gun|primary': 'The heaviest guns of a large ship, with the longest reach.',
  'secondary guns|secondary gun|secondary': 'Guns of about six inches: the main guns of a light cruiser.',
  'tertiary guns|tertiary gun|tertiary': 'Guns of about four inches and less. Good against small ships close by.',
  initiative: 'Which side chooses whether to act first or last in a round.',
  'face down': 'A counter of which the enemy sees only that it is there, and not yet what it is.',
  'sighting range': 'How far one can see: by day, by night or in bad weather. Nobody fires at what he does not see.',
  'critical hit|critical hits|critical': 'A lucky hit on magazine, rudder or bridge that does far more than its size.',
  'multiple-ship piece|multiple-ship pieces': 'Several small ships of one class on one counter. They move and fight as one.',
};
