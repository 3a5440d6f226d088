import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const waiting = style({ display: 'grid', gap: rem(12) });
export const small = style({ fontSize: rem(13), lineHeight: rem(17), fontWeight: 600, color: theme.muted });
export const note = style({
  marginTop: rem(14),
  fontSize: rem(12.5),
  lineHeight: rem(17),
  fontWeight: 500,
  color: theme.muted,
});

export const podium = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: rem(8),
  paddingTop: rem(22),
});
export const stand = style({ display: 'grid', justifyItems: 'center', gap: rem(6), minWidth: 0 });
export const face = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: rem(54),
  height: rem(54),
  borderRadius: '50%',
  fontSize: rem(28),
  color: theme.accentText,
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 ${rem(2)} ${trim.edgeLit}`,
  selectors: {
    [`${stand}[data-place='1'] &`]: { width: rem(66), height: rem(66), fontSize: rem(34) },
  },
});
export const crown = style({
  position: 'absolute',
  top: rem(-20),
  left: '50%',
  transform: 'translateX(-50%)',
  fontSize: rem(26),
  color: theme.accentLo,
});
export const name = style({ fontSize: rem(13), lineHeight: rem(17), overflowWrap: 'anywhere' });
export const block = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: rem(1),
  width: '100%',
  padding: `${rem(8)} ${rem(4)}`,
  borderRadius: `${rem(12)} ${rem(12)} 0 0`,
  background: theme.raised,
  boxShadow: `inset 0 2px 0 ${trim.edgeLit}`,
  textAlign: 'center',
});
/** Each place has its own colour and height; the digit says the same without them. */
const PLACES = [
  { place: 1, tone: theme.accent, contrast: theme.accentContrast, height: 112 },
  { place: 2, tone: theme.accent2, contrast: theme.accent2Contrast, height: 92 },
  { place: 3, tone: theme.warn, contrast: theme.surface, height: 80 },
];
for (const { place: at, tone, contrast, height } of PLACES) {
  globalStyle(`${stand}[data-place='${at}'] ${face}`, {
    color: contrast,
    background: tone,
    boxShadow: `inset 0 ${rem(2)} 0 rgb(255 255 255 / .28), inset 0 ${rem(-3)} 0 rgb(0 0 0 / .18)`,
  });
  globalStyle(`${stand}[data-place='${at}'] ${block}`, {
    minHeight: rem(height),
    background: `linear-gradient(color-mix(in srgb, ${tone} 20%, ${theme.surface}), ${theme.surface})`,
    boxShadow: `inset 0 ${rem(3)} 0 ${tone}`,
  });
}
globalStyle(`${stand}[data-free] ${face}`, {
  background: 'transparent',
  boxShadow: 'none',
  border: `${rem(2)} dashed ${theme.line}`,
});
globalStyle(`${stand}[data-free] ${block}`, { color: theme.muted });
export const place = style({ fontSize: rem(22), lineHeight: rem(26), fontWeight: 800 });
export const points = style({
  fontSize: rem(13.5),
  lineHeight: rem(18),
  fontWeight: 800,
  color: theme.accentText,
  fontVariantNumeric: 'tabular-nums',
});

export const lines = style({
  display: 'grid',
  gap: rem(8),
  paddingTop: rem(10),
  borderTop: `1px solid ${theme.line}`,
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(46),
  padding: `${rem(6)} ${rem(12)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
});
export const own = style({ boxShadow: `inset 0 0 0 ${rem(1.5)} ${theme.accent}` });
export const lineDigit = style({ minWidth: rem(24), textAlign: 'center', color: theme.muted });
export const lineName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
