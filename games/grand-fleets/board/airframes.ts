/** Aircraft as they are seen from above. Aeroplanes are drawn larger than life, or nobody would find them beside a battleship. */
import type { AeroplaneProfile, AirshipProfile } from '../../../kit/profile.ts';
import type { AircraftType } from '../data/aircraft.ts';

const plane = (kind: AeroplaneProfile['kind'], length: number, span: number, engine: AeroplaneProfile['engine']): AeroplaneProfile => ({
  kind,
  length,
  span,
  wings: 2,
  engine,
});
const zeppelin = (length: number, diameter: number): AirshipProfile => ({ kind: 'airship', length, diameter, gondolas: [0.3, 0.68] });

const SHORT = plane('floatplane', 12.4, 19.4, 'inline');
const AIRFRAMES: Readonly<Record<string, AeroplaneProfile | AirshipProfile>> = {
  'short-184': SHORT,
  'short-184-torpedo': SHORT,
  'sopwith-baby': plane('floatplane', 7, 7.8, 'rotary'),
  'sopwith-camel': plane('landplane', 5.7, 8.2, 'rotary'),
  'sopwith-cuckoo': plane('landplane', 8.7, 14.3, 'inline'),
  'fairey-seafox': plane('floatplane', 10.8, 15.2, 'inline'),
  'zeppelin-m': zeppelin(158, 14.9),
  'zeppelin-p': zeppelin(163.5, 18.7),
  'zeppelin-r': zeppelin(198, 23.9),
};

/** Of a type that is not known, one of its sort. */
export const airframeOf = ({ id, isZeppelin }: Pick<AircraftType, 'id' | 'isZeppelin'>): AeroplaneProfile | AirshipProfile =>
  AIRFRAMES[id] ?? (isZeppelin ? zeppelin(163.5, 18.7) : SHORT);

/** Chart units for a metre. */
export const scaleOf = ({ kind }: AeroplaneProfile | AirshipProfile): number => (kind === 'airship' ? 0.5 : 2.2);
