/** NN-11.13 to NN-11.16: breaking off, and being chased. */
import { done, leftOver, titled, unspoken } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import type { Alliance } from '../data/map.ts';
import { enemyOf } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { auto, decision, loop, plan, sequence, THE_RULES_ROLL, when } from '../kind.ts';
import type { Fighter, State } from '../state.ts';
import { nameOf } from '../wording.ts';
import { shipOf, speedOf } from './fleet.ts';
import { homecoming, sendHome } from './homecoming.ts';
import { battleInWords, battleOf, bothEngaged, engaged, fighterOf, groupSpeed, inZone, leaveLine } from './line.ts';
import { exchange, isStalemate } from './round.ts';

type Course = 'fight' | 'break-off';

/** NN-11.15a: chosen in secret and shown together; NN-11.15c if both break off. */
export const fightOrBreakOff = plan<{ fight: true; 'break-off': true }, Course>('fight-or-break-off', 'NN-11.15a', {
  who: () => ['allied', 'central'],
  draft: () => 'fight',
  asks: (view) => `${battleInWords(view)}: fight on, or break off?`,
  verbs: {
    fight: { ends: true, label: () => 'Fight', odds: THE_RULES_ROLL, does: () => 'fight' },
    'break-off': { ends: true, label: () => 'Break off', odds: THE_RULES_ROLL, does: () => 'break-off' },
  },
  commit: (g, { allied, central }) => {
    const battle = battleOf(g.state);
    g.tell?.({ type: 'chose', allied, central });
    if (allied === 'break-off' && central === 'break-off') {
      battle.bothBroke = true;
      battle.over = true;
    } else if (allied === 'break-off') battle.broke = 'allied';
    else if (central === 'break-off') battle.broke = 'central';
  },
});

const fleeing = (state: State): Alliance => battleOf(state).broke ?? 'allied';
const pursuer = (state: State): Alliance => enemyOf(fleeing(state));

/** NN-11.14, NN-11.15b */
export const pursueOrLetGo = decision<{ pursue: true; 'let-go': true }>('pursue', 'NN-11.14', {
  who: ({ state }) => pursuer(state),
  asks: () => 'The enemy breaks off. Pursue, or let them go?',
  verbs: {
    pursue: {
      ends: true,
      label: () => 'Pursue',
      odds: THE_RULES_ROLL,
      does: (g, _none, { side }) => {
        battleOf(g.state).pursued = true;
        for (const fighter of battleOf(g.state).fighters) fighter.group = fighter.side === side ? 0 : 1;
        g.tell?.({ type: 'pursuit', side, pursues: true });
      },
    },
    'let-go': {
      ends: true,
      label: () => 'Let them go',
      odds: THE_RULES_ROLL,
      does: (g, _none, { side }) => g.tell?.({ type: 'pursuit', side, pursues: false }),
    },
  },
});

/** Quarries of the fleeing side, by number. */
function quarries(state: State): Map<number, Fighter[]> {
  const groups = new Map<number, Fighter[]>();
  for (const fighter of inZone(state, fleeing(state))) groups.set(fighter.group, [...(groups.get(fighter.group) ?? []), fighter]);
  return groups;
}

/** A ship, and the group that she goes into or after. */
export type Grouping = readonly [ShipId, number];

/** Ships leave the first group for another, old or new, as long as somebody stays in it. */
function detachments(state: State): Grouping[] {
  const ships = inZone(state, fleeing(state));
  const first = ships.filter(({ group }) => group === 1);
  if (first.length <= 1) return [];
  const highest = ships.reduce((most, { group }) => Math.max(most, group), 1);
  const groups = Array.from({ length: highest }, (_, n) => n + 2);
  return first.flatMap(({ id }) => groups.map((n): Grouping => [id, n]));
}

const join = (g: Play, [id, group]: Grouping): void => {
  fighterOf(g.state, id).group = group;
};

