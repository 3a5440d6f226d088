import { style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

/** A corner's disc with its letter, so that colour is not the only difference. */
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: rem(22),
  height: rem(22),
  margin: `0 ${rem(-4)}`,
  padding: `0 ${rem(3)}`,
  borderRadius: theme.radiusPill,
  color: '#FFF9EE',
  fontSize: rem(12.5),
  lineHeight: rem(22),
  fontWeight: 800,
  selectors: {
    '&[data-side="meron"]': { background: '#B81C2C' },
    '&[data-side="draw"]': { background: '#5A4A2A' },
    '&[data-side="wala"]': { background: '#175BAE' },
  },
});
