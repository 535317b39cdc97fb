/** Why each question matters, in one line for whoever is asked it for the first time. Those of a battle stand with its rules. */
export const whys = {
  orders:
    'Orders are carried out two turns from now. Ask where the enemy can be by then, and mind that every hour at sea is one more chance for his mines and whoever lies in wait.',
} as const;
