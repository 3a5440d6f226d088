import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { payAmount } from './PayStep.css';

export const result = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${rem(8)} ${rem(8)} ${rem(14)}`,
  textAlign: 'center',
});

export const seal = style({ width: rem(132), height: rem(132) });

export const resultAmount = style([payAmount, { paddingTop: rem(8) }]);

export const resultText = style({
  maxWidth: rem(300),
  paddingTop: rem(8),
  fontSize: rem(15),
  lineHeight: rem(21),
  color: theme.muted,
});
