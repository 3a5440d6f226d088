import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { method, methodNote } from './ChooseStep.css';

/** A bonus to choose. One that is closed for now is dimmed, and says why. */
export const offer = style([
  method,
  {
    minHeight: rem(56),
    paddingLeft: rem(16),
    selectors: { '&[data-shut]': { cursor: 'default', color: theme.muted } },
  },
]);

export const offerWrong = style([methodNote, { color: theme.neg, fontWeight: 600 }]);

export const welcome = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  marginBottom: rem(8),
  padding: `${rem(10)} ${rem(14)}`,
  borderRadius: rem(14),
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  fontSize: rem(13.5),
  lineHeight: rem(19),
  fontWeight: 600,
});

globalStyle(`${welcome} > svg`, { flex: 'none', fontSize: rem(20), color: theme.accentText });

export const terms = style({
  margin: `${rem(8)} 0 0`,
  padding: `0 ${rem(4)} 0 ${rem(20)}`,
  listStyle: 'disc',
  fontSize: rem(12.5),
  lineHeight: rem(18),
  color: theme.muted,
});
