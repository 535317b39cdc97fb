/** Where a figure comes from; `pack` for one that a player has put in its place. */
export type Source = 'rules' | 'published' | 'history' | 'reconstructed' | 'pack';
