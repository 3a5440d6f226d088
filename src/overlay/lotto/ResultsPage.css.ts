import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { card, digitFace } from '../../theme/recipes.css';
import { rem, TARGET } from '../../theme/rem';
import { trim } from '../../theme/trim';
import { uiTitle } from '../../theme/uiTitle';

export const tabs = style({ display: 'grid', marginTop: rem(2) });
globalStyle(`${tabs} > [role="tablist"] > button`, { flex: '1 1 0', fontSize: rem(15) });

export const newest = style([
  card,
  { display: 'grid', gap: rem(12), marginTop: rem(8), padding: rem(16), borderRadius: theme.radiusL },
]);
export const seed = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(56),
  padding: `${rem(8)} ${rem(14)}`,
  borderRadius: rem(16),
  background: trim.soft,
});
globalStyle(`${seed} > svg`, { flex: 'none', fontSize: rem(19), color: theme.warn });
export const seedText = style({
  flex: 1,
  minWidth: 0,
  fontSize: rem(13.5),
  lineHeight: rem(18),
  fontWeight: 600,
});
globalStyle(`${seedText} > code`, {
  display: 'block',
  fontFamily: 'inherit',
  fontSize: rem(13),
  color: theme.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const check = style({ flex: 'none', fontSize: rem(14.5), fontWeight: 800, color: theme.accentText });

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(10),
  minHeight: TARGET,
});
/** Below the edge of the sky, where no card lies across it. */
export const low = style({ marginTop: rem(18) });
globalStyle(`${heading} > h2`, { fontSize: rem(19), lineHeight: rem(24) });
export const day = style({ display: 'grid', gap: rem(8) });
export const dayName = style({
  ...uiTitle,
  padding: `${rem(4)} ${rem(4)} 0`,
  fontSize: rem(13.5),
  lineHeight: rem(18),
  fontWeight: 700,
  color: theme.muted,
});
export const row = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) auto auto ${rem(20)}`,
    alignItems: 'center',
    gap: rem(10),
    minHeight: rem(68),
    padding: `${rem(8)} ${rem(10)} ${rem(8)} ${rem(14)}`,
    textAlign: 'left',
    selectors: { '&[data-won]': { boxShadow: `inset 0 0 0 ${rem(2)} ${theme.pos}, ${theme.shadow1}` } },
  },
]);
globalStyle(`${row} > svg`, { color: theme.muted, fontSize: rem(16) });
export const hour = style({ ...uiTitle, fontSize: rem(16), lineHeight: rem(21), fontWeight: 800 });
export const own = style({
  display: 'block',
  fontSize: rem(12.5),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
});
export const ownWon = style([own, { color: theme.pos, fontWeight: 800 }]);
export const balls = style({ display: 'flex', fontSize: rem(39) });
export const digits = style([
  digitFace,
  {
    minWidth: rem(58),
    fontSize: rem(19),
    letterSpacing: '.05em',
  },
]);
/** A draw that has no numbers says so in their place; its page says why. */
export const wordRow = style([
  row,
  { gridTemplateColumns: `minmax(${rem(76)}, auto) minmax(0, 1fr) ${rem(20)}` },
]);
export const wideText = style({
  fontSize: rem(13),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
  textAlign: 'right',
});
export const filters = style({
  display: 'flex',
  gap: rem(8),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  minWidth: 0,
  border: 0,
  margin: `${rem(8)} ${rem(-16)} 0`,
  padding: `${rem(2)} ${rem(16)}`,
});
export const list = style({ display: 'grid', gap: rem(10) });
export const under = style({ display: 'grid', gap: rem(12), marginTop: rem(8) });
