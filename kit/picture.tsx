/** The picture on the card of a game, as the view in the margin of a chart: a sky, the sea below its horizon, and what stands in both. */
import './kit.css';
import './picture.css';
import type { JSX } from 'solid-js';
import { ripples } from './ripples.ts';

export const HORIZON = 186;

/** Smoke that drifts to the left of a funnel. */
export const smoke = (x: number, y: number): string =>
  `M${x} ${y}c-22 -14 -52 -12 -84 -26s-46 -26 -88 -26c-24 0 -30 14 -14 22c30 14 62 12 94 22s58 14 92 8z`;

/** What is named `sky` stands behind the horizon, the children before it. */
export const SeaPicture = (props: { readonly sky: JSX.Element; readonly children: JSX.Element }) => (
  <svg class="picture" viewBox="0 0 1000 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="picture-sky" width="1000" height={HORIZON} />
    <path class="picture-haze" d={`M0 ${HORIZON - 40}H1000M0 ${HORIZON - 26}H1000M0 ${HORIZON - 15}H1000M0 ${HORIZON - 7}H1000`} />
    {props.sky}
    <rect class="picture-sea" y={HORIZON} width="1000" height={250 - HORIZON} />
    <path class="picture-ripples" d={ripples(HORIZON)} />
    {props.children}
  </svg>
);
