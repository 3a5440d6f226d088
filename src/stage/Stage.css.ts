import { style } from '@vanilla-extract/css';

/** Below the overlay and above the page's background; it never receives a tap. */
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
