/** The after-action report: what a game came to, as a value that pages, pictures and the command line tell. Runs in Node, in a browser and in a worker. */

export { believedInWords } from './beliefs.ts';
export { NoReport, Reckoner, reportOf } from './reckoner.ts';
export type * from './report.ts';
export { capital, joined, nameOfParty, signed } from './words.ts';
