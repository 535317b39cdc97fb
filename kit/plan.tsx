/** `<Plan>`: a vessel or aircraft seen from above, to scale, with turrets that train; for battle boards. */
import { Index, Match, Show, Switch } from 'solid-js';
import { disc, join, line } from './drawing.ts';
import {
  airshipFins,
  armsFromAbove,
  barrels,
  blocksFromAbove,
  envelope,
  envelopeSeams,
  floatsFromAbove,
  funnelsFromAbove,
  fuselage,
  hullFromAbove,
  mainplane,
  tailplane,
  wakeBehind,
  wrecksFromAbove,
} from './plan-outlines.ts';
import type { AeroplaneProfile, AirshipProfile, GunProfile, Profile, ShipProfile, SubmarineProfile } from './profile.ts';
import { row } from './profile.ts';

interface PlanProps {
  readonly profile: Profile;
  readonly x: number;
  readonly y: number;
  /** Compass heading in degrees: 0 is up the chart, 90 to the right. */
  readonly heading: number;
  /** Chart units for a metre. */
  readonly scale: number;
  /** Where each turret points, in degrees clockwise from the bow; at rest where not given. */
  readonly training?: readonly number[] | undefined;
  /** Which turrets are out of action. */
  readonly wrecked?: readonly boolean[] | undefined;
  /** From 0 (stopped) to 1 (full speed). */
  readonly wake?: number | undefined;
  readonly fires?: number | undefined;
  readonly selected?: boolean | undefined;
}

/** Beam is drawn a little larger than life, so that small ships can carry their turrets. */
const BROAD = 1.2;

const Wake = (props: { readonly length: number; readonly beam: number; readonly speed: number }) => (
  <Show when={props.speed > 0}>
    <path class="kit-plan-wake" d={wakeBehind(props.length, props.beam, props.speed)} />
  </Show>
);

const Hull = (props: { readonly length: number; readonly beam: number; readonly fine: number }) => {
  const outline = () => hullFromAbove(props.length, props.beam, props.fine);
  return (
    <>
      <path class="kit-plan-halo" d={outline()} />
      <path class="kit-plan-hull" d={outline()} stroke-width={props.length * 0.008} />
    </>
  );
};

interface ShipPlanProps {
  readonly ship: ShipProfile;
  readonly training: readonly number[];
  readonly wrecked: readonly boolean[];
  readonly wake: number;
}

const ShipPlan = (props: ShipPlanProps) => {
  const beam = () => props.ship.beam * BROAD;
  return (
    <>
      <Wake length={props.ship.length} beam={beam()} speed={props.wake} />
      <Hull length={props.ship.length} beam={beam()} fine={0.86} />
      <path class="kit-plan-block" d={blocksFromAbove(props.ship)} />
      <path class="kit-plan-funnel" d={funnelsFromAbove(props.ship)} />
      <path class="kit-plan-turret" d={armsFromAbove(props.ship, props.training, props.wrecked)} />
      <Show when={wrecksFromAbove(props.ship, props.training, props.wrecked)}>
        {(wrecks) => <path class="kit-plan-wrecked" d={wrecks()} />}
      </Show>
    </>
  );
};

const SubmarinePlan = (props: { readonly boat: SubmarineProfile; readonly wake: number }) => {
  const tower = () => (props.boat.tower - 0.5) * props.boat.length;
  return (
    <>
      <Wake length={props.boat.length} beam={props.boat.beam} speed={props.wake} />
      <Hull length={props.boat.length} beam={props.boat.beam * BROAD} fine={0.9} />
      <ellipse class="kit-plan-turret" cx={tower()} rx={4.5} ry={1.6} />
      <Show when={props.boat.gun}>
        <path class="kit-plan-barrel" stroke-width="0.9" d={line([tower() + 7, 0], [tower() + 13, 0])} />
      </Show>
    </>
  );
};

