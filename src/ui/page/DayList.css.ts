import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

/** Lines grouped by day, for transactions and messages. */
export const days = style({ display: 'grid', gap: rem(14) });
export const day = style({ display: 'grid', gap: rem(8) });

export const heading = style({
  padding: `0 ${rem(4)}`,
  fontFamily: theme.faceUi,
  fontSize: rem(13.5),
  lineHeight: rem(18),
  fontWeight: 700,
  fontStyle: 'normal',
  color: theme.muted,
});

export const lines = style({ overflow: 'hidden' });

/** The hairline starts at the text, because the badges have a column of their own. */
export const line = style({
  position: 'relative',
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      top: 0,
      right: 0,
      left: rem(64),
      height: 1,
      background: theme.line,
    },
  },
});
