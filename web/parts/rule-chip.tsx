/** The number of a rule; pressing it opens the rulebook there. */
import { createContext, useContext } from 'solid-js';

/** How this page shows a rule. Pages without a rulebook of their own give none, and chips are only text. */
export const RuleContext = createContext<(rule: string) => void>();

export const RuleChip = (props: { readonly rule: string }) => {
  const show = useContext(RuleContext);
  if (!show) return <span class="chip">{props.rule}</span>;
  return (
    <button type="button" class="chip" aria-label={`Rule ${props.rule}`} title="Open the rulebook here" onClick={() => show(props.rule)}>
      {props.rule}
    </button>
  );
};
