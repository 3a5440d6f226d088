import type { Texture } from 'pixi.js';
import { Cutout } from './Cutout';
import { Glow } from './Glow';
import type { Outline } from './outline';
import { lightName } from './textures';

/** What a scene's atlas must have as light for its bulbs. */
export const BULB_LIGHTS = ['glow', 'bulb'] as const;

const LIGHT = lightName('bulb');
/** The glass in its cell, a little up and to the left. */
const GLASS: Outline = [0, 0, 0.9, 0.9, 0, 0.9];

interface BulbProps {
  /** Of an atlas with the sparkles, those of {@link BULB_LIGHTS} as light. */
  readonly cells: ReadonlyMap<string, Texture>;
  readonly glowScale: number;
  readonly glowTint: number;
  readonly glassScale: number;
  readonly glassTint: number;
}

/** A bulb that shines about its middle: the glow around it and its lit glass. Both add light. */
export function Bulb({ cells, glowScale, glowTint, glassScale, glassTint }: BulbProps) {
  const glass = cells.get('bulb');
  if (glass === undefined) return null;
  return (
    <>
      <Glow cells={cells} scale={glowScale} tint={glowTint} />
      <Cutout
        texture={glass}
        light={cells.get(LIGHT)}
        outline={GLASS}
        anchorX={0.5}
        anchorY={0.5}
        scale={glassScale}
        tint={glassTint}
      />
    </>
  );
}
