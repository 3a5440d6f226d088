import { useBaked } from '../../kit/scene/paint/useBaked';
import { resolutionOf } from '../../kit/scene/quality';
import type { Frame, QualityTier } from '../../kit/scene/scene';
import type { SkinName } from '../../kit/skin';
import type { Mode } from '../rules/mode';
import { type Art, type BakeRequest, bake } from './art/bake';
import type { TableSize } from './art/size';
import { type Layout, layoutFor } from './layout';

const up = (value: number, step: number): number => Math.ceil(value / step) * step;

/** The table that a frame needs. The board covers the rest; slightly more than what its rounded corners reveal is enough. */
export function tableFor(frame: Frame, { x, y, scale }: Layout): TableSize {
  const reach = Math.max(x, frame.width - x) / scale;
  const bottom = (frame.focus.y + frame.focus.height - y) / scale;
  return { halfWidth: up(reach + 14, 16), above: up(y / scale + 16, 16), below: up(bottom + 60, 16) };
}

function requestFor(frame: Frame, mode: Mode, skin: SkinName, tier: QualityTier): BakeRequest {
  const layout = layoutFor(frame, mode);
  return {
    skin,
    mode,
    table: tableFor(frame, layout),
    sharpness: Math.round(resolutionOf(tier, window.devicePixelRatio) * layout.scale * 4) / 4,
    tier,
  };
}

/** The scene's textures for a mode, a frame, a skin and a tier; null until the first are ready. */
export function useArt(frame: Frame, mode: Mode, skin: SkinName, tier: QualityTier): Art | null {
  return useBaked(requestFor(frame, mode, skin, tier), bake);
}
