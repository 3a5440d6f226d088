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

/** Two links on a line; what is opened takes the whole width. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${rem(16)}`,
  marginBottom: rem(-10),
});
export const games = style({ selectors: { '&[open]': { flexBasis: '100%', paddingBottom: rem(4) } } });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: rem(13),
  fontWeight: 700,
  color: theme.accentText,
  cursor: 'pointer',
});

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: rem(13),
  fontWeight: 700,
  color: theme.accentText,
});

/** What stands beside a bonus that was given. */
export const terms = style([card, { padding: `${rem(12)} ${rem(14)}` }]);

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
