import type { Color } from '../rules/colors';
import { SYMBOLS } from '../symbols';
import { PAINT } from './paint';

/** The shape of a colour with its dark outline, so that it is visible on its own paint without relying on hue. */
export function Shape({ color }: { readonly color: Color }) {
  const { symbol, edge } = PAINT[color];
  const path = SYMBOLS[color];
  return (
    <svg viewBox="-50 -50 100 100" width="100%" height="100%" aria-hidden="true">
      <path d={path} fill={edge} opacity=".45" transform="translate(0 5)" />
      <path d={path} fill={symbol} stroke={edge} strokeWidth="4" strokeLinejoin="round" paintOrder="stroke" />
    </svg>
  );
}
