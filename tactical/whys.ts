/** Why each question of a battle matters, in one line for whoever is asked it for the first time. */
export const whys = {
  'entry-side': 'The edge you come from decides how far you are from the enemy, and which way he has to run.',
  'set-up': 'Ships of one hex move as one, at the speed of the slowest. Keep the fast ones apart if you mean to use their speed.',
  move: 'Range is everything: big guns want it long, small ones short. Turn away in time, for a fast ship moves more often than a slow one.',
  gunnery: 'Each ship fires at one target. Guns that cannot pierce the armour in front of them do no harm to the hull.',
  torpedoes: 'Torpedoes are few and seldom hit, but nothing else lets a small ship sink a large one.',
  allot: 'You choose which of your small ships takes the blow. One that is hurt already may be the one to give.',
  'dead-ships': 'A ship that cannot move keeps the whole fleet beside her, under fire. To sink her yourself sets the others free.',
  disengaging: 'If you are losing, go while you can still run. The faster fleet has its way, so speed is worth more than guns here.',
  range: 'Light guns do not reach far. Stay away from an enemy with many small guns, close in on one with few large ones.',
} as const;

export type BattleQuestion = keyof typeof whys;
