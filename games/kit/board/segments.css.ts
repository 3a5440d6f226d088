import { style } from '@vanilla-extract/css';
import { look } from '../roles';
import { rem } from './rem';

export const segments = style({
  display: 'flex',
  borderRadius: rem(13),
  background: look.bg,
  boxShadow: `inset 0 0 0 1px ${look.line}`,
});

export const segment = style({
  flex: '1 1 auto',
  minWidth: rem(44),
  height: rem(44),
  minHeight: 44,
  padding: `0 ${rem(4)}`,
  borderRadius: 'inherit',
  fontSize: rem(13),
  fontWeight: 700,
  color: look.muted,
  whiteSpace: 'nowrap',
  transition: 'color 160ms',
  selectors: {
    '&[aria-selected="true"]': {
      color: look.accentText,
      background: look.raised,
      boxShadow: `inset 0 0 0 1.5px ${look.accentText}`,
    },
    '&:disabled': { cursor: 'default' },
    /* Few and wide, their names may be larger. */
    '&:first-child:nth-last-child(-n+3), &:first-child:nth-last-child(-n+3) ~ &': { fontSize: rem(15) },
  },
});
