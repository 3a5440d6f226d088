import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem, TARGET } from '../../theme/rem';

export const search = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(52),
  padding: `0 ${rem(6)} 0 ${rem(16)}`,
  borderRadius: theme.radiusPill,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1.5px ${theme.lineStrong}`,
  color: theme.muted,
  selectors: { '&:focus-within': { boxShadow: `inset 0 0 0 2px ${theme.accentText}` } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: TARGET,
  border: 0,
  outline: 'none',
  background: 'none',
  textOverflow: 'ellipsis',
  fontSize: `max(${rem(16)}, 16px)`,
  fontWeight: 600,
  color: theme.text,
  selectors: {
    '&::placeholder': { color: theme.muted, opacity: 1, fontWeight: 500 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
