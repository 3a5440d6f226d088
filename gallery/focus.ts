import type { Frame } from '../games/kit/scene/scene';

const STAGE_WIDE = { width: 560, height: 860 } as const;

/**
 * The usual focus when no board is shown: below the header and above a board of the usual height; on wide screens the
 * area between the round list and the bet panel. CSS px.
 */
export function usualFocus(width: number, height: number): Frame['focus'] {
  if (width > height) {
    const focusWidth = Math.min(STAGE_WIDE.width, width * 0.45);
    const focusHeight = Math.min(STAGE_WIDE.height, height * 0.92);
    return {
      x: Math.round((width - focusWidth) / 2),
      y: Math.round((height - focusHeight) / 2),
      width: Math.round(focusWidth),
      height: Math.round(focusHeight),
    };
  }
  const top = Math.round(height * 0.105);
  return { x: 0, y: top, width, height: Math.round(height * 0.5) - top };
}
