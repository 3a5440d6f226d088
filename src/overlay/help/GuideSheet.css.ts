import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem } from '../../theme/rem';
import { REDUCED_MOTION } from '../../theme/screens';
import { trim } from '../../theme/trim';

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(10) });

/** As high as the longest card, so that the buttons do not move. */
export const step = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: rem(8),
  minHeight: rem(272),
  textAlign: 'center',
});

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${rem(12)})` } });

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: rem(116),
  marginBottom: rem(6),
  borderRadius: theme.radiusM,
  background: trim.gradientHero,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
  fontSize: rem(72),
  color: theme.accentText,
  animation: `${rise} ${motion.page}`,
  '@media': { [REDUCED_MOTION]: { animation: 'none' } },
});

globalStyle(`${picture} > svg`, {
  filter: `drop-shadow(0 ${rem(4)} 0 ${trim.edgeLit}) drop-shadow(0 ${rem(10)} ${rem(12)} rgba(0,0,0,.28))`,
});

export const title = style({ fontSize: rem(19), lineHeight: rem(24) });
export const text = style({ maxWidth: rem(320), fontSize: rem(15), lineHeight: rem(22), color: theme.muted });

export const dots = style({ display: 'flex', justifyContent: 'center', gap: rem(8), padding: rem(8) });

export const dot = style({
  width: rem(8),
  height: rem(8),
  borderRadius: theme.radiusPill,
  background: theme.line,
});

export const dotOn = style([dot, { width: rem(22), background: theme.accentText }]);
