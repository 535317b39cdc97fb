/** The charts of the theatres, each read from its drawn file when it is wanted, and where zones lie on them. */
import type { Box, ChartName, Point } from '../../../chart/chart.ts';
import { known, nameOf, oneOf, point } from '../../../chart/drawn.ts';
import { middleOf } from '../../../chart/geometry.ts';
import type { Operation } from '../data/operation.ts';
import { portOn } from '../data/owners.ts';
import type { Label, Port, Theatre, TheatreId, ZoneId } from '../data/theatre.ts';
import { LABEL_KINDS } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { placeOf } from '../data/zones.ts';
import { zoneBoxAt } from './plate.ts';

/** On which side of its mark a name stands. */
export const STANDS = ['right', 'left', 'above', 'below'] as const;
export type Stand = (typeof STANDS)[number];
/** Which part of it hangs there. */
export const ANCHORS = { right: 'start', left: 'end', above: 'middle', below: 'middle' } as const satisfies Record<Stand, string>;

/** A mark with its name: `hung` is the start, the end or the middle of the baseline, as it stands. */
export interface Marked {
  readonly at: Point;
  readonly stand: Stand;
  readonly hung: Point;
}

export interface MarkedPort extends Marked {
  readonly port: Port;
}

export interface Landmark extends Marked {
  readonly name: string;
  readonly kind: Label['kind'];
}

/** All that is shallower than so many metres, by the even-odd rule. */
export interface DepthBand {
  readonly metres: number;
  readonly path: string;
}

export interface TheatreChart {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  /** Deepest first. */
  readonly depths: readonly DepthBand[];
  readonly soundings: readonly { readonly fathoms: number; readonly at: Point }[];
  readonly graticule: string;
  readonly border: string;
  readonly degrees: readonly { readonly text: string; readonly at: Point }[];
  readonly names: readonly ChartName[];
  /** The great ones first. */
  readonly ports: readonly MarkedPort[];
  readonly landmarks: readonly Landmark[];
  /** The course of a swept channel, by its id. */
  readonly channels: ReadonlyMap<string, string>;
  /** Where the mines of a field are drawn, a place in each of its zones. */
  readonly fields: ReadonlyMap<string, readonly Point[]>;
  readonly source: string;
}

/** A table has need of one, and each is heavy. */
const FILES = {
  'north-sea': () => import('./charts/north-sea.json', { with: { type: 'json' } }),
  mediterranean: () => import('./charts/mediterranean.json', { with: { type: 'json' } }),
  'far-east': () => import('./charts/far-east.json', { with: { type: 'json' } }),
} as const satisfies Record<TheatreId, unknown>;

type Drawn = Awaited<ReturnType<(typeof FILES)[TheatreId]>>['default'];

interface DrawnMark {
  readonly at: readonly number[];
  readonly stand: string;
  readonly hung: readonly number[];
}

const marked = ({ at, stand, hung }: DrawnMark): Marked => ({ at: point(at), stand: oneOf(STANDS, stand), hung: point(hung) });

const read = (id: TheatreId, drawn: Drawn): TheatreChart => {
  const { ports, landmarks, soundings, degrees, names, channels, fields, handMade: _, ...rest } = drawn;
  const theatre = theatreOf(id);
  const portOf = (name: string): Port =>
    known(
      theatre.ports.find((port) => port.id === name),
      name,
    );
  return {
    ...rest,
    soundings: soundings.map(({ fathoms, at }) => ({ fathoms, at: point(at) })),
    degrees: degrees.map(({ text, at }) => ({ text, at: point(at) })),
    names: names.map(nameOf),
    ports: ports.map((mark) => ({ port: portOf(mark.id), ...marked(mark) })),
    landmarks: landmarks.map((mark) => ({ name: mark.name, kind: oneOf(LABEL_KINDS, mark.kind), ...marked(mark) })),
    channels: new Map(channels.map((channel) => [channel.id, channel.path])),
    fields: new Map(fields.map((field) => [field.id, field.at.map(point)])),
  };
};

const charts = new Map<TheatreId, TheatreChart>();

export async function fetchChart(id: TheatreId): Promise<void> {
  if (charts.has(id)) return;
  const { default: drawn } = await FILES[id]();
  charts.set(id, read(id, drawn));
}

/** Of a theatre whose chart has been fetched. */
export const chartOf = (id: TheatreId): TheatreChart => known(charts.get(id), id);

/** The ports under the flags of the day. */
export const portsOn = (id: TheatreId, date: Operation['date']): readonly MarkedPort[] =>
  chartOf(id).ports.map((mark) => ({ ...mark, port: portOn({ date }, mark.port) }));

/** A zone's square on the plate. */
export const zoneBox = (theatre: Theatre, id: ZoneId): Box => {
  const place = placeOf(theatre, id);
  return zoneBoxAt(Math.floor(place / theatre.columns), place % theatre.columns);
};

export const zoneMiddle = (theatre: Theatre, id: ZoneId): Point => middleOf(zoneBox(theatre, id));
