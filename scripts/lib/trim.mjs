// @ts-check
/** Takes out of a library's text what the product never asks of it. What is to go has to be there: a new version breaks the build. */
import { parseAst } from 'vite';
import { childrenOf, declaredIn, freeNames } from './free-names.mjs';

/**
 * @typedef {object} Rules
 * @property {readonly (readonly [string, string])[]} [texts] passages, each of which stands there once, and what takes their places
 * @property {readonly string[]} [without] functions, classes, methods and properties that go whole, by their names
 * @property {readonly string[]} [silent] calls and assignments that go where they stand as statements, by what is called or
 *   assigned to; `x.*` is each of x
 * @property {readonly string[]} [calls] functions that are not called any more: a call gives undefined, and its arguments go with it
 * @property {readonly string[]} [never] expressions that are never true
 * @property {Readonly<Record<string, string>>} [reads] properties that always have the same value, whatever they belong to
 * @property {readonly number[]} [tags] kinds that no node of a tree is of: their cases go, and so do comparisons with them
 */

/** @typedef {{ start: number, end: number, text: string }} Edit */

/**
 * @param {string} code
 * @param {readonly (readonly [string, string])[]} texts
 */
function withTexts(code, texts) {
  return texts.reduce((text, [from, to]) => {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`found ${parts.length - 1} times: ${from}`);
    return parts.join(to);
  }, code);
}

/**
 * @param {string} code
 * @param {readonly Edit[]} edits of two that overlap the outer one is made
 */
function edited(code, edits) {
  const sorted = [...edits].sort((one, other) => one.start - other.start || other.end - one.end);
  let text = '';
  let at = 0;
  for (const { start, end, text: put } of sorted) {
    if (start < at) continue;
    text += code.slice(at, start) + put;
    at = end;
  }
  return text + code.slice(at);
}

const DECLARED = ['FunctionDeclaration', 'ClassDeclaration', 'VariableDeclaration'];
const FUNCTION = /^(Arrow)?Function/;
const KEYED = ['MethodDefinition', 'Property'];
const EXPRESSIONS = [
  'BinaryExpression',
  'LogicalExpression',
  'CallExpression',
  'MemberExpression',
  'Identifier',
];

/** Whether a node is something's name, or is written to, and not read. @param {any} node @param {any} parent */
function isWritten(node, parent) {
  const { type } = parent;
  return (
    (type === 'AssignmentExpression' && parent.left === node) ||
    (type === 'UnaryExpression' && parent.operator === 'delete') ||
    (type === 'VariableDeclarator' && parent.id === node) ||
    (type.includes('Function') && parent.body !== node) ||
    (type === 'MemberExpression' && parent.property === node && !parent.computed) ||
    (KEYED.includes(type) && parent.key === node) ||
    /Pattern|Class|Catch|Update|Label/.test(type)
  );
}

/** Whether what comes before a case may run into it. @param {any} before */
const runsOn = (before) =>
  before !== undefined &&
  !/^(Break|Return|Throw|Continue)Statement$/.test(before.consequent.at(-1)?.type ?? '');

/**
 * @param {string} code
 * @param {Rules} rules
 */
export function trim(
  code,
  { texts = [], without = [], silent = [], calls = [], never = [], reads = {}, tags = [] },
) {
  const text = withTexts(code, texts);
  const missing = new Set([
    ...without,
    ...silent,
    ...calls,
    ...never,
    ...Object.keys(reads),
    ...tags.map(String),
  ]);
  /** @type {Edit[]} */
  const edits = [];
  /** @param {string} rule @param {{ start: number, end: number }} place */
  const put = (rule, { start, end }, replaced = '') => {
    missing.delete(rule);
    edits.push({ start, end, text: replaced });
  };
  /** @param {any} node */
  const read = ({ start, end }) => text.slice(start, end);
  /** @param {any} node */
  const silences = ({ expression }) => {
    const { type } = expression;
    if (type !== 'CallExpression' && type !== 'AssignmentExpression') return undefined;
    const name = read(type === 'CallExpression' ? expression.callee : expression.left);
    return silent.find((one) => one === name || (one.endsWith('.*') && name.startsWith(one.slice(0, -1))));
  };
  /** A comparison of a tag with one that is never there. @param {any} node */
  const tagOf = ({ left, operator, right }) => {
    if (!/^[!=]==$/.test(operator) || left.type !== 'Literal' || !tags.includes(left.value)) return undefined;
    return /(^|\.)tag$/.test(read(right)) ? left.value : undefined;
  };
  /** @param {any} node @param {number} home where the function around it begins */
  const lookAtCases = ({ discriminant, cases }, home) => {
    if (!/\.tag$/.test(read(discriminant))) return;
    /** @type {any} the last case that stays */
    let before;
    for (const one of cases) {
      if (!tags.includes(one.test?.value)) before = one;
      // What runs into this case keeps what stands there.
      else if (!runsOn(before)) {
        put(String(one.test.value), one);
        // A variable belongs to the whole function: other cases may use it.
        const names = one.consequent.flatMap(declaredIn);
        if (names.length > 0) edits.push({ start: home, end: home, text: ` var ${[...new Set(names)]}; ` });
      } else put(String(one.test.value), { start: one.start, end: text.indexOf(':', one.test.end) + 1 });
    }
  };
  /** @param {any} node @param {any} parent @param {number} home */
  const look = (node, parent, home) => {
    const { type } = node;
    const named =
      type === 'VariableDeclaration' && FUNCTION.test(node.declarations[0].init?.type)
        ? node.declarations[0]
        : node;
    const declared = DECLARED.includes(type) ? named.id?.name : undefined;
    if (without.includes(declared)) put(declared, node);
    else if (KEYED.includes(type) && parent.type !== 'ObjectPattern' && without.includes(node.key.name)) {
      put(node.key.name, { start: node.start, end: text[node.end] === ',' ? node.end + 1 : node.end });
    } else if (type === 'ExpressionStatement') {
      const rule = silences(node);
      if (rule !== undefined) put(rule, node, ';');
    } else if (type === 'SwitchStatement') lookAtCases(node, home);
    else if (EXPRESSIONS.includes(type) && !isWritten(node, parent)) {
      const tag = type === 'BinaryExpression' ? tagOf(node) : undefined;
      if (tag !== undefined) put(String(tag), node, String(node.operator === '!=='));
      else if (never.includes(read(node))) put(read(node), node, 'false');
      else if (type === 'CallExpression' && calls.includes(read(node.callee)))
        put(read(node.callee), node, '(void 0)');
      else if (type === 'MemberExpression' && !node.computed && Object.hasOwn(reads, node.property.name))
        put(node.property.name, node, `(${reads[node.property.name]})`);
    }
    const inner = /Function/.test(type) && node.body?.type === 'BlockStatement' ? node.body.start + 1 : home;
    for (const child of childrenOf(node)) look(child, node, inner);
  };
  look(parseAst(text), null, 0);
  if (missing.size > 0) throw new Error(`not there to be left out: ${[...missing].join(', ')}`);
  const rest = edited(text, edits);
  const known = freeNames(code);
  const lost = [...freeNames(rest)].filter((name) => !known.has(name));
  if (lost.length > 0) throw new Error(`left out and yet asked for: ${lost.join(', ')}`);
  return rest;
}

/** Names that are parted by spaces and lines. @param {string} names */
export const listed = (names) => names.trim().split(/\s+/);
