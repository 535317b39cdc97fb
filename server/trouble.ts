/** What keeps the server from starting, in one clear line. */
export class ServerTrouble extends Error {}
