import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const list = style({ padding: `${rem(4)} 0` });

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  width: '100%',
  minHeight: rem(50),
  padding: `${rem(8)} ${rem(14)}`,
  textAlign: 'left',
  selectors: {
    /* Starts at the text, because the icons have a column of their own. */
    'li + li > &::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      right: 0,
      left: rem(50),
      height: 1,
      background: theme.line,
    },
    '&:is(a, button):active': { background: theme.raised },
    '&:focus-visible': { outlineOffset: -3, borderRadius: theme.radiusM },
  },
});

export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(22),
  fontSize: rem(21),
  color: theme.accentText,
});

export const label = style({
  flex: 'none',
  maxWidth: '60%',
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 600,
});

export const value = style({
  flex: 1,
  minWidth: 0,
  textAlign: 'right',
  fontSize: rem(14),
  fontWeight: 500,
  color: theme.muted,
  overflowWrap: 'anywhere',
});

export const end = style({ flex: 'none', width: rem(18), color: theme.muted });
