/** Why each question matters, in one line for whoever is asked it for the first time. Those of a battle stand with its rules. */
export const whys = {
  'allied-set-up':
    'Raiders can strike anywhere, and you have too few ships for everywhere. Cover coal, trade and convoys; a single cruiser finds, a squadron kills.',
  'central-set-up':
    'You have no bases. The colliers that wait at your Etappen decide how long your ships live, and nobody but you knows where they lie.',
  'place-reinforcement': 'New ships are worth most where the hunt is, or where the next raid will be.',
  'convoy-route': 'A convoy that arrives is worth points, one that is caught costs many. Lead it where your own ships are.',
  'central-merchant-cruiser': 'A liner with guns is weak, but every raider that may be out there ties down three cruisers.',
  'allied-merchant-cruiser': 'Armed liners cannot fight a cruiser. They can search, and free one that can.',
  'allied-orders': 'Coal is what a ship moves by: who runs dry is out of the war. Look to the fuel first, then to the hunt.',
  'central-orders': 'You write a turn ahead, so go where you will want to be. A raider who stays is found; a raider without coal is lost.',
  'allied-moves': 'You can only find what is in your area. Think where he can be by now, and close the ways out.',
  markers: 'Off the map nobody but you knows where a raider is. A prize taken, or coal asked of neutrals, brings her back into view.',
  'search-and-raid': 'No enemy is met unless somebody looks for him. A raider who takes merchantmen makes points, and tells where he is.',
  'night-approach': 'In a battle by night whoever came up unseen moves first and close in. It helps the side with fewer and smaller guns.',
  prize:
    'Sunk she is a point at once; kept she has coal for you, and three points if she reaches the North Sea. But she is slow, and lost if she is caught.',
  'order-of-battles': 'Ships that fight are worn when the next battle comes. Take first what you want to be fresh for.',
  'before-battle': 'A ship that you sink yourself is lost, but no prize of the enemy’s, and she does not hold the others back.',
  'after-battle': 'A cripple that is sunk later costs her whole worth; taken out of the war now, half of it.',
  pursue: 'A pursuer who holds on meets the enemy again without a search. But he goes where the enemy goes, and burns coal as he does.',
} as const;