const AirshipPlan = (props: { readonly ship: AirshipProfile }) => (
  <>
    <path class="kit-plan-turret" d={airshipFins(props.ship)} />
    <path class="kit-plan-envelope" stroke-width={0.8} d={envelope(props.ship)} />
    <path class="kit-plan-seam" stroke-width={0.5} d={envelopeSeams(props.ship)} />
  </>
);

const AeroplanePlan = (props: { readonly plane: AeroplaneProfile }) => {
  const screw = () => props.plane.length * 0.12;
  return (
    <>
      <Show when={props.plane.kind === 'floatplane'}>
        <path class="kit-plan-block" d={floatsFromAbove(props.plane)} />
      </Show>
      <path class="kit-plan-turret" d={fuselage(props.plane)} />
      <path class="kit-plan-wing" stroke-width={0.25} d={mainplane(props.plane)} />
      <path class="kit-plan-wing" stroke-width={0.25} d={tailplane(props.plane)} />
      <path
        class="kit-plan-barrel"
        stroke-width="0.35"
        d={line([props.plane.length * 0.47, -screw()], [props.plane.length * 0.47, screw()])}
      />
    </>
  );
};

const GunPlan = (props: { readonly gun: GunProfile }) => (
  <>
    <path class="kit-plan-block" fill-rule="evenodd" d={join(disc(0, 0, 8), disc(0, 0, 5.6))} />
    <path class="kit-plan-barrel" stroke-width="1" d={barrels(props.gun.barrels, -2, 10, 0.9)} />
    <circle class="kit-plan-turret" r="2.4" />
  </>
);

const FLAME =
  'M0 -3.4C2.6 -1.6 3 1 1.6 2.6C0.8 3.4 -1 3.4 -1.7 2.4C-2.7 1 -2 -0.4 -1.2 -1.2C-0.9 -0.4 -0.4 -0.2 0 -0.6C0.5 -1.4 0.4 -2.4 0 -3.4Z';

const Fires = (props: { readonly length: number; readonly count: number; readonly heading: number }) => (
  <Index each={row(props.count, -0.24, 0.24)}>
    {(at) => (
      <g transform={`translate(${at() * props.length} 0) rotate(${90 - props.heading}) scale(${props.length / 60})`}>
        <circle class="kit-plan-glow" r="5" />
        <path class="kit-plan-flame" d={FLAME} />
      </g>
    )}
  </Index>
);

const lengthOf = (profile: Profile): number => (profile.kind === 'gun' ? 20 : profile.length);

const asShip = (profile: Profile): ShipProfile | false => profile.kind === 'ship' && profile;
const asSubmarine = (profile: Profile): SubmarineProfile | false => profile.kind === 'submarine' && profile;
const asAirship = (profile: Profile): AirshipProfile | false => profile.kind === 'airship' && profile;
const asAeroplane = (profile: Profile): AeroplaneProfile | false =>
  (profile.kind === 'floatplane' || profile.kind === 'landplane') && profile;
const asGun = (profile: Profile): GunProfile | false => profile.kind === 'gun' && profile;

export const Plan = (props: PlanProps) => (
  <g
    class="kit-plan"
    classList={{ 'kit-selected': props.selected === true }}
    transform={`translate(${props.x} ${props.y}) rotate(${props.heading - 90}) scale(${props.scale})`}
    aria-hidden="true"
  >
    <Switch>
      <Match when={asShip(props.profile)}>
        {(ship) => <ShipPlan ship={ship()} training={props.training ?? []} wrecked={props.wrecked ?? []} wake={props.wake ?? 0} />}
      </Match>
      <Match when={asSubmarine(props.profile)}>{(boat) => <SubmarinePlan boat={boat()} wake={props.wake ?? 0} />}</Match>
      <Match when={asAirship(props.profile)}>{(ship) => <AirshipPlan ship={ship()} />}</Match>
      <Match when={asAeroplane(props.profile)}>{(plane) => <AeroplanePlan plane={plane()} />}</Match>
      <Match when={asGun(props.profile)}>{(gun) => <GunPlan gun={gun()} />}</Match>
    </Switch>
    <Fires length={lengthOf(props.profile)} count={props.fires ?? 0} heading={props.heading} />
  </g>
);
