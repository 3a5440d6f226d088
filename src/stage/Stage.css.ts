import { style } from '@vanilla-extract/css';

/** Beneath the overlay, above the page's ground; it never takes a tap. */
export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  selectors: {
    '&:is([data-stage="off"], [data-stage="loading"], [data-stage="boardAlone"])': { visibility: 'hidden' },
  },
});
