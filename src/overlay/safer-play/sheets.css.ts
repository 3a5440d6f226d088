import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem, TARGET } from '../../theme/rem';
import { tint } from '../../theme/tint';
import { trim } from '../../theme/trim';

export const text = style({ fontSize: rem(15), lineHeight: rem(21), color: theme.muted });
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(12) });
export const reason = style({
  paddingTop: rem(8),
  textAlign: 'center',
  fontSize: rem(12.5),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
});

export const options = style({ display: 'grid', gap: rem(8), paddingTop: rem(10), border: 0 });
export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(60),
  padding: `${rem(8)} ${rem(16)}`,
  borderRadius: theme.radiusM,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: tint(theme.accentText),
      boxShadow: `inset 0 0 0 2px ${theme.accentText}`,
    },
    '&:has(:disabled)': { cursor: 'default', boxShadow: `inset 0 0 0 1px ${theme.line}`, color: theme.muted },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.focus}`, outlineOffset: 2 },
  },
});
export const optionText = style({ flex: 1, minWidth: 0 });
globalStyle(`${optionText} b`, { display: 'block', fontSize: rem(16), lineHeight: rem(21), fontWeight: 800 });
globalStyle(`${optionText} small`, {
  display: 'block',
  fontSize: rem(13),
  lineHeight: rem(17),
  color: theme.muted,
});
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
export const dot = style({
  flex: 'none',
  width: rem(24),
  height: rem(24),
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 2px ${theme.lineStrong}`,
  transition: `box-shadow ${motion.small}`,
  selectors: { [`${radio}:checked ~ &`]: { boxShadow: `inset 0 0 0 7px ${theme.accentText}` } },
});

export const facts = style({
  margin: `${rem(10)} 0 0`,
  padding: `0 ${rem(14)}`,
  borderRadius: theme.radiusM,
  background: trim.track,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  listStyle: 'none',
});
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: TARGET,
  padding: `${rem(6)} 0`,
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 600,
  selectors: { '& + &': { borderTop: `1px solid ${theme.line}` } },
});
const factIcon = style({ flex: 'none', display: 'grid', fontSize: rem(21) });
export const factIcons = {
  neg: style([factIcon, { color: theme.neg }]),
  pos: style([factIcon, { color: theme.pos }]),
  plain: style([factIcon, { color: theme.muted }]),
};

export const understood = style({ paddingTop: rem(8) });

/**
 * For serious actions: no gold, no glow. Red has enough contrast with the background in every skin, so the background
 * colour is readable on red.
 */
export const serious = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(8),
  width: '100%',
  minHeight: rem(54),
  padding: `0 ${rem(20)}`,
  borderRadius: theme.radiusButton,
  background: theme.neg,
  color: theme.bg,
  fontSize: rem(16),
  fontWeight: 800,
  transition: `transform ${motion.tap}`,
  selectors: {
    '&:active': { transform: 'scale(.97)' },
    '&:disabled': { background: theme.raised, color: theme.muted, cursor: 'default', transform: 'none' },
  },
});

export const below = style({ display: 'grid', justifyItems: 'center', paddingTop: rem(4) });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: rem(8) });
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(10) });
globalStyle(`${pair} > *`, { minHeight: rem(54), padding: `0 ${rem(8)}` });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-around',
  paddingTop: rem(6),
});
export const link = style({
  minHeight: TARGET,
  padding: `0 ${rem(10)}`,
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.accentText,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: rem(16), paddingBottom: rem(12) });
export const clock = style({ flex: 'none', width: rem(72), height: rem(72) });
export const clockRim = style({ fill: trim.track, stroke: theme.accentText, strokeWidth: 8 });
export const clockHand = style({ fill: 'none', stroke: theme.text, strokeWidth: 5, strokeLinecap: 'round' });
export const clockPin = style({ fill: theme.accentText });
export const headText = style({ flex: 1, minWidth: 0 });
globalStyle(`${headText} b`, { display: 'block', fontSize: rem(20), lineHeight: rem(26), fontWeight: 800 });
globalStyle(`${headText} p`, { fontSize: rem(14), lineHeight: rem(20), color: theme.muted });

export const figures = style({
  padding: `0 ${rem(14)}`,
  borderRadius: theme.radiusM,
  background: trim.track,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
globalStyle(`${figures} > div`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  minHeight: rem(42),
  fontSize: rem(14),
});
globalStyle(`${figures} > div + div`, { borderTop: `1px solid ${theme.line}` });
globalStyle(`${figures} dt`, { color: theme.muted, fontWeight: 600 });
globalStyle(`${figures} dd`, {
  fontWeight: 800,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
const result = style({ fontSize: rem(18) });
export const results = styleVariants({
  even: [result],
  loss: [result, { color: theme.neg }],
  gain: [result, { color: theme.pos }],
});

export const usedLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  padding: `${rem(2)} ${rem(4)} 0`,
  fontSize: rem(13),
  fontWeight: 600,
  color: theme.muted,
});
