/** What points were scored for besides ships (GW-18.1), as a score and a report tell it. */
import type { War } from '../data/data.ts';
import type { Score } from '../state.ts';
import { nameOf, portName } from './names.ts';

export function scoreInWords({ operation: { aims, airships } }: War, { aim, about }: Score): string {
  switch (aim === null ? undefined : aims[aim]?.kind) {
    case 'mines':
      return `mines in ${about}`;
    case 'bombard':
      return about === '' ? 'no town was shelled' : `${portName(about)} shelled`;
    case 'deliver':
      return `unloaded at ${portName(about)}`;
    case 'hold':
      return 'those waters held';
    case 'reach':
      return `${nameOf(about)} at her goal`;
    case 'home':
      return `${nameOf(about)} home`;
    default:
      if (/^[A-Z]\d+$/.test(about)) return `merchantman in ${about}`;
      return airships.some(({ id }) => id === about) ? `${nameOf(about)} lost` : 'a submarine sunk';
  }
}
