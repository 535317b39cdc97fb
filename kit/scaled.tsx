/** `<Scaled>`: a part of a drawing at a place and a scale of its own, which what lies in it may ask for. */
import { type Accessor, createContext, type JSX, useContext } from 'solid-js';
import type { Place } from './layout.ts';

const ScaleContext = createContext<Accessor<number>>(() => 1);

/** Units of the chart to one unit here. */
export const useScale = (): Accessor<number> => useContext(ScaleContext);

/** What lies in a group that is drawn at this scale; `--least`, the least size of type on the chart, is told in its units. */
export const ScaledBy = (props: { readonly scale: number; readonly children: JSX.Element }) => {
  const outer = useScale();
  const scale = (): number => outer() * props.scale;
  return (
    <ScaleContext.Provider value={scale}>
      <g style={{ '--least': `calc(var(--least-type, 0px) / ${scale()})` }}>{props.children}</g>
    </ScaleContext.Provider>
  );
};

export const Scaled = (props: { readonly at: Place; readonly scale: number; readonly children: JSX.Element }) => (
  <g transform={`translate(${props.at.x} ${props.at.y}) scale(${props.scale})`}>
    <ScaledBy scale={props.scale}>{props.children}</ScaledBy>
  </g>
);
