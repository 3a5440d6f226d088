import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const part = style({ display: 'grid', gap: rem(8) });

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: rem(12),
});

export const title = style({
  padding: `0 ${rem(4)}`,
  fontSize: rem(18),
  lineHeight: rem(24),
  fontWeight: 800,
});

export const note = style({ fontSize: rem(13), lineHeight: rem(18), color: theme.muted });

export const games = style({ listStyle: 'none' });

export const game = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(68),
  padding: `${rem(8)} ${rem(14)} ${rem(8)} ${rem(10)}`,
  color: theme.text,
});

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  fontSize: rem(15),
  lineHeight: rem(20),
});

export const go = style({ flex: 'none', fontSize: rem(14), fontWeight: 700, color: theme.accentText });

/** As high as a finger, in a line as high as its words. */
export const option = style([
  go,
  { padding: `${rem(12)} ${rem(8)}`, margin: `${rem(-12)} ${rem(-4)}`, lineHeight: rem(20) },
]);

export const steps = style({
  display: 'grid',
  gap: rem(12),
  padding: `${rem(14)} ${rem(16)}`,
  listStyle: 'none',
});

export const step = style({
  display: 'flex',
  gap: rem(12),
  fontSize: rem(14),
  lineHeight: rem(20),
});

export const number = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(24),
  height: rem(24),
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  fontSize: rem(12.5),
  fontWeight: 800,
  color: theme.accentText,
});

export const limits = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(56),
  padding: `${rem(10)} ${rem(14)}`,
  color: theme.text,
});

export const shield = style({ flex: 'none', fontSize: rem(22), color: theme.accentText });
