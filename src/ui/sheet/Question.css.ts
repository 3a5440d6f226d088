import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

/** The parts of questions before play. */

/** Two answers of the same size: beside each other, or one above the other where a label would need two lines. */
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: rem(10) });
globalStyle(`${pair} > *`, {
  flex: `1 1 calc(50% - ${rem(5)})`,
  minWidth: 'fit-content',
  minHeight: rem(56),
  padding: `0 ${rem(10)}`,
});

/** An icon before its text. */
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: theme.radiusM,
  background: trim.soft,
  color: theme.accentText,
  fontSize: rem(22),
});
