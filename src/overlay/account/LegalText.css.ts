import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const sections = style({ display: 'grid', gap: rem(20), paddingBottom: rem(8) });
export const waiting = style({ display: 'grid', gap: rem(8) });

export const title = style({ fontSize: rem(18), lineHeight: rem(24), color: theme.accentText });

export const paragraph = style({
  paddingTop: rem(6),
  fontSize: rem(15),
  lineHeight: rem(23),
  color: theme.text,
  textWrap: 'pretty',
});

export const trouble = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(12),
  padding: rem(24),
  color: theme.muted,
});
