/** Numbers set by judgement, and by games between captains. */
export const settings = {
  /** What a box of guns tells beside a box of the lightest, and a box of hull behind armour beside a bare one. */
  guns: { primary: 6, secondary: 2, tertiary: 0.6 },
  armour: { heavy: 2.2, light: 1.3, none: 1 },
  /** What a torpedo factor is worth beside them, whoever carries it. */
  torpedo: 25,
  /** How much an admiral risks in battle, and below which balance he breaks one off that has no map: by night, when torpedoes decide, far sooner. */
  resolve: 0.25,
  even: { day: 2, night: 2.5 },
  /** The balance above which he closes the range: nearer, torpedoes tell, and nobody can break off. */
  close: 4,
  /** Zones out of its way by which a fleet is as unlikely to be before one as by a counter more or less than is seen. */
  misfit: 0.5,
  /** The part of a fleet that is crippled when it gives up, the zones that a dockyard is worth, and the boats that stay with the fleet. */
  spent: 0.4,
  dockyard: 4,
  boats: 2,
  /** Counters that go home together at the speed of a tow: more have better things to do. */
  party: 4,
  /** The part of a fleet that a meeting with a far stronger one costs it, what is left of that by night, and if it can outrun him; and how much more it is if he is the faster. */
  toll: 0.35,
  dark: 0.9,
  outrun: 0.4,
  held: 1.6,
  /** The part of its best ship that a fleet fears to lose by night to every torpedo near it, up to so much of itself; and the part that he hopes for who brings them. */
  sting: { feared: 0.04, most: 0.8, hoped: 0.008 },
  /** How much more strength tells than numbers of it. */
  tells: 3,
  /** What a point lost weighs beside a point won. */
  caution: 1.5,
  /** The chance that who is beaten gives up what he is out for. */
  foils: 0.5,
  /** The part of a convoy, or of a raid that keeps to its plot, that it is worth to be with it for a turn. */
  cover: 0.01,
  /** How much likelier others of the enemy's are where one of his fleets is than they would be by themselves. */
  company: 2,
  /** The part of the strength of our own fleets that will be there if they could be. */
  muster: 0.25,
  /** Zones from which friends come up in time for a fleet that can hold out. */
  near: 2,
  /** The chance that a fleet in port comes out upon who shows himself so near to it. */
  sally: { reach: 2, chance: 0.35 },
  /** What is left of the hope of a good meeting: the enemy has a say in it. And what is left of that to who has won as things are, and to who has fought. */
  faith: 0.5,
  content: 0.3,
  weary: 0.4,
  /** The part of all that the enemy is out for that he is thought to get. */
  threat: 0.5,
  /** The part of a ship that a point of strength of a minefield costs who goes there blindly, how thick others' fields are, and what a submarine costs. */
  mine: 0.07,
  thick: 2,
  boat: 0.065,
  /** The part of a raid that it costs to be found by the first light within so many zones of one of the enemy's bases. */
  dawn: { reach: 3, part: 0.01 },
  /** What is left of a hope for every turn that it lies ahead. */
  patience: 0.95,
  /** What is left of his fears to who was sent to do one thing and come home, before anybody knows of him and when the coast is awake. */
  duty: 0.15,
  awake: 0.4,
  /** Turns after the first that is written on an enemy's coast in which more is done there. */
  lingers: 1,
  /** What is left of an errand for every turn that it is put off. */
  haste: 0.9,
  /** What it is worth to be in port at the end, as a part of the fleet and at most, and to be spared a zone of steaming. */
  home: { part: 0.02, most: 1 },
  ease: 0.01,
  /** What every zone from the nearest port costs who is at sea when the operation is over. */
  astray: 0.2,
  /** The part of a fleet that a turn at sea costs: mines that nobody knows of, boats, and the weather. */
  wear: 0.0005,
  /**
   * The chances that an enemy goes for what he is to do, that he covers others who do, that he lies in wait for us if he has nothing else to do,
   * and that he goes home after a fight; and that he is anywhere that he can have reached, whatever he is to do.
   */
  purpose: 0.85,
  covers: 0.7,
  ambush: 0.35,
  runs: 0.6,
  anywhere: 0.3,
  /** The chance that he goes by the way that one would go oneself. */
  route: 0.5,
  /** How much likelier he sails at once than a turn later, and how likely it is that he sails in any later turn, beside his having sailed at once. */
  prompt: 0.5,
  late: 0.15,
  /** Turns for which a fleet that waits for the enemy stays in one place. */
  waits: 8,
  /** What is left of a suspicion where one of ours has looked in vain. */
  vain: 0.3,
  /** What is left of the suspicion that he has done all that he is out for, and nobody has met him. */
  unheard: 0.2,
  /** Zones that a fleet touches in a turn. */
  touched: 2,
  /** The chance that a place is still to be held by who goes there. */
  holds: 0.6,
  /** The chance that the weather lets a port be shelled, and that nobody is in the way; and what is left of the shells where it is not clear. */
  salvo: 0.8,
  haze: 0.5,
  /** What a turn on a busy coast is worth to a raider. */
  merchant: 0.5,
  /** Airships that are out at a time: not all of them come back. */
  aloft: 1,
  /** Turns after which an airship turns home, to land by daylight. */
  patrol: 2,
  /** What an airship gives for what it will see a zone farther on. */
  beyond: 0.5,
  /** Ships by which a report may be wrong. */
  miscount: 10,
  /** Hundredths by which a captain's liking for one plan or another differs from day to day. */
  whim: 30,
  /** Turns that are thought out beyond what is written, and where there is something to be done. */
  foresight: 8,
  passage: 24,
};
