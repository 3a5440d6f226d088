import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem, TARGET } from '../../../theme/rem';
import { trim } from '../../../theme/trim';

export const payAmount = style({
  fontSize: rem(34),
  lineHeight: rem(38),
  fontWeight: 800,
  letterSpacing: '-.01em',
  color: trim.amount,
});

export const qrBox = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(228),
  height: rem(228),
  marginTop: rem(14),
  borderRadius: rem(18),
  overflow: 'hidden',
  background: 'white',
  boxShadow: theme.shadow1,
});

export const qr = style({ width: '100%', height: '100%' });

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(8),
  minHeight: rem(24),
  marginTop: rem(14),
  fontSize: rem(15),
  fontWeight: 800,
  color: theme.accentText,
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${rem(16)}`,
  borderTop: `1px solid ${theme.line}`,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TARGET,
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.accentText,
});

export const quietLink = style([link, { fontWeight: 600, color: theme.muted }]);

export const footNote = style({
  paddingTop: rem(10),
  textAlign: 'center',
  fontSize: rem(13),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
});

export const pixCode = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  paddingTop: rem(8),
  fontSize: rem(14),
});
