// @ts-check
/** Names that a text uses and does not declare. */
import { parseAst } from 'vite';

/** @typedef {Set<string>} Scope */

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** @param {any} node @returns {any[]} */
export const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');

/** The names that a pattern binds. @param {any} node @returns {string[]} */
function boundBy(node) {
  if (node === null || node === undefined) return [];
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'Property') return boundBy(node.value);
  if (node.type === 'AssignmentPattern') return boundBy(node.left);
  if (node.type === 'RestElement') return boundBy(node.argument);
  return [...(node.properties ?? []), ...(node.elements ?? [])].flatMap(boundBy);
}

/** What is declared below a node, without what functions inside it declare for themselves. @param {any} node @returns {string[]} */
export function declaredIn(node) {
  const { type } = node;
  if (type === 'FunctionDeclaration' || type === 'ClassDeclaration') return [node.id.name];
  if (FUNCTIONS.includes(type) || type === 'ClassExpression') return [];
  const own =
    type === 'VariableDeclarator'
      ? boundBy(node.id)
      : type === 'CatchClause'
        ? boundBy(node.param)
        : /^Import\w*Specifier$/.test(type)
          ? [node.local.name]
          : [];
  return [...own, ...childrenOf(node).flatMap(declaredIn)];
}

/** @param {string} code an ES module or a script @returns {Set<string>} */
export function freeNames(code) {
  /** @type {Set<string>} */
  const free = new Set();
  /** @param {any} node @param {readonly Scope[]} scopes @returns {void} */
  const look = (node, scopes) => {
    const { type } = node;
    if (type === 'Identifier') {
      if (!scopes.some((scope) => scope.has(node.name))) free.add(node.name);
      return;
    }
    // Names of members, keys and labels are no variables.
    if (type === 'MemberExpression' && !node.computed) return look(node.object, scopes);
    if (/^(LabeledStatement|BreakStatement|ContinueStatement)$/.test(type))
      return node.body && look(node.body, scopes);
    if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(type) && !node.computed)
      return node.value && look(node.value, scopes);
    if (/^(Import|Export)\w*(Specifier|AllDeclaration)$/.test(type)) return undefined;
    const inner = FUNCTIONS.includes(type)
      ? [
          ...scopes,
          new Set([
            'arguments',
            ...boundBy(node.id),
            ...node.params.flatMap(boundBy),
            ...childrenOf(node.body).flatMap(declaredIn),
          ]),
        ]
      : type === 'ClassExpression'
        ? [...scopes, new Set(boundBy(node.id))]
        : scopes;
    for (const child of childrenOf(node)) look(child, inner);
  };
  const tree = parseAst(code);
  look(tree, [new Set(childrenOf(tree).flatMap(declaredIn))]);
  return free;
}
