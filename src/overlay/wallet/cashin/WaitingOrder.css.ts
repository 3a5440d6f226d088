import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { uiTitle } from '../../../theme/uiTitle';

/** An unpaid order above the form for a new one. */
export const waitingTitle = style({ ...uiTitle, fontSize: rem(18), lineHeight: rem(24), fontWeight: 800 });

export const waitingNumber = style({
  padding: `${rem(2)} 0 ${rem(12)}`,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
});
