/** What the chart shows besides the pieces, for the player to switch. */
import { ChartTool, ChartTools } from '../../../kit/chart-tools.tsx';
import type { Layers, Shown } from './chart-part.ts';

interface ToolbarProps {
  readonly shown: Shown;
  readonly onShow: (layers: Layers) => void;
}

export const Toolbar = (props: ToolbarProps) => {
  const toggle = (layer: keyof Layers): void => props.onShow({ ...props.shown(), [layer]: !props.shown()[layer] });
  return (
    <ChartTools>
      <ChartTool
        label="Where they can be"
        title="The waters that the enemy may have reached, from his ports, from where he was met and from where he was reported: dashed for now, dotted for the end of this turn’s moves"
        on={props.shown().whereabouts}
        press={() => toggle('whereabouts')}
      />
      <ChartTool label="Weather" title="The weather on the sea" on={props.shown().weather} press={() => toggle('weather')} />
      <ChartTool label="Channels" title="Swept channels and mines" on={props.shown().hazards} press={() => toggle('hazards')} />
    </ChartTools>
  );
};
