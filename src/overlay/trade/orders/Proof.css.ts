import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem, TARGET } from '../../../theme/rem';
import { uiTitle } from '../../../theme/uiTitle';

export const proof = style({ display: 'grid', gap: rem(8) });
export const title = style({ ...uiTitle, fontSize: rem(16), lineHeight: rem(22), fontWeight: 800 });
export const text = style({ fontSize: rem(13.5), lineHeight: rem(19), color: theme.muted });
export const verdict = style({ fontSize: rem(14.5), lineHeight: rem(20), fontWeight: 700 });
export const wrong = style([verdict, { color: theme.neg }]);
export const checks = style({ display: 'grid', gap: rem(2), paddingTop: rem(4) });
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: rem(30),
  fontSize: rem(13.5),
  lineHeight: rem(18),
});
globalStyle(`${check} > svg`, { flex: 'none', fontSize: rem(18), color: theme.muted });
globalStyle(`${check}[data-state="ok"] > svg, ${check}[data-state="practice"] > svg`, { color: theme.pos });
globalStyle(`${check}[data-state="failed"] > svg`, { color: theme.neg });
globalStyle(`${check} > span`, { flex: 1 });
globalStyle(`${check} > small`, { fontSize: rem(12), color: theme.muted });
export const buttons = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(10) });
export const outside = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minHeight: TARGET,
  fontSize: rem(13.5),
  fontWeight: 700,
  color: theme.accentText,
});
