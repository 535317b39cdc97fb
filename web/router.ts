/** Where we are, read from the part of the address behind the '#'. */
import { createSignal } from 'solid-js';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'first-watch'; readonly game: string }
  | { readonly page: 'table'; readonly save: string }
  /** At a moment, and in whose eyes; at the beginning in one's own unless told. */
  | { readonly page: 'replay'; readonly save: string; readonly at?: number; readonly viewer?: string }
  | { readonly page: 'report'; readonly save: string }
  /** Tables at the server: all of them, or one. */
  | { readonly page: 'tables' }
  | { readonly page: 'at'; readonly table: string }
  | { readonly page: 'account' }
  | { readonly page: 'balance' }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'rulings'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'terms'; readonly game: string; readonly rule: string | null };

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

function readRoute(hash: string): Route {
  const [page = '', first, second, third] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  if (page === 'tables' || page === 'account' || page === 'balance') return { page };
  if (first === undefined || first === '') return { page: 'home' };
  if (page === 'at') return { page, table: first };
  if (page === 'new' || page === 'first-watch') return { page, game: first };
  if (page === 'table' || page === 'report') return { page, save: first };
  if (page === 'replay') return { page, save: first, ...momentIn(second), ...(third === undefined ? {} : { viewer: third }) };
  if (page === 'rules' || page === 'rulings' || page === 'terms') return { page, game: first, rule: second ?? null };
  return { page: 'home' };
}

export const hrefOf = (route: Route): string => {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'tables':
    case 'account':
    case 'balance':
      return `#/${route.page}`;
    case 'at':
      return `#/at/${encodeURIComponent(route.table)}`;
    case 'new':
    case 'first-watch':
      return `#/${route.page}/${encodeURIComponent(route.game)}`;
    case 'table':
    case 'report':
      return `#/${route.page}/${encodeURIComponent(route.save)}`;
    case 'replay':
      return ['#', 'replay', route.save, route.at, route.viewer]
        .filter((part) => part !== undefined)
        .map((part, place) => (place === 0 ? part : encodeURIComponent(part)))
        .join('/');
    case 'rules':
    case 'rulings':
    case 'terms':
      return `#/${route.page}/${encodeURIComponent(route.game)}${route.rule === null ? '' : `/${encodeURIComponent(route.rule)}`}`;
  }
};

const momentIn = (part: string | undefined): { readonly at?: number } =>
  part !== undefined && /^\d{1,6}$/.test(part) ? { at: Number(part) } : {};

const [route, setRoute] = createSignal<Route>(readRoute(globalThis.location.hash));
globalThis.addEventListener('hashchange', () => setRoute(readRoute(globalThis.location.hash)));

export { route };

/** The address follows what is shown, without a page being opened anew and without a step in the history. */
export const settleAt = (to: Route): void => globalThis.history.replaceState(null, '', hrefOf(to));

export const go = (to: Route): void => {
  globalThis.location.hash = hrefOf(to);
};
