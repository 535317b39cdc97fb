/** What the tellers are given besides their event: how ships are called. */
export interface Names {
  ship(id: string): string;
}
