import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { tint } from '../../../theme/tint';

export const card = style({
  padding: `${rem(14)} ${rem(14)} ${rem(16)}`,
  borderRadius: theme.radiusL,
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: rem(10),
});
export const title = style({ fontSize: rem(19), lineHeight: rem(24), fontWeight: 800 });
export const time = style({
  gridColumn: 1,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: theme.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const rewards = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(2),
  minHeight: 44,
  maxWidth: rem(130),
  fontSize: rem(14),
  lineHeight: rem(18),
  fontWeight: 700,
  color: theme.accentText,
  textAlign: 'right',
});
export const failed = style({ display: 'grid', gap: rem(10), marginTop: rem(8) });
/** As high as the button that it stands for. */
export const done = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(8),
  minHeight: rem(52),
  padding: `${rem(6)} ${rem(12)}`,
  borderRadius: theme.radiusButton,
  background: tint(theme.pos),
  color: theme.pos,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 700,
  textAlign: 'center',
});
