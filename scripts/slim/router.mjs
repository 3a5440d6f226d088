// @ts-check
/** The part of the router that the product's addresses need. */
import { trim } from '../lib/trim.mjs';

/**
 * There is no data router and no server behind the routes. Making a component or a list does nothing: those that nobody
 * uses stay out.
 * @param {string} code
 */
export function slimRouter(code) {
  const text = code
    .replace(/= (React\d*\.(forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace(/= (new Set\(|Object\.getOwnPropertyNames\(Object\.prototype\))/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.(displayName = "[^"]*"|contextType = \w+);$/gm, '');
  return text.includes('function useNavigate()') ? trim(text, { calls: ['useNavigateStable'] }) : text;
}
