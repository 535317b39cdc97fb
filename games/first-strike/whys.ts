/** Why each question matters, in one line for whoever is asked it for the first time. */
export const whys = {
  'damage-party': 'Every two damaged ships cost a point, and a damaged ship is nearer to being sunk, which costs far more.',
  'sail-or-launch':
    'Every turn at sea lets the alert rise, and with it come airships, seaplanes and submarines; but fog, too, may lift or fall.',
  'air-movement':
    'Points come from bombs on installations. Every space under guns is one more chance to be shot down, and a long raid rouses the coast.',
  bombing:
    'Two hits on one installation are a point, and further installations hit give more; a single hit is lost. Low aim is best, and nearest to the guns.',
  landing: 'Aircraft that are home are safe only as long as their carrier floats. Share them out.',
  deployment: 'Ships that stand forward fire in the first round, and are fired at. All that is hit here is counted at the end.',
  'british-movement': 'Battleships and battlecruisers reach two spaces, all others one. Come into range with much, or stay out of it.',
  'british-fire':
    'A ship with two markers fires no more. Fire massed on one target silences her; fire that is spread leaves all of them shooting.',
  'extra-round': 'One more round can finish a cripple, theirs or yours. Break off while you are ahead.',
} as const;