/** NN-11.16a: in one group, in single ships, or anything between. */
export const formGroups = decision<{ detach: Grouping; done: true }>('form-groups', 'NN-11.16a', {
  who: ({ state }) => fleeing(state),
  asks: () => 'Divide your ships into groups before they run; each is as fast as its slowest ship.',
  verbs: {
    detach: {
      of: ({ state }) => detachments(state),
      label: (_view, [ship, group]) => `${nameOf(ship)}: to group ${group}`,
      why: () => ({ words: 'ships leave the first group one by one, for another group or a new one', rule: 'NN-11.16a' }),
      does: join,
    },
    done: {
      ...done('Done: run for it'),
      consequence: ({ state }) => `in ${leftOver([...quarries(state).keys()], 'group', 'groups')}`,
    },
  },
});

/** Each quarry that is no faster than the ship. */
function chases(data: Data, state: State): Grouping[] {
  const groups = [...quarries(state)].map(([number, ships]) => ({ number, speed: groupSpeed(data, state, ships) }));
  const idle = inZone(state, pursuer(state)).filter(({ group }) => group === 0);
  return idle.flatMap(({ id }) => {
    const speed = speedOf(data, shipOf(state, id));
    return groups.filter((group) => group.speed <= speed).map(({ number }): Grouping => [id, number]);
  });
}

/** NN-11.16b: each ship after one quarry that is no faster than she is, or kept back. */
export const sendPursuers = decision<{ chase: Grouping; done: true }>('send-pursuers', 'NN-11.16b', {
  who: ({ state }) => pursuer(state),
  asks: () => 'Which ships chase which group?',
  verbs: {
    chase: {
      of: ({ data, state }) => chases(data, state),
      label: (_view, [ship, group]) => `${nameOf(ship)}: after group ${group}`,
      why: () => ({ words: 'she is slower than that quarry, or has been sent already', rule: 'NN-11.16b' }),
      all: (_at, [, group]) => `All who can after group ${group}`,
      does: join,
    },
    done: {
      ...done('Done: the others stay'),
      odds: THE_RULES_ROLL,
      consequence: ({ data, state }) => leftOver(chases(data, state), 'ship chases nobody', 'ships chase nobody'),
    },
  },
});

/** NN-11.16b: whoever is not chased goes home before any set is fought. */
const unchasedEscape = auto('unchased-escape', 'NN-11.16b', (g) => {
  const { state } = g;
  const chased = new Set(inZone(state, pursuer(state)).map(({ group }) => group));
  const free = inZone(state, fleeing(state)).filter(({ group }) => !chased.has(group));
  const ids = free.map(({ id }) => id);
  leaveLine(state, ids);
  sendHome(g, ids);
});

/** Sets with ships of both sides in them. */
const sets = (state: State): number[] => {
  const chased = new Set(inZone(state, pursuer(state)).map(({ group }) => group));
  return [...quarries(state).keys()].filter((group) => group > 0 && chased.has(group)).sort((a, b) => a - b);
};

export const nameSet = decision<{ engage: number }>('next-set', 'NN-11.16d', {
  who: ({ state }) => pursuer(state),
  asks: () => 'Which group is brought to battle next?',
  verbs: {
    engage: {
      ends: true,
      of: ({ state }) => sets(state),
      label: (_view, group) => `Group ${group}`,
      odds: THE_RULES_ROLL,
      why: () => ({ words: 'nobody chases that group', rule: 'NN-11.16d' }),
      does: (g, set) => {
        battleOf(g.state).set = set;
      },
    },
  },
});

/** NN-11.16d: the pursuer says which set comes next. */
const nextSet = sequence('next-set', 'NN-11.16d', [
  when(({ state }) => sets(state).length > 1, nameSet),
  when(
    ({ state }) => battleOf(state).set === 0,
    unspoken(
      auto('the-only-set', 'NN-11.16d', ({ state }) => {
        battleOf(state).set = sets(state)[0] ?? 0;
      }),
    ),
  ),
]);

const fastEnough = (data: Data, state: State): Fighter[] => {
  const quarry = groupSpeed(data, state, engaged(state, fleeing(state)));
  return engaged(state, pursuer(state)).filter(({ id }) => speedOf(data, shipOf(state, id)) >= quarry);
};

