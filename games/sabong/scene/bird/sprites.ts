import type { Container } from 'pixi.js';
import { mix } from '../../../kit/scene/motion/easing';
import type { Cut } from './figure';
import { LIMB, LIMBS } from './limbs';

const RADIANS = Math.PI / 180;

/** Places a sprite for each part for the canvas renderer, in the same way as the shader in plumes. */
export function laySprites(sprites: readonly Container[], cuts: readonly Cut[], limbs: Float32Array): void {
  sprites.forEach((sprite, index) => {
    const cut = cuts[index];
    if (cut === undefined) return;
    const at = LIMBS.indexOf(cut.limb) * LIMB;
    const [x = 0, y = 0, cos = 1, sin = 0, open = 0, bend = 1, alpha = 1, shown = 0] = limbs.subarray(
      at,
      at + LIMB,
    );
    const { rest, open: spread, isBent } = cut.placement;
    const rootX = mix(rest.x, spread.x, open);
    const rootY = mix(rest.y, spread.y, open);
    sprite.visible = shown === 1;
    sprite.alpha = alpha;
    sprite.position.set(x + cos * rootX - sin * rootY, y + sin * rootX + cos * rootY);
    sprite.rotation = Math.atan2(sin, cos) + mix(rest.angle, spread.angle, open) * RADIANS;
    sprite.scale.set(
      mix(rest.across, spread.across, open) * (isBent ? bend : 1),
      mix(rest.along, spread.along, open),
    );
  });
}
