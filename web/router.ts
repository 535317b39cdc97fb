/** Where we are, read from the part of the address behind the '#'. */
import { createSignal } from 'solid-js';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly save: string }
  | { readonly page: 'replay'; readonly save: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null };

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

function readRoute(hash: string): Route {
  const [page = '', first, second] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  if (first === undefined || first === '') return { page: 'home' };
  if (page === 'new') return { page, game: first };
  if (page === 'table' || page === 'replay') return { page, save: first };
  if (page === 'rules') return { page, game: first, rule: second ?? null };
  return { page: 'home' };
}

export const hrefOf = (route: Route): string => {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${encodeURIComponent(route.game)}`;
    case 'table':
    case 'replay':
      return `#/${route.page}/${encodeURIComponent(route.save)}`;
    case 'rules':
      return `#/rules/${encodeURIComponent(route.game)}${route.rule === null ? '' : `/${encodeURIComponent(route.rule)}`}`;
  }
};

const [route, setRoute] = createSignal<Route>(readRoute(globalThis.location.hash));
globalThis.addEventListener('hashchange', () => setRoute(readRoute(globalThis.location.hash)));

export { route };

export const go = (to: Route): void => {
  globalThis.location.hash = hrefOf(to);
};
