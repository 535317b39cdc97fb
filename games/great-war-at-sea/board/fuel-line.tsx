/** The bunkers of a company on its card: a bar of what is left, and of it what the written course burns. */
import { percent } from '../../../kit/words.ts';
import type { War } from '../data/data.ts';
import { berthOf } from '../data/data.ts';
import type { Bunkers } from './bunkers.ts';

export const FuelLine = (props: { readonly war: War; readonly bunkers: Bunkers }) => {
  const burns = () => Math.min(props.bunkers.left, props.bunkers.burns);
  const part = (points: number): string => percent(points / Math.max(1, props.bunkers.most));
  return (
    <div>
      <dt>Fuel</dt>
      <dd>
        <span class="gw-fuel" aria-hidden="true">
          <i style={{ width: part(props.bunkers.left - burns()) }} />
          <i class="gw-fuel-burnt" style={{ width: part(burns()) }} />
        </span>
        {props.bunkers.left} of {props.bunkers.most} points in {berthOf(props.war, props.bunkers.ship).sheet.name}, the least
        <small>{props.bunkers.burns > 0 ? `; the course burns ${props.bunkers.burns}` : ''}</small>
      </dd>
    </div>
  );
};
