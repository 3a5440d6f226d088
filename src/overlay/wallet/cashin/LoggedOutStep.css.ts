import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { trim } from '../../../theme/trim';
import { ring } from './LeftRing.css';

/** The order that is kept while the player logs in again. */
export const keptCard = style({
  marginTop: rem(10),
  padding: `${rem(14)} ${rem(16)} ${rem(10)}`,
  borderRadius: rem(20),
  background: trim.gradientHero,
  boxShadow: `inset 0 0 0 1.5px ${theme.accentText}`,
});

export const keptHead = style({ display: 'flex', alignItems: 'center', gap: rem(14) });

export const keptRing = style([ring, { width: rem(44), height: rem(44) }]);

export const keptLeft = style({ fontSize: rem(15), fontWeight: 800, color: theme.accentText });

export const keptFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${rem(2)} ${rem(12)}`,
  marginTop: rem(10),
  paddingTop: rem(8),
  borderTop: `1px solid ${theme.line}`,
  fontSize: rem(13.5),
  lineHeight: rem(20),
  color: theme.muted,
});

export const kept = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  fontWeight: 700,
  color: theme.pos,
});

export const keptNote = style({
  padding: `${rem(12)} ${rem(8)} 0`,
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: rem(14.5),
  lineHeight: rem(20),
  color: theme.muted,
});
