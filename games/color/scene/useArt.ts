import { useCallback } from 'react';
import { useBaked } from '../../kit/scene/paint/useBaked';
import { resolutionOf } from '../../kit/scene/quality';
import type { Frame, QualityTier, SceneProps } from '../../kit/scene/scene';
import { type Art, type BakeRequest, bake } from './art/bake';
import type { Layout } from './layout';
import { paletteFor, withOwnFelt } from './palette';

const up = (value: number, step: number): number => Math.ceil(value / step) * step;

function requestFor(frame: Frame, layout: Layout, tier: QualityTier): BakeRequest {
  const reach = Math.max(layout.x, frame.width - layout.x) / layout.scale;
  const awningAbove = up(layout.awningY / layout.scale + 12, 16);
  return {
    wall: { halfWidth: up(reach + 14, 16), above: up(layout.y / layout.scale + 16, 16), below: 112 },
    awningAbove,
    sharpness: Math.round(resolutionOf(tier, window.devicePixelRatio) * layout.scale * 4) / 4,
    tier,
  };
}

/** The scene's textures for a frame, a look and a tier; null until the first are ready. */
export function useArt(
  frame: Frame,
  layout: Layout,
  { skin, ownFelt = false }: Pick<SceneProps, 'skin' | 'ownFelt'>,
  tier: QualityTier,
): Art | null {
  const paint = useCallback(
    (request: BakeRequest) => {
      const palette = paletteFor(skin);
      return bake(request, ownFelt ? withOwnFelt(palette) : palette);
    },
    [skin, ownFelt],
  );
  return useBaked(requestFor(frame, layout, tier), paint);
}
