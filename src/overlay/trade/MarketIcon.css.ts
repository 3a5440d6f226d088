import { style, styleVariants } from '@vanilla-extract/css';
import type { MarketCode } from '../../../games/kit/rules/trade/markets';
import { rem } from '../../theme/rem';

const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: rem(12),
  fontSize: rem(23),
  color: 'rgb(255 255 255)',
  boxShadow: 'inset 0 1px 1px rgb(255 255 255 / .5), inset 0 0 0 1px rgb(0 0 0 / .12)',
});

/** The hue of each market, from light at the upper left to dark. */
const HUES: Readonly<Record<MarketCode, string>> = {
  KIDLAT: '255 196 61',
  SINAG: '255 143 51',
  BAGWIS: '32 178 214',
  ALON: '92 126 240',
  APOY: '240 72 170',
  AMIHAB: '74 184 140',
  PERKOR: '238 106 108',
  LUNBUG: '60 160 74',
  ULALUP: '108 150 190',
  ARWBWN: '128 92 220',
};

export const icons = styleVariants(HUES, (hue) => [
  icon,
  {
    background: `radial-gradient(circle at 30% 18%, rgb(255 255 255 / .75), transparent 46%), linear-gradient(150deg, rgb(${hue}), color-mix(in srgb, rgb(${hue}) 42%, rgb(24 10 66)))`,
  },
]);
