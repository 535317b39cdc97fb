/** A game may bring a builder for packs of one's own; it is fetched when somebody wants it. */
import { createSignal, lazy, Show } from 'solid-js';
import { packText } from '../../../kernel/pack-text.ts';
import type { BuilderProps, BuiltPack } from '../../../kit/builder-props.ts';
import { download } from '../../../kit/download.ts';
import type { GameId } from '../../games.ts';
import { shelved } from '../../shelf.ts';

const onDownload = ({ file, value }: BuiltPack): void => download(file, packText(value));

export const BuilderChoice = (props: { readonly game: GameId; readonly onBuild: BuilderProps['onBuild'] }) => {
  const [isWanted, want] = createSignal(false);
  return (
    <Show when={shelved(props.game).builder}>
      {(fetched) => {
        const Builder = lazy(fetched());
        return (
          <details class="switch builder" onToggle={(event) => want(event.currentTarget.open || isWanted())}>
            <summary>Build {shelved(props.game).builds ?? 'a battle'} of your own</summary>
            <Show when={isWanted()}>
              <Builder onBuild={props.onBuild} onDownload={onDownload} />
            </Show>
          </details>
        );
      }}
    </Show>
  );
};
