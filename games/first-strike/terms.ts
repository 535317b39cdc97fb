/** Terms of First Strike!. */
export const terms: Readonly<Record<string, string>> = {
  'the alert|German Alert Level':
    'How much the German coast has noticed, from 1 to 5. The higher, the more attacks, and the likelier the fleet comes out.',
  'installation|installations':
    'One of the four targets on the coast: airship sheds, dockyard, harbour and the like. Only hits on these are raid points.',
  'Raid Escape': 'The space by which aircraft leave the raid for the sea and the ships that wait.',
  Rescue: 'Where aircraft lie that have come down at sea. The submarine E-11 tries to save their crews before the Germans come.',
  'altitude|altitudes': 'High, medium or low. Low bombs hit best, and low aircraft are hit best.',
  'damage marker|damage markers': 'What a hit leaves on a ship. With two she fires no more; with more than her combat factor she sinks.',
  'combat factor|CF': 'The number that a die must not pass when a counter fires, bombs or resists.',
  container: 'The cup from which German forces are drawn at random. What is in it is known, what comes next is not.',
  'false alarm|false alarms': 'A counter in the cup that means nothing: the Germans ran to their guns for a cloud.',
  'Zeppelin|Zeppelins': 'A German airship. She scouts for others and drops bombs, from where few guns reach her.',
  'U-boat|U-boats': 'A German submarine. She strikes at whoever lies in her space.',
  'seaplane carrier|seaplane carriers':
    'A fast steamer with a hangar. She must stop to lower her aircraft into the water, and to hoist them in again.',
  'Harwich Force': 'Light cruisers and destroyers under Tyrwhitt, the British force nearest to the German coast.',
};
