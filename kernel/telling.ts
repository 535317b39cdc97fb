/** Log events in sentences: one teller for each type of event. */

/** What is said of an event. Sentences may mark **strong** words; `about` names the pieces and places that it is about. */
export interface Sentence {
  readonly words: string;
  readonly rule: string;
  readonly about: readonly string[];
}

export const told = (rule: string, words: string, ...about: readonly string[]): Sentence => ({ words, rule, about });
export const strong = (words: string | number): string => `**${words}**`;
export const listed = (words: readonly string[], none = ''): string => words.join(', ') || none;

/** `More` is what a teller is given besides its event. A method's type lets each be given to whoever has just any event. */
type Tells<Event, More extends readonly unknown[]> = { tell(event: Event, ...more: More): Sentence }['tell'];

type Tellers<Event extends { readonly type: string }, More extends readonly unknown[]> = {
  readonly [T in Event['type']]: Tells<Event & { readonly type: T }, More>;
};

/** Puts every event of a game into words; the compiler demands a teller for each type of event. */
export const tellersOf =
  <Event extends { readonly type: string }, More extends readonly unknown[] = []>() =>
  (tellers: Tellers<Event, More>) => {
    const byType: Readonly<Record<string, Tells<Event, More>>> = tellers;
    return {
      inWords: (event: Event, ...more: More): Sentence => byType[event.type]?.(event, ...more) ?? told('', event.type),
      /** Whether an event of a wider circle is one of those that are told here. */
      isTold: (event: { readonly type: string }): event is Event => Object.hasOwn(tellers, event.type),
    };
  };
