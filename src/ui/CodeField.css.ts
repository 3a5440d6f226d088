import { style } from '@vanilla-extract/css';
import { look } from '../../games/kit/roles';
import { rem } from '../look/rem';

export const boxes = style({ display: 'flex', gap: rem(8) });

export const box = style({
  flex: '1 1 0',
  minWidth: 0,
  height: rem(52),
  border: 0,
  outline: 'none',
  borderRadius: look.radiusM,
  background: look.raised,
  boxShadow: `inset 0 0 0 1px ${look.lineStrong}`,
  textAlign: 'center',
  fontSize: `max(${rem(20)}, 16px)`,
  fontWeight: 800,
  color: look.text,
  caretColor: look.accentText,
  selectors: {
    '&:focus': { boxShadow: `inset 0 0 0 2px ${look.accentText}` },
    '[data-wrong] &': { boxShadow: `inset 0 0 0 2px ${look.neg}` },
  },
});
