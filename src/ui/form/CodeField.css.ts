import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const boxes = style({ display: 'flex', gap: rem(8) });

export const box = style({
  flex: '1 1 0',
  minWidth: 0,
  height: rem(52),
  border: 0,
  outline: 'none',
  borderRadius: theme.radiusM,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  textAlign: 'center',
  fontSize: `max(${rem(20)}, 16px)`,
  fontWeight: 800,
  color: theme.text,
  caretColor: theme.accentText,
  selectors: {
    '&:focus': { boxShadow: `inset 0 0 0 2px ${theme.accentText}` },
    '[data-wrong] &': { boxShadow: `inset 0 0 0 2px ${theme.neg}` },
  },
});
