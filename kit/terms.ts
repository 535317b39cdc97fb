/** Terms of the trade that more than one game uses. The first form is the one that is listed; behind bars stand others that mean the same. */
export const terms: Readonly<Record<string, string>> = {
  'dreadnought|dreadnoughts':
    'A battleship with one heavy calibre for all her main guns and with turbines, as built since 1906. One of them made every older ship out of date.',
  'predreadnought|predreadnoughts|pre-dreadnought|pre-dreadnoughts':
    'A battleship from before 1906: four heavy guns, many medium ones, and slow. Still useful where no dreadnought is near.',
  'battlecruiser|battlecruisers|battle cruiser|battle cruisers':
    'The guns of a battleship and the speed of a cruiser, paid for with armour. She outruns what she cannot fight, and outfights what she cannot outrun.',
  'armoured cruiser|armoured cruisers':
    'A large cruiser with a belt of armour, the strongest ship on distant stations before the battlecruiser came.',
  'light cruiser|light cruisers': 'A fast ship with medium guns and little armour, for scouting, raiding and leading destroyers.',
  'protected cruiser|protected cruisers': 'An older cruiser whose armour is a deck over the engines, without a belt.',
  'capital ship|capital ships': 'A battleship or a battlecruiser: those by which the strength of a navy is counted.',
  'armed merchant cruiser|armed merchant cruisers':
    'A fast liner with guns on deck. She can search and raid, but not stand up to a warship.',
  'destroyer|destroyers': 'A small, fast ship with torpedoes and light guns, for screening a fleet and attacking another.',
  'torpedo boat|torpedo boats': 'The German name for a destroyer, and elsewhere that of her smaller forerunner.',
  'gunboat|gunboats': 'A small, slow ship that shows the flag on a foreign coast.',
  'flotilla|flotillas': 'Destroyers, torpedo boats or submarines that work together, often under a light cruiser.',
  'squadron|squadrons': 'Large ships under one admiral that sail and fight as one.',
  'division|divisions': 'Part of a squadron or flotilla, often four ships.',
  'collier|colliers': 'A ship that carries coal for others. Without her a cruiser far from home is soon a hulk.',
  'merchantman|merchantmen': 'A trading ship: what raiders hunt, and what cruisers are there to protect.',
  'transport|transports': 'A ship with troops or stores aboard. She cannot fight, and is worth much to whoever catches her.',
  'convoy|convoys': 'Merchantmen or transports that sail together, with warships to guard them.',
  'escort|escorts': 'Warships that sail with others to guard them.',
  'raider|raiders': 'A ship or aircraft by itself behind the enemy’s back: it strikes and is gone.',
  'flagship|flagships': 'The ship that carries the admiral, and by whose signals the others go.',
  'order of battle': 'The list of who is there, squadron by squadron.',
  'line ahead': 'One ship behind the other. All can fire to both sides, and everybody follows the leader.',
  'broadside|broadsides': 'All guns that can fire to one side at once: far more than bear ahead or astern.',
  'crossing the T|crosses the T': 'To pass across the bows of the enemy’s line: all your guns bear, and of his only the foremost.',
  'salvo|salvos|salvoes': 'Several guns fired together, so that the splashes show where they fall.',
  'scuttle|scuttled|scuttling': 'To sink one’s own ship, so that the enemy does not have her.',
  'crippled|cripple|cripples':
    'So badly hurt that she is of little use in battle: slowed, half of her hull gone, or half of her heaviest guns.',
  'Grand Fleet': 'The main British battle fleet, in Scapa Flow and the Forth.',
  'High Sea Fleet': 'The German battle fleet, in the Jade and the Elbe.',
  'break off|breaking off|breaks off': 'To leave a battle. Whoever is slower may not be let go.',
  'night approach': 'To come up with an enemy in the dark, so that the battle begins close and by surprise.',
  'hull box|hull boxes': 'One of the boxes on a ship’s sheet that stand for her floating. When all are marked off she sinks.',
};
