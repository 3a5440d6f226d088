import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem, TARGET } from '../../theme/rem';
import { LIGHT, LOW, SIDE } from './Wheel.css';

export const panel = style({
  position: 'relative',
  gridRow: 4,
  display: 'flex',
  flexDirection: 'column',
  gap: rem(10),
  width: '100%',
  maxWidth: rem(560),
  margin: '0 auto',
  padding: `${rem(14)} ${rem(16)} calc(${rem(8)} + env(safe-area-inset-bottom))`,
  borderRadius: `${rem(24)} ${rem(24)} 0 0`,
  background: theme.gradientSurface,
  boxShadow: `0 -1px 0 ${theme.lineStrong}, inset 0 1px 0 rgba(255,255,255,.08), 0 ${rem(-12)} ${rem(30)} rgba(0,0,0,.45)`,
  selectors: {
    [`${LIGHT} &`]: {
      boxShadow: `0 -1px 0 ${theme.lineStrong}, ${theme.shadow2}`,
    },
  },
  '@media': {
    [LOW]: { gap: rem(8), paddingTop: rem(11) },
    [SIDE]: { gridColumn: 2, gridRow: '2 / 4', alignSelf: 'end', borderRadius: `${rem(24)} 0 0 0` },
  },
});

export const stack = style({ display: 'flex', flexDirection: 'column', gap: rem(6) });

export const trouble = style({ fontSize: rem(18), lineHeight: rem(24), textAlign: 'center' });

/** What stands above the button; its room is there also without a text. */
export const reason = style({
  minHeight: rem(36),
  padding: `0 ${rem(4)}`,
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: theme.muted,
  selectors: { '&[data-told]': { color: theme.warn } },
});

/** How the next points come. */
export const earn = style({
  marginTop: rem(6),
  fontSize: rem(12.5),
  lineHeight: rem(16.5),
  fontWeight: 500,
  color: theme.muted,
});

export const pays = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  minWidth: 0,
  margin: `${rem(8)} 0 0`,
  padding: 0,
  border: 0,
});

export const paysTitle = style({
  float: 'left',
  marginRight: rem(8),
  fontSize: rem(13),
  lineHeight: rem(44),
  fontWeight: 600,
  color: theme.muted,
});

export const pay = style({ position: 'relative', flex: 1, minWidth: 0 });

globalStyle(`${pay} > input`, { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });

globalStyle(`${pay} > span`, {
  display: 'grid',
  placeItems: 'center',
  minHeight: TARGET,
  padding: `0 ${rem(8)}`,
  borderRadius: theme.radiusPill,
  fontSize: rem(14),
  lineHeight: rem(17),
  fontWeight: 700,
  textAlign: 'center',
  color: theme.muted,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});

globalStyle(`${pay} > input:checked + span`, {
  color: theme.text,
  background: theme.raised,
  boxShadow: `inset 0 0 0 2px ${theme.accent}`,
});

globalStyle(`${pay} > input:focus-visible + span`, { outline: `2px solid ${theme.focus}`, outlineOffset: 2 });

export const status = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: rem(8),
  fontSize: rem(14),
  lineHeight: rem(20),
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${status} b`, { fontWeight: 800 });

globalStyle(`${status} span`, { fontWeight: 600, color: theme.muted });

export const bar = style({
  display: 'block',
  height: rem(9),
  marginTop: rem(6),
  borderRadius: theme.radiusPill,
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  overflow: 'hidden',
});

globalStyle(`${bar} > i`, {
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  background: theme.gradientAccent,
  transformOrigin: 'left',
  transition: 'transform 320ms cubic-bezier(.2,0,0,1)',
});

export const odds = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(11),
  minHeight: rem(52),
  padding: `${rem(7)} ${rem(12)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  textAlign: 'left',
  selectors: { '&:active': { transform: 'scale(.985)' } },
});

globalStyle(`${odds} > svg`, { flex: 'none', fontSize: rem(21), color: theme.accentText });

export const oddsText = style({
  flex: 1,
  minWidth: 0,
  fontSize: rem(12.5),
  lineHeight: rem(16.5),
  fontWeight: 500,
  color: theme.muted,
});

globalStyle(`${oddsText} b`, {
  display: 'block',
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 800,
  color: theme.text,
});

export const oddsMore = style({
  flex: 'none',
  fontSize: rem(13),
  fontWeight: 800,
  color: theme.accentText,
});

/** The one primary button. */
export const spin = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(12),
  width: '100%',
  height: rem(58),
  borderRadius: theme.radiusButton,
  background: theme.gradientAccent,
  color: theme.accentContrast,
  boxShadow: `${theme.glow}, inset 0 1px 0 rgba(255,255,255,.55), inset 0 -2px 0 rgba(80,40,0,.3)`,
  userSelect: 'none',
  transition: 'transform 90ms cubic-bezier(.2,0,.2,1)',
  selectors: {
    '&:active:not([aria-disabled="true"])': { transform: 'scale(.97)' },
    '&[aria-disabled="true"]': {
      background: theme.raised,
      color: theme.muted,
      boxShadow: `inset 0 0 0 1px ${theme.line}`,
      cursor: 'default',
    },
  },
});

export const spinLabel = style({
  fontSize: rem(21),
  lineHeight: rem(26),
  fontWeight: 800,
  selectors: { '[aria-disabled="true"] > &': { fontSize: rem(17) } },
});

export const price = style({
  padding: `${rem(3)} ${rem(11)}`,
  borderRadius: theme.radiusPill,
  background: 'rgba(0,0,0,.13)',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});

export const link = style({
  fontWeight: 700,
  color: theme.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  /* Extends the tap target without affecting the layout. */
  '::after': { content: '""', position: 'absolute', inset: `${rem(-14)} ${rem(-4)} ${rem(-1)}` },
});
