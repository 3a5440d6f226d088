import { useCallback } from 'react';
import { resolutionOf } from '../../kit/scene/quality';
import type { Frame, QualityTier, SkinName } from '../../kit/scene/scene';
import { useBaked } from '../../kit/scene/useBaked';
import { type Art, type BakeRequest, bake } from './art/bake';
import type { Layout } from './layout';
import { paletteFor } from './skins';

const up = (value: number, step: number): number => Math.ceil(value / step) * step;
/** Design px of the backdrop below the focus; there it has gone dark, and boards cover the rest. */
const BELOW_FOCUS = 150;

function requestFor(frame: Frame, layout: Layout, tier: QualityTier): BakeRequest {
  const { focus } = frame;
  const reach = Math.max(layout.x, frame.width - layout.x) / layout.scale;
  const foot = Math.min(frame.height, focus.y + focus.height + BELOW_FOCUS * layout.scale);
  return {
    sky: {
      halfWidth: up(reach + 14, 16),
      above: up(layout.y / layout.scale + 14, 16),
      below: up((foot - layout.y) / layout.scale + 14, 16),
    },
    sharpness: Math.round(resolutionOf(tier, window.devicePixelRatio) * layout.scale * 4) / 4,
    tier,
  };
}

/** The scene's textures for a frame, a skin and a tier; null until the first stand. */
export function useArt(frame: Frame, layout: Layout, skin: SkinName, tier: QualityTier): Art | null {
  const paint = useCallback((request: BakeRequest) => bake(request, paletteFor(skin)), [skin]);
  return useBaked(requestFor(frame, layout, tier), paint);
}
