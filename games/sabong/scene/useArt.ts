import { useCallback } from 'react';
import { useBaked } from '../../kit/scene/paint/useBaked';
import { resolutionOf } from '../../kit/scene/quality';
import type { QualityTier } from '../../kit/scene/scene';
import type { SkinName } from '../../kit/skin';
import { type Art, type BakeRequest, bake } from './art/bake';
import type { Layout } from './layout';
import { paletteFor } from './skins';

/** The scene's textures for a layout, a skin and a tier; null until the first are ready. */
export function useArt({ scale, birdScale }: Layout, skin: SkinName, tier: QualityTier): Art | null {
  const paint = useCallback((request: BakeRequest) => bake(request, paletteFor(skin)), [skin]);
  const sharpness = Math.round(resolutionOf(tier, window.devicePixelRatio) * scale * 4) / 4;
  return useBaked({ sharpness, birdScale: Math.round(birdScale * 20) / 20, tier }, paint);
}
