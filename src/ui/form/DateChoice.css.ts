import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const dates = style({ display: 'flex', alignItems: 'center', gap: rem(8) });
export const date = style({
  minHeight: 44,
  padding: `0 ${rem(10)}`,
  borderRadius: rem(14),
  border: 0,
  background: trim.soft,
  color: theme.text,
  font: 'inherit',
  fontSize: rem(16),
  fontWeight: 600,
});
export const clear = style({
  minHeight: 44,
  padding: `0 ${rem(4)}`,
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.accentText,
});
