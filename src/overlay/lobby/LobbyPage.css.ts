import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem, TARGET } from '../../theme/rem';
import { DESKTOP, WIDE } from '../../theme/screens';

/** The side margin of the lobby; scrollable shelves extend through it to the edge of the screen. */
export const MARGIN = rem(16);

export const lobby = style({
  width: '100%',
  maxWidth: rem(560),
  margin: '0 auto',
  padding: `calc(env(safe-area-inset-top) + ${rem(6)}) ${MARGIN} ${rem(28)}`,
  '@media': {
    [WIDE]: { maxWidth: rem(760), padding: `${rem(14)} ${rem(24)} ${rem(28)}` },
    [DESKTOP]: { maxWidth: rem(1020) },
  },
});

export const footer = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: rem(2),
  paddingTop: rem(20),
  textAlign: 'center',
  fontSize: rem(12.5),
  lineHeight: rem(18),
  color: theme.muted,
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${rem(8)}`,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TARGET,
  padding: `0 ${rem(10)}`,
  color: theme.accentText,
  fontWeight: 600,
});
