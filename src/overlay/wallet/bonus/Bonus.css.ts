import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { card } from '../../../theme/recipes.css';
import { rem } from '../../../theme/rem';

export const facts = style({
  display: 'grid',
  gap: rem(4),
  fontSize: rem(12.5),
  lineHeight: rem(17),
  color: theme.muted,
});

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 44,
  marginBottom: rem(-10),
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.accentText,
});

export const list = style({ display: 'grid', gap: rem(10) });

export const grant = style([card, { display: 'grid', gap: rem(4), padding: `${rem(14)} ${rem(16)}` }]);

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: rem(12),
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 700,
});

export const note = style({ fontSize: rem(13), lineHeight: rem(18), color: theme.muted });
