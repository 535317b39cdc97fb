/** Faults that can be planted in a source text, one at a time: each a place, what stands there, and what is put in its stead. */
import { parseAst } from 'vite';

const SWAPPED = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
};
const TWINS = { some: 'every', every: 'some' };

/** Children of a node, those that are types left out: nothing of them is left when the program runs. */
const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string' && !/^TS(?!AsExpression|NonNull|Satisfies)/.test(value.type));

/** What can be put in the place of a node: pairs of the node that is replaced, and the words in its stead. */
const FAULTS = {
  IfStatement: ({ test }) => [
    [test, 'true'],
    [test, 'false'],
  ],
  ConditionalExpression: ({ test }) => [
    [test, 'true'],
    [test, 'false'],
  ],
  WhileStatement: ({ test }) => [[test, 'false']],
  UnaryExpression: (node, text) => (node.operator === '!' ? [[node, text(node.argument)]] : []),
  Literal: (node) => {
    if (typeof node.value === 'boolean') return [[node, String(!node.value)]];
    return typeof node.value === 'number' ? [[node, String(node.value + 1)]] : [];
  },
  ReturnStatement: (node) => (node.argument ? [[node.argument, 'undefined']] : [[node, '']]),
  ArrowFunctionExpression: ({ body }) => (body.type === 'BlockStatement' ? [] : [[body, '(undefined)']]),
  ExpressionStatement: (node) => [[node, ';']],
  ContinueStatement: (node) => [[node, ';']],
  CallExpression: ({ callee }) => {
    const twin = Object.hasOwn(TWINS, callee.property?.name ?? '') ? TWINS[callee.property.name] : undefined;
    return twin ? [[callee.property, twin]] : [];
  },
  LogicalExpression: (node, text) => (node.operator === '??' ? [[node, `(${text(node.left)})`]] : swapped(node, text)),
  BinaryExpression: (node, text) => swapped(node, text),
  AssignmentExpression: (node, text) => swapped(node, text),
};

function swapped(node, text) {
  const other = SWAPPED[node.operator];
  return other ? [[node, `((${text(node.left)}) ${other} (${text(node.right)}))`]] : [];
}

/** Every fault of a text, by line. */
export function faultsIn(source) {
  const text = ({ start, end }) => source.slice(start, end);
  const found = [];
  const visit = (node) => {
    for (const [at, by] of FAULTS[node.type]?.(node, text) ?? [])
      if (text(at) !== by)
        found.push({ start: at.start, end: at.end, by, was: text(at), line: source.slice(0, at.start).split('\n').length });
    childrenOf(node).forEach(visit);
  };
  visit(parseAst(source, { lang: 'ts' }));
  return found;
}
