import { style } from '@vanilla-extract/css';
import { look } from '../../games/kit/roles';
import { rem } from '../look/rem';

export const search = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(52),
  padding: `0 ${rem(6)} 0 ${rem(16)}`,
  borderRadius: look.radiusPill,
  background: look.raised,
  boxShadow: `inset 0 0 0 1.5px ${look.lineStrong}`,
  color: look.muted,
  selectors: { '&:focus-within': { boxShadow: `inset 0 0 0 2px ${look.accentText}` } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: rem(44),
  border: 0,
  outline: 'none',
  background: 'none',
  textOverflow: 'ellipsis',
  fontSize: `max(${rem(16)}, 16px)`,
  fontWeight: 600,
  color: look.text,
  selectors: {
    '&::placeholder': { color: look.muted, opacity: 1, fontWeight: 500 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
