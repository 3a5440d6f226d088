import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { card } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { tint } from '../../theme/tint';
import { uiTitle } from '../../theme/uiTitle';

export const checks = style([
  card,
  { display: 'grid', padding: `${rem(6)} ${rem(14)} ${rem(10)}`, borderRadius: theme.radiusL },
]);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${rem(2)} ${rem(10)}`,
  minHeight: rem(46),
});
globalStyle(`${head} > h2`, { ...uiTitle, fontSize: rem(16), lineHeight: rem(21), fontWeight: 700 });
export const verdict = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: rem(6),
  padding: `${rem(4)} ${rem(11)}`,
  borderRadius: theme.radiusPill,
  background: theme.raised,
  color: theme.muted,
  fontSize: rem(13.5),
  lineHeight: rem(20),
  fontWeight: 700,
  selectors: {
    '&[data-state="ok"], &[data-state="practice"]': { color: theme.pos, background: tint(theme.pos) },
    '&[data-state="failed"]': { color: theme.neg, background: tint(theme.neg) },
  },
});
/** In the line of the title. */
globalStyle(`${head} > ${verdict}`, { alignSelf: 'center' });
globalStyle(`${verdict} > svg`, { fontSize: rem(16) });
export const step = style({
  display: 'grid',
  gridTemplateColumns: `${rem(26)} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(42),
  padding: `${rem(5)} 0`,
  borderTop: `1px solid ${theme.line}`,
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(26),
  height: rem(26),
  borderRadius: '50%',
  background: theme.raised,
  color: theme.muted,
  fontSize: rem(14),
  selectors: {
    '[data-state="ok"] > &, [data-state="practice"] > &': { color: theme.pos, background: tint(theme.pos) },
    '[data-state="failed"] > &': { color: theme.neg, background: tint(theme.neg) },
  },
});
export const what = style({ fontSize: rem(14), lineHeight: rem(18), fontWeight: 600 });
globalStyle(`${what} > small`, {
  display: 'block',
  fontSize: rem(12),
  lineHeight: rem(16),
  color: theme.muted,
});
export const value = style({
  fontSize: rem(12.5),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({
  paddingTop: rem(8),
  fontSize: rem(12.5),
  lineHeight: rem(17),
  color: theme.muted,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${rem(8)}`, paddingTop: rem(4) });
