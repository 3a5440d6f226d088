import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const centred = style({ textAlign: 'center', fontSize: rem(13), color: theme.muted });

/* On the card of the amount, whose mark takes the upper right. */

export const amount = style({
  display: 'block',
  padding: `${rem(2)} ${rem(6)} 0`,
  fontSize: rem(30),
  lineHeight: rem(38),
  fontWeight: 800,
  letterSpacing: '-.01em',
  color: trim.amount,
});
export const afterFee = style({
  display: 'block',
  maxWidth: '62%',
  padding: `${rem(2)} ${rem(6)} 0`,
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 600,
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${rem(2)} ${rem(12)}`,
  padding: `${rem(26)} ${rem(6)} ${rem(2)}`,
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 700,
});
