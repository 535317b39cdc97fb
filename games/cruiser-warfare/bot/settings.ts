/** Numbers set by judgement. Those that were tried over games between captains changed the outcome little. */
export const settings = {
  /** Weights of guns beside a secondary, and of crews beside a trained one. */
  primary: 2,
  tertiary: 0.6,
  crack: 1.3,
  reservists: 0.75,
  /** How a raider moves in our mind: the part that lies still, of those out of sight and of those in sight, and the pull of any water and of coal beside that of trade. */
  lies: 0.2,
  lingers: 0.35,
  anyWater: 0.4,
  bunkers: 0.3,
  /** What is left of a belief after each turn: she may have shown herself since, or be sunk. */
  fades: 0.93,
  /** Chance that a fleet lying in an area would have found her there. */
  finds: 0.33,
  /** What a raider found is worth beside the prizes she would take, Spee found by somebody stronger, and what it costs to be found by him. */
  prey: 4,
  spee: 12,
  fear: 3,
  /** The worth of watching a trade route on which nobody is known to be. */
  watch: 0.06,
  /** The worth of being where a convoy passes, and before a German port that nobody blockades. */
  troops: 2,
  port: 0.2,
  /** What a slow hunter is worth beside a fast one, before whom a light cruiser cannot run. */
  slow: 0.6,
  /** How much one fleet's looking leaves for the next, and what a gain is worth for every area farther off. */
  shade: 1.6,
  far: 0.6,
  /** The part of the enemy's strength with which a hunter neither gains nor loses. */
  odds: 1,
  /** Chance of Spee that keeps the weak from looking. */
  dread: 0.3,
  /** The least that sails with a convoy, what guards it well, what lies on station in a good sea, and what hunts alone. */
  escort: 3,
  guarded: 8,
  station: 4,
  alone: 2.4,
  /** The prizes that a raid promises in a rich sea and in a fair one, in which ships on station are well placed. */
  rich: 2,
  fair: 0.9,
  /** Strength beyond which a hunter gains nothing, what a fast fleet is worth beside a slow one, and what two light cruisers have together. */
  enough: 6,
  fleet: 3,
  pair: 4,
  /** What is strong enough to leave a poor station, and how many times as strong as Spee a fleet may be before it needs no more help. */
  strong: 5,
  match: 1.3,
  /** Bunkers that a ship must have to sail with a fleet. */
  legs: 10,
  /** Boxes at which a fleet coals whatever is near, and the chance of a raider nearby that lets it coal before. */
  short: 5,
  last: 2,
  calm: 0.25,
  /** What a raider takes to be under a marker, and each counter on station to be. */
  anyFleet: 7,
  anyShip: 3,
  /** Japan before her entry: what each of her fleets has, and the chance that they will be there by then. */
  battlefleet: 20,
  japan: 0.5,
  /** Chances that a hunter so many areas away comes just here, and from farther off. */
  presence: [0.4, 0.3, 0.15, 0.08],
  anywhere: 0.04,
  /** Chance that a hunter in the same area finds her, that a meeting with a much stronger one is her last, and how a fast ship lessens it. */
  found: 0.4,
  deadly: 0.6,
  slips: 0.7,
  /** What a meeting with a weak enemy brings, and one with a convoy to a ship as strong as this. */
  spoils: 5,
  convoy: 10,
  bold: 4,
  /** What it costs to be seen; the worth of tomorrow beside today; the worth of a box of coal at the end of the plan. */
  betrayal: 0.4,
  patience: 0.98,
  coal: 0.15,
  /** How much more hunters come to where a raider was seen, and the risk of bunkers that are all but empty. */
  drawn: 1.7,
  /** What a raider brings in a turn, taken over a long war. */
  life: 0.8,
  dry: 1.5,
  /** Rounds fired that send her for shells. */
  rounds: 14,
  /** How many times weaker an enemy must look to be sought, and what it costs to be seen where one will coal. */
  sure: 2.5,
  caught: 2.5,
  /** In battles of history: the worth of ships on which all depends, and the daring of who must win and of who must save them. */
  quarry: 3,
  mustWin: 10,
  mustLive: 0.6,
  /** Below this balance of strength he who is behind has nothing to win any more. */
  hopeless: 0.45,
  /** What it costs to go away without having sunk them: more than any fleet. */
  disgrace: 100,
};
