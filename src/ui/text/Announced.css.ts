import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const announced = style({ display: 'grid', gap: rem(6), padding: `${rem(14)} ${rem(16)}` });
export const title = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 800, color: theme.text });
export const lines = style({ display: 'grid', gap: rem(3) });
export const line = style({
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: theme.muted,
  overflowWrap: 'anywhere',
});
