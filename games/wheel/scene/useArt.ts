import { useCallback } from 'react';
import { useBaked } from '../../kit/scene/paint/useBaked';
import { resolutionOf } from '../../kit/scene/quality';
import type { Frame, QualityTier } from '../../kit/scene/scene';
import type { SkinName } from '../../kit/skin';
import { type Art, type BakeRequest, bake } from './art/bake';
import type { Layout } from './layout';
import { paletteFor } from './palette';

const up = (value: number, step: number): number => Math.ceil(value / step) * step;

function requestFor(frame: Frame, layout: Layout, tier: QualityTier): BakeRequest {
  const reach = Math.max(layout.x, frame.width - layout.x) / layout.scale;
  return {
    wall: {
      halfWidth: up(reach + 14, 16),
      above: up(layout.y / layout.scale + 10, 16),
      below: up(Math.min((frame.height - layout.y) / layout.scale, 480) + 10, 16),
    },
    sharpness: Math.round(resolutionOf(tier, window.devicePixelRatio) * layout.scale * 4) / 4,
    tier,
  };
}

/** The scene's textures for a frame, a skin and a tier; null until the first are ready. */
export function useArt(frame: Frame, layout: Layout, skin: SkinName, tier: QualityTier): Art | null {
  const paint = useCallback((request: BakeRequest) => bake(request, paletteFor(skin)), [skin]);
  return useBaked(requestFor(frame, layout, tier), paint);
}
