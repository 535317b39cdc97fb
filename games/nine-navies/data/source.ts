/** Where a figure comes from. */
export type Source = 'rules' | 'published' | 'history' | 'reconstructed';
