// @ts-check
/** What the product's build takes of the libraries in its first download. */
import { dirname } from 'node:path';
import { slimDom } from './slim/react.mjs';
import { slimRouter } from './slim/router.mjs';
import { slimWords } from './slim/words.mjs';

/** @type {readonly (readonly [RegExp, (code: string) => string])[]} */
const SLIMMED = [
  [/[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/, slimWords],
  [/[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/, slimDom],
  [/[\\/]react-router[\\/]dist[\\/].*\.mjs$/, slimRouter],
];

/** @returns {import('vite').Plugin} */
export function slimPlugin() {
  let isProduct = false;
  return {
    name: 'slim',
    enforce: 'pre',
    apply: 'build',
    configResolved({ root }) {
      // What the product is measured against is built with the same settings, of the whole libraries.
      isProduct = root === dirname(import.meta.dirname);
    },
    transform(code, id) {
      if (!isProduct) return null;
      return SLIMMED.find(([path]) => path.test(id))?.[1](code) ?? null;
    },
  };
}
