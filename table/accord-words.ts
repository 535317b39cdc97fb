/** What is proposed at a table and what came of it, in words for all who sit there. */

type Wish = 'draw' | 'take-back';

const WORDS: Readonly<Record<Wish, Readonly<Record<'proposed' | 'agreed' | 'declined' | 'withdrawn', string>>>> = {
  draw: {
    proposed: '# offer a draw.',
    agreed: 'All agree: the game is drawn.',
    declined: '# decline the draw.',
    withdrawn: '# withdraw the offer of a draw.',
  },
  'take-back': {
    proposed: '# ask to take back their last order.',
    agreed: 'All agree: the game goes back to before the last order of #.',
    declined: '# do not want to go back.',
    withdrawn: '# no longer want to go back.',
  },
};

export const inWordsOf = (what: keyof (typeof WORDS)[Wish], side: string, wish: Wish): string =>
  WORDS[wish][what].replace(/^#/, side).replace('#', side.replace(/^The /, 'the '));

/** As everybody at the table, and whoever is told of it elsewhere, reads it. */
export const proposedInWords = (side: string, wish: Wish): string => inWordsOf('proposed', side, wish);
