/** What can be asked about tables: which there are, how one sits down at them, what is said there, and for programs how one plays. */
import { anyone, signedIn } from './gate.ts';
import { playingRoutes } from './playing-routes.ts';
import { NOTHING, type Route, route } from './route.ts';
import { seatingRoutes } from './seating-routes.ts';
import { ManyTables, OneTable, oneShownTo, shownTo, TableId, type TableMeans } from './table-means.ts';
import { talkRoutes } from './talk-routes.ts';

export const tableRoutes = (means: TableMeans): readonly Route[] => [
  ...finding(means),
  ...seatingRoutes(means),
  ...talkRoutes(means),
  ...playingRoutes(means),
];

const finding = (means: TableMeans): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tables',
    summary: 'Tables with a free seat that are open to whoever comes.',
    who: anyone,
    params: NOTHING,
    body: NOTHING,
    answer: ManyTables,
    answers: async ({ caller }) => ({ tables: await shownTo(means, caller, await means.rooms.tables.listed()) }),
  }),
  route({
    method: 'GET',
    path: '/tables/mine',
    summary: 'Tables at which you sit, the latest first.',
    who: signedIn,
    params: NOTHING,
    body: NOTHING,
    answer: ManyTables,
    answers: async ({ caller }) => ({ tables: await shownTo(means, caller, await means.rooms.tables.of(caller.id)) }),
  }),
  route({
    method: 'GET',
    path: '/tables/:id',
    summary: 'Who sits where, what is played, whose move it is.',
    who: anyone,
    params: TableId,
    body: NOTHING,
    answer: OneTable,
    answers: ({ caller, params }) => oneShownTo(means, caller, params.id),
  }),
];
