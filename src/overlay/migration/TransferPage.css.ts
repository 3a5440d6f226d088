import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem, TARGET } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const waiting = style({ display: 'grid', gap: rem(14) });
/** What happens next, beside its sign. */
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  padding: `${rem(10)} ${rem(14)}`,
  borderRadius: rem(20),
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
  fontSize: rem(13.5),
  lineHeight: rem(19),
});
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: rem(12),
  background: theme.accent,
  color: theme.accentContrast,
  fontSize: rem(22),
});
export const actions = style({ display: 'grid', gap: rem(6), marginTop: 'auto', paddingTop: rem(4) });
/** Reaches to the end of the screen, where its button stands. */
export const form = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: rem(14) });
export const asked = style({ display: 'grid', gap: rem(4) });
export const again = style({
  justifySelf: 'center',
  minHeight: TARGET,
  padding: `0 ${rem(12)}`,
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.accentText,
  selectors: { '&[aria-disabled="true"]': { color: theme.muted } },
});
export const sent = style({ fontSize: rem(14), lineHeight: rem(20), color: theme.muted });
export const wrong = style({ fontSize: rem(14), lineHeight: rem(19), fontWeight: 600, color: theme.neg });
export const download = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: TARGET,
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.accentText,
  textDecoration: 'underline',
});
