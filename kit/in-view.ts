/** Of hundreds of names on a chart those that lie in view, or little beyond: the others would be set anew whenever it is zoomed. */
import { createMemo } from 'solid-js';
import { useChart } from './chart-context.ts';
import { isIn, partInFull } from './in-full.ts';
import type { Box } from './view-box.ts';

/** Where something begins, as a point or as a box. */
type Corner = readonly [x: number, y: number, ...size: number[]];

export type InView = <T>(names: readonly T[], cornerOf: (name: T) => Corner) => readonly T[];

export const inViewOfChart = (): InView => {
  const chart = useChart();
  const part = createMemo<Box | undefined>((before) => chart && partInFull(before, chart.view()));
  const isInView = ([x, y]: Corner): boolean => {
    const box = part();
    return box === undefined || isIn(box, { x, y });
  };
  return (names, cornerOf) => names.filter((name) => isInView(cornerOf(name)));
};
