/** What the tellers are given besides their event: how ships and guns are called. */
export interface Names {
  ship(id: string): string;
  guns(ship: string, guns: number | 'light'): string;
}
