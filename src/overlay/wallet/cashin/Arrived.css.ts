import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { trim } from '../../../theme/trim';
import { payAmount } from './PayStep.css';

export const counted = style({ fontSize: rem(17), fontWeight: 800, color: trim.amount });

/** The head of an arrived payment reaches the edges of the sheet. */
export const arrivedArt = style({
  margin: `0 ${rem(-16)}`,
  overflow: 'hidden',
  borderRadius: `${rem(20)} ${rem(20)} 50% 50% / ${rem(20)} ${rem(20)} ${rem(22)} ${rem(22)}`,
  background: trim.gradientHero,
  color: theme.accentText,
});

export const arrivedCoin = style({ display: 'block', width: '100%', height: rem(190) });

export const arrivedAmount = style([payAmount, { paddingTop: rem(12), color: theme.pos }]);
