/** A ship's card to take along: as the sheet of text that players know, or as a data pack that overrides it (GF-3.0). */
import { createEffect, createSignal, on } from 'solid-js';
import { packText } from '../../../kernel/pack-text.ts';
import { download } from '../../../kit/download.ts';
import type { Card } from '../data/card.ts';
import { packOfCards } from '../sheets.ts';
import { cardText } from '../words/card.ts';

export const CardExport = (props: { readonly card: Card }) => {
  const [told, tell] = createSignal('');
  createEffect(
    on(
      () => props.card.ship,
      () => tell(''),
      { defer: true },
    ),
  );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(cardText(props.card));
      tell('Copied.');
    } catch {
      tell('The browser does not let us copy.');
    }
  };
  const save = (): void => download(`${props.card.ship}.json`, packText(packOfCards(`${props.card.name}'s card`, [props.card])));
  return (
    <p class="gf-card-export">
      <button type="button" class="button quiet" onClick={() => void copy()}>
        Copy as text
      </button>
      <button type="button" class="button quiet" onClick={save}>
        Save as data pack
      </button>
      <span role="status">{told()}</span>
    </p>
  );
};
