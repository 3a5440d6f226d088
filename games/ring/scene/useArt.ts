import { useCallback } from 'react';
import { drawnTo } from '../../kit/scene/paint/panel';
import { useBaked } from '../../kit/scene/paint/useBaked';
import { resolutionOf } from '../../kit/scene/quality';
import type { Frame, QualityTier } from '../../kit/scene/scene';
import type { SkinName } from '../../kit/skin';
import { type Art, type BakeRequest, bake } from './art/bake';
import type { Layout } from './layout';
import { paletteFor } from './skins';

const up = (value: number, step: number): number => Math.ceil(value / step) * step;
/** Height of the backdrop below the focus in design px; it fades to dark there, and boards cover the rest. */
const BELOW_FOCUS = 104;
/** Extra margin on every side, because the camera moves: design px. */
const AIR = 14;

function requestFor(frame: Frame, layout: Layout, tier: QualityTier): BakeRequest {
  const { focus } = frame;
  const foot = Math.min(frame.height, focus.y + focus.height + BELOW_FOCUS * layout.scale);
  const beyond = (px: number) => up(px / layout.scale + AIR, 16);
  const above = beyond(layout.y);
  return {
    sky: {
      halfWidth: beyond(Math.max(layout.x, frame.width - layout.x)),
      above,
      below: beyond(foot - layout.y),
    },
    stage: {
      left: -beyond(layout.x),
      top: -above,
      right: beyond(frame.width - layout.x),
      bottom: beyond(frame.height - layout.y),
    },
    seenTo: up((drawnTo(frame) - layout.y) / layout.scale, 4),
    sharpness: Math.round(resolutionOf(tier, window.devicePixelRatio) * layout.scale * 4) / 4,
    tier,
  };
}

/** The scene's textures for a frame, a skin and a tier; null until the first are ready. */
export function useArt(frame: Frame, layout: Layout, skin: SkinName, tier: QualityTier): Art | null {
  const paint = useCallback((request: BakeRequest) => bake(request, paletteFor(skin)), [skin]);
  return useBaked(requestFor(frame, layout, tier), paint);
}
