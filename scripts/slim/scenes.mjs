// @ts-check
/**
 * Stands for react-reconciler in a build: React's renderer of pages renders scenes as well, whose things are made by
 * @pixi/react, the host. What React asks of a page's elements a scene's things answer here; `react.mjs` has it ask for
 * `letGo` and `takeProps`, which only these have.
 */
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** @typedef {Record<string, any>} Thing */
/** @typedef {Record<'createInstance' | 'appendChild' | 'insertBefore' | 'removeChild' | 'commitUpdate', (...given: any[]) => any>} Host */

const nothing = () => undefined;

/** @param {{ onGone: () => void }} props */
function Gone({ onGone }) {
  useEffect(() => onGone(), []);
  return null;
}

/** @param {Host} host */
const childrenBy = (host) => ({
  /** @this {Thing} @param {Thing} child */
  appendChild(child) {
    host.appendChild(this, child);
  },
  /** @this {Thing} @param {Thing} child @param {Thing} before */
  insertBefore(child, before) {
    host.insertBefore(this, child, before);
  },
  /** @this {Thing} @param {Thing} child */
  letGo(child) {
    host.removeChild(this, child);
  },
  /** @this {Thing} @param {string} type @param {Thing} before @param {Thing} after */
  takeProps(type, before, after) {
    host.commitUpdate(this, type, before, after);
  },
});

/** @param {Host} host */
export default function reconciler(host) {
  return {
    injectIntoDevTools: nothing,
    /**
     * @param {Thing} stage
     * @param {any[]} given
     */
    createContainer(stage, ...given) {
      const [onUncaughtError, onCaughtError, onRecoverableError] = given.slice(5);
      // All things of a scene are of the stage's own kind.
      Object.assign(Object.getPrototypeOf(stage), childrenBy(host));
      Object.assign(stage, {
        nodeType: 1,
        nodeName: 'STAGE',
        addEventListener: nothing,
        ownerDocument: {
          addEventListener: nothing,
          /** @param {string} type @param {Thing} props */
          createElement: (type, props) => host.createInstance(type, props, stage),
        },
      });
      return createRoot(/** @type {any} */ (stage), { onUncaughtError, onCaughtError, onRecoverableError });
    },
    /**
     * @param {import('react').ReactNode} children null for the last time
     * @param {import('react-dom/client').Root} root
     * @param {unknown} _parent
     * @param {() => void} done
     */
    updateContainer(children, root, _parent, done) {
      root.render(children ?? createElement(Gone, { onGone: done }));
    },
  };
}
