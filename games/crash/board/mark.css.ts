import { style } from '@vanilla-extract/css';
import { look } from '../../kit/roles';

export const mark = style({
  color: look.muted,
  fontWeight: 800,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-reach="good"]': { color: look.pos },
    '&[data-reach="far"]': { color: look.accentText, textShadow: `0 0 .5em ${look.accent}` },
  },
});
