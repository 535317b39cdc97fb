/** A battle of the gallery: the two who stand for their fleets, bow to bow, and a button for each side. */
import { Show } from 'solid-js';
import type { ShelvedScenario } from '../../../kit/shelf-card.ts';
import { Silhouette } from '../../../kit/silhouette.tsx';
import type { GameId } from '../../games.ts';
import { shelved } from '../../shelf.ts';
import { measureInWords } from './measures.ts';
import { Sides } from './sides.tsx';

export interface ShownBattle {
  readonly game: GameId;
  readonly scenario: ShelvedScenario;
}

const [WIDTH, HEIGHT] = [300, 78];
const SEA = 62;

/** Drawn to one scale, so that a torpedo boat is small beside her prey. */
export const Meeting = (props: ShownBattle) => {
  const profileOf = (place: number) => {
    const flagship = props.scenario.sides[place]?.flagship;
    return flagship ? shelved(props.game).drawings[flagship] : undefined;
  };
  const room = WIDTH / 2 - 12;
  const longest = () => Math.max(profileOf(0)?.length ?? 1, profileOf(1)?.length ?? 1);
  const widthOf = (place: number): number => room * Math.max(0.45, (profileOf(place)?.length ?? 0) / longest());
  return (
    <svg class="meeting" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect class="meeting-sea" y={SEA} width={WIDTH} height={HEIGHT - SEA} />
      <Show when={profileOf(0)}>
        {(profile) => <Silhouette profile={profile()} x={WIDTH / 2 - 6 - widthOf(0)} y={8} width={widthOf(0)} height={SEA - 6} />}
      </Show>
      <Show when={profileOf(1)}>
        {(profile) => <Silhouette profile={profile()} x={WIDTH / 2 + 6} y={8} width={widthOf(1)} height={SEA - 6} mirrored />}
      </Show>
    </svg>
  );
};

export const BattleTile = (props: ShownBattle) => (
  <li class="battle-tile">
    <Meeting {...props} />
    <h3>{props.scenario.title}</h3>
    <p class="battle-facts">
      {[shelved(props.game).title, measureInWords(shelved(props.game).measured[props.scenario.id])]
        .filter((fact) => fact !== null)
        .join(' · ')}
    </p>
    <Sides game={props.game} scenario={props.scenario} timed={false} />
  </li>
);
