import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem, TARGET } from '../../theme/rem';
import { tint } from '../../theme/tint';
import { trim } from '../../theme/trim';

export const section = style({ display: 'grid', gap: rem(8) });

export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: rem(10),
  paddingTop: rem(4),
});
globalStyle(`${heading} h2`, { flex: 'none', fontSize: rem(18), lineHeight: rem(24) });

export const hint = style({
  fontSize: rem(12.5),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
});

export const today = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(18),
  padding: `${rem(12)} ${rem(16)}`,
});

export const ring = style({ flex: 'none', width: rem(96), height: rem(96) });
export const ringTrack = style({ fill: 'none', stroke: theme.line, strokeWidth: 10 });
export const ringUsed = style({
  fill: 'none',
  stroke: theme.accentText,
  strokeWidth: 10,
  strokeLinecap: 'round',
  transform: 'rotate(-90deg)',
});
export const ringFigure = style({ fill: theme.text, fontFamily: theme.faceUi, fontWeight: 800 });
export const ringUnit = style({ fill: theme.muted, fontFamily: theme.faceUi, fontWeight: 600 });

export const figures = style({ flex: 1, minWidth: 0, display: 'grid', gap: rem(2) });
export const net = style({
  fontSize: rem(22),
  lineHeight: rem(28),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** The result of a period: the net amount, and below it bars for stakes and payouts. */
export const outcome = style({ display: 'grid', gap: rem(12), padding: rem(16) });
const outcomeNet = style([net, { fontSize: rem(32), lineHeight: rem(40) }]);
export const nets = styleVariants({
  even: [outcomeNet],
  loss: [outcomeNet, { color: theme.neg }],
  gain: [outcomeNet, { color: theme.pos }],
});
export const share = style({ display: 'grid', gap: rem(5) });
export const shareLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: rem(10),
});
globalStyle(`${shareLine} b`, { fontSize: rem(15), fontVariantNumeric: 'tabular-nums lining-nums' });

export const rows = style({ overflow: 'hidden' });

/** One limit: name, value, and how much of it is used. */
export const limit = style({
  position: 'relative',
  display: 'grid',
  gap: rem(8),
  width: '100%',
  minHeight: rem(48),
  alignContent: 'center',
  padding: `${rem(11)} ${rem(12)} ${rem(12)} ${rem(16)}`,
  textAlign: 'left',
  selectors: {
    '&:active': { background: theme.raised },
    '&:focus-visible': { outlineOffset: -3, borderRadius: theme.radiusM },
    'li + li > &': { borderTop: `1px solid ${theme.line}` },
  },
});
export const limitLine = style({ display: 'flex', alignItems: 'center', gap: rem(6) });
export const limitName = style({
  flex: 1,
  minWidth: 0,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 700,
});
export const limitUsed = style({ fontSize: rem(13), fontWeight: 600, color: theme.muted });
export const limitMost = style({ fontSize: rem(15), lineHeight: rem(20), fontWeight: 800 });
export const limitNone = style({ fontSize: rem(14), fontWeight: 600, color: theme.muted });
export const arrow = style({ flex: 'none', color: theme.muted });

export const bar = style({
  overflow: 'hidden',
  height: rem(8),
  marginRight: rem(4),
  borderRadius: theme.radiusPill,
  background: trim.track,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
export const barUsed = style({
  height: '100%',
  borderRadius: theme.radiusPill,
  background: theme.accentText,
});

export const pending = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(48),
  padding: `${rem(2)} ${rem(6)} ${rem(2)} ${rem(16)}`,
  borderTop: `1px solid ${theme.line}`,
  background: tint(theme.warn),
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
});
export const pendingIcon = style({ flex: 'none', display: 'grid', fontSize: rem(20), color: theme.warn });
export const pendingText = style({ flex: 1, minWidth: 0 });
export const cancel = style({
  flex: 'none',
  minHeight: TARGET,
  padding: `0 ${rem(10)}`,
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.warn,
});

export const intervals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: rem(8),
  border: 0,
});
export const interval = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: rem(48),
  borderRadius: theme.radiusM,
  background: theme.gradientSurface,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  fontSize: rem(15),
  fontWeight: 800,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: tint(theme.accentText),
      boxShadow: `inset 0 0 0 2px ${theme.accentText}`,
      color: theme.accentText,
    },
    '&:has(:disabled)': { color: theme.muted, cursor: 'default' },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.focus}`, outlineOffset: 2 },
  },
});
export const unseenRadio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** Ways to stop: a tinted icon, a name and an explanation. */
export const stop = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  width: '100%',
  minHeight: rem(60),
  padding: `${rem(8)} ${rem(12)} ${rem(8)} ${rem(14)}`,
  textAlign: 'left',
  selectors: {
    '&:active': { background: theme.raised },
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': { outlineOffset: -3, borderRadius: theme.radiusM },
    'li + li > &': { borderTop: `1px solid ${theme.line}` },
  },
});
export const stopText = style({ flex: 1, minWidth: 0 });
globalStyle(`${stopText} b`, { display: 'block', fontSize: rem(15), lineHeight: rem(20), fontWeight: 700 });
globalStyle(`${stopText} small`, {
  display: 'block',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 500,
  color: theme.muted,
});

export const foot = style([hint, { padding: `0 ${rem(4)}` }]);

/** The active restriction, above everything else. */
export const away = style({
  display: 'flex',
  gap: rem(12),
  padding: rem(14),
  boxShadow: `inset 0 0 0 1.5px ${theme.warn}`,
});
export const awayText = style({ flex: 1, minWidth: 0, display: 'grid', gap: rem(4) });
globalStyle(`${awayText} h2`, { fontSize: rem(16), lineHeight: rem(21) });
globalStyle(`${awayText} p`, { fontSize: rem(13.5), lineHeight: rem(19), color: theme.muted });

export const waiting = style({ display: 'grid', gap: rem(14) });

/** Centres the message in the rest of the page. */
export const trouble = style({ flex: 1, display: 'flex' });
