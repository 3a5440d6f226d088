// @ts-check
/** A plugin of Stryker: leaves the names of prepared statements alone. They decide how often PostgreSQL plans, not what it does. */

/** @param {{ readonly key?: { readonly name?: string } }} property */
const nameOf = ({ key }) => key?.name;

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'statement-names',
    value: {
      /** @param {any} path of Babel */
      shouldIgnore({ node, parent }) {
        if (node.type !== 'ObjectProperty' || nameOf(node) !== 'name') return undefined;
        return parent.properties.some((/** @type {any} */ other) => nameOf(other) === 'text')
          ? 'the name of a prepared statement'
          : undefined;
      },
    },
  },
];