/** NN-11.16e: all who can keep up, or by the other reading the whole group or nobody. */
const mayGoOn = ({ data, state }: Play): boolean => {
  const fast = fastEnough(data, state).length;
  return state.readings['pursuit-groups'] === 'fixed' ? fast === engaged(state, pursuer(state)).length : fast > 0;
};

const letGo = ({ state }: { readonly state: State }): void => {
  for (const fighter of engaged(state, pursuer(state))) fighter.group = 0;
};

/** By the first reading anybody may fall out, as long as somebody fast enough goes on. */
function mayDrop(data: Data, state: State): ShipId[] {
  const fast = fastEnough(data, state);
  return state.readings['pursuit-groups'] === 'may-drop' && fast.length > 1 ? fast.map(({ id }) => id) : [];
}

function pressOn({ data, state }: Play): void {
  const fast = new Set(fastEnough(data, state));
  for (const fighter of engaged(state, pursuer(state))) if (!fast.has(fighter)) fighter.group = 0;
}

export const chaseOn = decision<{ drop: ShipId; 'press-on': true; 'let-go': true }>('go-on', 'NN-11.16e', {
  who: ({ state }) => pursuer(state),
  asks: () => 'Go on with the chase?',
  verbs: {
    'press-on': { ends: true, label: () => 'Press on', odds: THE_RULES_ROLL, does: pressOn },
    'let-go': { ends: true, label: () => 'Let them go', odds: THE_RULES_ROLL, does: letGo },
    drop: {
      of: ({ data, state }) => mayDrop(data, state),
      label: (_view, ship) => `${nameOf(ship)} falls out`,
      why: () => ({ words: 'somebody fast enough must go on', rule: 'NN-11.16e' }),
      does: (g, id) => join(g, [id, 0]),
    },
  },
});

/** NN-11.16e: let go, or go on with some or all; the slow fall behind. NN-11.16c: nobody joins. */
const goOn = when(
  (g) => bothEngaged(g.state),
  titled(
    'Going on or giving up',
    sequence('go-on', 'NN-11.16e', [
      when((g) => !mayGoOn(g) || isStalemate(g), unspoken(auto('too-slow', 'NN-11.16e', letGo))),
      when((g) => bothEngaged(g.state), titled('Going on or giving up', chaseOn)),
    ]),
  ),
);

/** What is left of the quarry returns to base. */
const endSet = auto('set-over', 'NN-11.16e', (g) => {
  const { state } = g;
  const battle = battleOf(state);
  g.tell?.({ type: 'set-over', set: battle.set });
  const escaped = engaged(state, fleeing(state)).map(({ id }) => id);
  letGo(g);
  leaveLine(state, escaped);
  sendHome(g, escaped);
  battle.set = 0;
});

const fightSet = sequence('set', 'NN-11.16d', [
  nextSet,
  loop('pursuit-rounds', 'NN-11.16d', (g: Play) => bothEngaged(g.state), sequence('pursuit-round', 'NN-11.16d', [exchange, goOn])),
  unspoken(endSet),
  homecoming,
]);

const flight = auto('flight', 'NN-11.15b', (g) => {
  const escaped = inZone(g.state, fleeing(g.state)).map(({ id }) => id);
  leaveLine(g.state, escaped);
  sendHome(g, escaped);
  battleOf(g.state).over = true;
});

/** NN-11.13: all ships of the side that broke off leave; none may stay. */
export const disengagement = when(
  (g) => battleOf(g.state).broke !== null,
  sequence('disengagement', 'NN-11.13', [
    pursueOrLetGo,
    when(
      (g) => battleOf(g.state).pursued,
      sequence('pursuit', 'NN-11.16a', [
        formGroups,
        sendPursuers,
        unchasedEscape,
        homecoming,
        loop('sets', 'NN-11.16d', (g) => sets(g.state).length > 0, fightSet),
      ]),
    ),
    flight,
    homecoming,
  ]),
);
