import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { tint } from '../../theme/tint';
import { trim } from '../../theme/trim';
import { said } from './CashOut.css';

export const open = style([said, { background: tint(theme.pos) }]);

export const barred = style([said, { background: tint(theme.warn) }]);

/* The money of a player who cannot cash out, beside the mark of its card. */

export const safe = style({
  display: 'block',
  padding: `${rem(22)} ${rem(6)} 0`,
  fontSize: rem(30),
  lineHeight: rem(38),
  fontWeight: 800,
  letterSpacing: '-.01em',
  color: trim.amount,
});

export const safeText = style({
  display: 'block',
  maxWidth: '62%',
  padding: `${rem(2)} ${rem(6)} 0`,
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 600,
});
