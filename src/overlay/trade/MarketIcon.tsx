import type { ComponentType } from 'react';
import Bird from '~icons/ph/bird-fill';
import Cloud from '~icons/ph/cloud-fill';
import Drop from '~icons/ph/drop-fill';
import Fire from '~icons/ph/fire-fill';
import Leaf from '~icons/ph/leaf-fill';
import Lightning from '~icons/ph/lightning-fill';
import Moon from '~icons/ph/moon-stars-fill';
import Sun from '~icons/ph/sun-fill';
import Waves from '~icons/ph/waves-bold';
import Wind from '~icons/ph/wind-bold';
import type { MarketCode } from '../../../games/kit/rules/trade/markets';
import * as css from './MarketIcon.css';

/** The pictures of the markets' names: lightning, sunrise, wing, wave, fire; winds, pearls, greens, clouds, day and night. */
const ICONS: Readonly<Record<MarketCode, ComponentType>> = {
  KIDLAT: Lightning,
  SINAG: Sun,
  BAGWIS: Bird,
  ALON: Waves,
  APOY: Fire,
  AMIHAB: Wind,
  PERKOR: Drop,
  LUNBUG: Leaf,
  ULALUP: Cloud,
  ARWBWN: Moon,
};

export function MarketIcon({ market }: { readonly market: MarketCode }) {
  const Icon = ICONS[market];
  return (
    <span className={css.icons[market]} aria-hidden="true">
      <Icon />
    </span>
  );
}
