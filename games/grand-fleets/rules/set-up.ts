/** GF-2.1: what is decided before the first turn. */
import { sequence } from '../kind.ts';
import { deployment } from './deployment.ts';
import { divisionsForm } from './regrouping.ts';
import { squadronsOfTheirOwn } from './squadrons.ts';
import { submarineStations } from './submarine-stations.ts';
import { windRises } from './wind.ts';

/** GF-2.1: squadrons are formed, then ships are placed; boats that lie together are divisions (GF-13.2). Last of all submarines lie in wait. */
export const setUp = sequence('set-up', 'GF-2.1', [squadronsOfTheirOwn, deployment, divisionsForm, submarineStations, windRises]);
