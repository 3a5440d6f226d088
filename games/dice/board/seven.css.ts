import { style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: rem(8),
  border: 0,
  /* The chip overlaps the lower edge. */
  marginBottom: rem(8),
});

export const place = style({
  position: 'relative',
  minWidth: 0,
  minHeight: rem(100),
  padding: `${rem(8)} ${rem(2)} ${rem(15)}`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  borderRadius: rem(16),
  background: theme.surface,
  color: theme.text,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  userSelect: 'none',
  transition: 'transform 90ms cubic-bezier(.2,0,.2,1), box-shadow 160ms',
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(.97)' },
    '&:disabled': { cursor: 'default' },
    '&[aria-pressed="true"]': {
      background: `linear-gradient(180deg, color-mix(in srgb, ${theme.accent} 16%, ${theme.raised}), ${theme.raised})`,
      boxShadow: `inset 0 0 0 2px ${theme.accentText}`,
    },
    '&[data-won]': {
      boxShadow: `inset 0 0 0 3px ${theme.accentText}, 0 0 ${rem(26)} ${rem(3)} ${theme.accent}`,
    },
  },
});

export const name = style({
  fontSize: rem(14.5),
  lineHeight: rem(19),
  fontWeight: 800,
  whiteSpace: 'nowrap',
});

export const pays = style({
  fontSize: rem(22),
  lineHeight: rem(28),
  fontWeight: 800,
  color: theme.accentText,
  fontVariantNumeric: 'tabular-nums',
});

export const ways = style({
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const chip = style({
  position: 'absolute',
  right: rem(8),
  bottom: rem(-10),
  height: rem(22),
  padding: `0 ${rem(9)}`,
  borderRadius: theme.radiusPill,
  background: theme.accent2,
  color: theme.accent2Contrast,
  boxShadow: `0 ${rem(3)} ${rem(8)} rgba(0,0,0,.35)`,
  fontSize: rem(12.5),
  lineHeight: rem(22),
  fontWeight: 800,
});
