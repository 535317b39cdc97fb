/** Terms of Grand Fleets. */
export const terms: Readonly<Record<string, string>> = {
  penetration: 'How thick a plate the shells of a gun go through at a range. A die is added, and must pass the armour.',
  'plunging fire': 'Shells from long range that fall on decks. The second figure of the armour counts.',
  belt: 'The armour along a ship’s side, her thickest; ahead and astern it is thinner.',
  'command radius': 'How many hexes from the leader a ship may be and still follow her signals.',
  'out of command': 'A ship that no leader commands. She moves by herself, and before the squadrons do.',
  'in command': 'A ship that follows the orders of her squadron’s leader.',
  'evasive manoeuvres|evasive': 'To weave while steaming on: harder to hit, and worse at hitting.',
  'over-concentration': 'Too many ships firing at one target from afar: nobody knows which splashes are his.',
  'rate of fire': 'How often a gun fires, which makes a hit likelier.',
  'firing arc|firing arcs|arc|arcs': 'One of the six directions around a ship, A to F. A mount bears on some of them only.',
  'searchlight|searchlights': 'By night it shows a target to all guns, and its own ship as well.',
  'depth charge|depth charges': 'A bomb that goes off under water, near a submarine if one is lucky.',
  'periscope depth|periscope': 'Just under the surface: she sees and can be seen by a sharp eye.',
  'elite|green': 'Crews that are better or worse than usual, which changes their dice.',
  'size points': 'How much room a ship takes in a hex: with more than ten they may collide.',
  'critical hit|critical hits': 'A hit on something vital: rudder, magazine, bridge, engines.',
};
