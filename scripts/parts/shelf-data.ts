/** What the first page knows of a game without its rules: scenarios, sides, and the drawings of some ships. */
import type { Kind, Ruleset, Scenario } from '../../kernel/index.ts';
import type { ShelfCard, ShelfData, ShelvedScenario } from '../../kit/shelf-card.ts';
import { profileOfShip } from '../../kit/ships/index.ts';
import { shipNamed } from '../../register/index.ts';

const scenarioOf = (ruleset: Ruleset<Kind>, { id, title, sides, forces, history }: Scenario): ShelvedScenario => ({
  id,
  title,
  fought: history !== undefined,
  sides: ruleset.sides.map((side) => ({
    id: side,
    name: sides?.[side] ?? ruleset.wording.name(side),
    flagship: forces?.[side]?.flagship ?? null,
  })),
});

async function shelfDataOf(ruleset: Ruleset<Kind>): Promise<ShelfData> {
  const { card }: { readonly card: ShelfCard } = await import(`../../games/${ruleset.id}/board/card.ts`);
  const scenarios = ruleset.scenarios.map((scenario) => scenarioOf(ruleset, scenario));
  const flagships = scenarios.flatMap(({ fought, sides }) => (fought ? sides.flatMap(({ flagship }) => flagship ?? []) : []));
  const drawn = [...new Set([...(card.drawn ?? []), ...flagships])].sort();
  return { scenarios, drawings: Object.fromEntries(drawn.map((id) => [id, profileOfShip(shipNamed(id))])) };
}

export const shelfTextOf = async (ruleset: Ruleset<Kind>): Promise<string> => `${JSON.stringify(await shelfDataOf(ruleset))}\n`;
