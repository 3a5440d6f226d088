import { style } from '@vanilla-extract/css';
import { theme } from '../roles';
import { NARROW } from './panel.css';
import { rem } from './rem';

export const segments = style({
  display: 'flex',
  borderRadius: rem(13),
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  '@media': { [NARROW]: { overflowX: 'auto', scrollbarWidth: 'none' } },
});

export const segment = style({
  flex: '1 1 auto',
  minWidth: rem(44),
  height: rem(44),
  minHeight: 44,
  padding: `0 ${rem(4)}`,
  '@media': { [NARROW]: { flex: 'none', padding: `0 ${rem(10)}` } },
  borderRadius: 'inherit',
  fontSize: rem(13),
  fontWeight: 700,
  color: theme.muted,
  whiteSpace: 'nowrap',
  transition: 'color 160ms',
  selectors: {
    '&[aria-selected="true"]': {
      color: theme.accentText,
      background: theme.raised,
      boxShadow: `inset 0 0 0 1.5px ${theme.accentText}`,
    },
    '&:disabled': { cursor: 'default' },
    /* A few wide segments can have larger labels. */
    '&:first-child:nth-last-child(-n+3), &:first-child:nth-last-child(-n+3) ~ &': { fontSize: rem(15) },
  },
});
