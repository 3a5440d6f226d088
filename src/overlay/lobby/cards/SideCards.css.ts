import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { across, wheel } from '../Wheel.css';

export const side = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: rem(2),
  overflow: 'hidden',
  padding: `${rem(10)} ${rem(16)}`,
});

export const art = style({
  position: 'absolute',
  right: rem(-10),
  top: '50%',
  width: '56%',
  height: 'auto',
  transform: 'translateY(-50%)',
});

export const turning = style([
  wheel,
  {
    position: 'absolute',
    right: rem(18),
    top: '50%',
    vars: { [across]: rem(84) },
    transform: 'translateY(-50%) rotate(12deg)',
  },
]);

export const title = style({ position: 'relative', maxWidth: '60%', lineHeight: rem(21) });
export const text = style({
  position: 'relative',
  maxWidth: '60%',
  fontSize: rem(12),
  lineHeight: rem(16),
  color: theme.muted,
});
