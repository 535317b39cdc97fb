/** A data pack that brings a battle of its own, as a file would have it. */
export const TWO_AGAINST_ONE = {
  game: 'cruiser-warfare',
  name: 'Two against one',
  scenario: {
    id: 'my-battle',
    title: 'Two against one',
    words: 'Sydney and Melbourne find Emden.',
    date: '1914-11',
    finder: 'allied',
    ships: { allied: ['sydney', 'melbourne'], central: ['emden'] },
    victory: { kind: 'sink', side: 'allied', ships: ['emden'], enough: 'crippled' },
  },
};
