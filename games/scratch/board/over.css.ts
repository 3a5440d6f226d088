import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../kit/roles';
import { OVER, PLAIN } from './paint';

export const area = style({ position: 'absolute', inset: 0 });

export const ticket = style({ position: 'absolute' });

/** The whole ticket takes pointer events, so that a stroke may begin beside a panel. */
export const surface = style({
  position: 'absolute',
  inset: 0,
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  selectors: { '&[data-open]': { pointerEvents: 'auto', cursor: 'grab' } },
});

export const panels = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

/** Over the drawn ticket the panels are for keys only; the pointer surface is on the same place. */
export const panel = style({
  position: 'absolute',
  padding: 0,
  borderRadius: 13,
  background: 'transparent',
  pointerEvents: 'none',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${theme.focus}`, outlineOffset: 2 },
  },
});

export const foot = style({
  position: 'absolute',
  left: '50%',
  transform: 'translateX(-50%)',
  margin: 0,
  padding: '1px 8px',
  borderRadius: theme.radiusPill,
  background: OVER.shade,
  color: OVER.ink,
  lineHeight: 1.35,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  transition: 'transform 300ms cubic-bezier(.2,.8,.2,1)',
  selectors: {
    /* At the position of the ticket that is not bought yet. */
    '&[data-askew]': { transform: 'translate(calc(-50% + 8px), 3px) rotate(-2deg)' },
    /* Dark text on white paper needs no background. */
    ':is([data-skin="v4"]) &': { background: 'transparent', color: theme.muted },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const paper = style({
  borderRadius: 16,
  background: PLAIN.paper,
  boxShadow: `inset 0 0 0 2px ${PLAIN.edge}, ${theme.shadow2}`,
});

export const plainTitle = style({
  position: 'absolute',
  top: '6%',
  left: 0,
  right: 0,
  margin: 0,
  textAlign: 'center',
  fontFamily: theme.faceDisplay,
  fontWeight: 800,
  color: PLAIN.edge,
});

export const plainPanel = style({
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  background: PLAIN.foil,
  color: PLAIN.ink,
  boxShadow: 'inset 0 1px 0 rgba(255,255,255,.7), inset 0 -2px 0 rgba(0,0,0,.35)',
  selectors: {
    '&[data-seen]': { background: PLAIN.well, boxShadow: 'inset 0 6px 8px rgba(60,30,0,.3)' },
    '&[data-won]': { background: PLAIN.warm, outline: `2px solid ${theme.accent}` },
  },
});
globalStyle(`${plainPanel} b`, { fontSize: 14, lineHeight: '17px', fontWeight: 800 });

export const faceMark = style({ display: 'grid', fontSize: 'min(46px, 7dvh)', lineHeight: 1 });
