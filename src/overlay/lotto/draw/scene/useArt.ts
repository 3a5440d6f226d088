import { useCallback } from 'react';
import { useBaked } from '../../../../../games/kit/scene/paint/useBaked';
import { resolutionOf } from '../../../../../games/kit/scene/quality';
import type { Frame, QualityTier } from '../../../../../games/kit/scene/scene';
import type { SkinName } from '../../../../../games/kit/skin';
import { type Art, type BakeRequest, bake } from './art/bake';
import type { Layout } from './layout';
import { paletteFor } from './palette';
import tuning from './tuning.json';

const up = (value: number, step: number): number => Math.ceil(value / step) * step;

function requestFor(frame: Frame, layout: Layout, tier: QualityTier): BakeRequest {
  const { x, y, scale } = layout;
  return {
    wall: {
      halfWidth: up(Math.max(x, frame.width - x) / scale + 14, 16),
      above: up(y / scale + 10, 16),
      below: up((frame.height - y) / scale + 10, 16),
    },
    // The numbers are largest when they have gathered.
    sharpness: Math.round(resolutionOf(tier, window.devicePixelRatio) * scale * tuning.gatherScale * 4) / 4,
    tier,
  };
}

/** The scene's textures for a frame, a skin and a tier; null until the first are ready. */
export function useArt(frame: Frame, layout: Layout, skin: SkinName, tier: QualityTier): Art | null {
  const paint = useCallback((request: BakeRequest) => bake(request, paletteFor(skin)), [skin]);
  return useBaked(requestFor(frame, layout, tier), paint);
}
