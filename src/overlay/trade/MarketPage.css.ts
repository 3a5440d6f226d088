import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export { odds } from './Markets.css';

export const choose = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minHeight: rem(28),
  padding: 0,
  font: 'inherit',
  fontStyle: 'inherit',
  textAlign: 'left',
  color: 'inherit',
  position: 'relative',
  /* As large as a fingertip. */
  '::after': { content: '""', position: 'absolute', inset: `${rem(-8)} ${rem(-6)} ${rem(-18)}` },
});
export const pair = style({ fontSize: rem(17), lineHeight: rem(20), overflowWrap: 'normal' });
globalStyle(`${choose} > svg`, { flex: 'none', color: theme.accentText });
