import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../roles';
import { LOW, NARROW } from './panel.css';
import { rem } from './rem';

export const actions = style({
  display: 'flex',
  gap: rem(8),
  '@media': { [NARROW]: { flexWrap: 'wrap' } },
});

const button = style({
  height: rem(56),
  '@media': { [LOW]: { height: rem(50) } },
  padding: 0,
  userSelect: 'none',
  transition: 'transform 90ms cubic-bezier(.2,0,.2,1), filter 160ms',
  selectors: { '&:active:not(:disabled):not([aria-disabled="true"])': { transform: 'scale(.97)' } },
});

const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

/** A line along the foot of the button, full when the next bet can be placed. */
export const pause = style({
  position: 'absolute',
  inset: 'auto 0 0',
  height: rem(4),
  background: theme.accentText,
  opacity: 0.7,
  transformOrigin: 'left',
  animation: `${fill} linear both`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

/** 72 px wide; three of them shrink to leave room for the primary button. */
export const small = style([
  button,
  {
    flex: `0 1 ${rem(72)}`,
    minWidth: rem(56),
    '@media': { [NARROW]: { flex: '1 1 0', minWidth: 44 } },
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: rem(3),
    borderRadius: rem(16),
    background: theme.surface,
    color: theme.text,
    boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
    fontSize: rem(12),
    lineHeight: rem(15),
    fontWeight: 700,
    selectors: {
      '&:disabled': { color: theme.muted, boxShadow: `inset 0 0 0 1px ${theme.line}`, cursor: 'default' },
    },
  },
]);

export const icon = style({
  width: rem(19),
  height: rem(19),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  color: theme.accentText,
  selectors: { ':disabled > &': { color: 'inherit' } },
});

/** Label and amount side by side if they fit, else stacked. */
export const primary = style([
  button,
  {
    position: 'relative',
    overflow: 'hidden',
    flex: `1 0 ${rem(150)}`,
    minWidth: 0,
    '@media': { [NARROW]: { flexBasis: '100%' } },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'center',
    columnGap: rem(10),
    padding: `0 ${rem(10)}`,
    borderRadius: theme.radiusButton,
    background: theme.gradientAccent,
    color: theme.accentContrast,
    boxShadow: `${theme.glow}, inset 0 1px 0 rgba(255,255,255,.55), inset 0 -2px 0 rgba(80,40,0,.3)`,
    selectors: {
      '&[aria-disabled="true"]': {
        background: theme.raised,
        color: theme.muted,
        boxShadow: `inset 0 0 0 1px ${theme.line}`,
        cursor: 'default',
      },
      /* The button that stops a run or takes a bet back must not look like the button that bets. */
      '&:is([data-stop], [data-undoes])': {
        background: theme.raised,
        color: theme.text,
        boxShadow: `inset 0 0 0 2px ${theme.accentText}`,
      },
    },
  },
]);

export const label = style({
  fontSize: rem(18),
  lineHeight: rem(22),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  textAlign: 'center',
  /* A sentence instead of a bet, such as what the table waits for, may take two lines. */
  selectors: { '&:only-child': { whiteSpace: 'normal' } },
});

export const amount = style({
  fontSize: rem(14),
  lineHeight: rem(17),
  fontWeight: 800,
  opacity: 0.86,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** Alone in its row, the amount is as large as the label. */
export const wide = style({
  selectors: { [`${actions}:not(:has(${small})) &`]: { fontSize: rem(18), lineHeight: rem(22), opacity: 1 } },
});

export const stopIcon = style({
  width: rem(14),
  height: rem(14),
  flex: 'none',
  borderRadius: rem(3),
  background: theme.accentText,
});

export const stop = style({ display: 'inline-flex', alignItems: 'center', gap: rem(9) });

export const locked = style({
  margin: `0 ${rem(4)}`,
  textAlign: 'center',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: theme.warn,
});
