/** What plays without a person. Runs in Node, in a browser and in a worker. */
export * from './by-name.ts';
export * from './catalogue.ts';
export * from './imagined.ts';
export * from './random.ts';
export * from './seated.ts';
