import type { Texture } from 'pixi.js';
import { TextureStore } from '../../../../games/kit/scene/paint/textures';
import type { Side } from '../rules/bet';

/** The pictures of the scene, painted once. */
export interface Art {
  readonly faces: Readonly<Record<Side, Texture>>;
  readonly glow: Texture;
  free(): void;
}

/** The side of every picture, in px. */
export const PICTURE = 320;
const MIDDLE = PICTURE / 2;
const RADIUS = 128;

/** The marks are shapes, so that no side is told by its colour alone. */
const LOOKS: Readonly<
  Record<Side, { readonly metal: string; readonly rim: string; readonly points: number }>
> = {
  heads: { metal: '#FFC93C', rim: '#B26A00', points: 8 },
  tails: { metal: '#D5DCE6', rim: '#66758A', points: 4 },
};

function paint(draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE;
  canvas.height = PICTURE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this device has no canvas');
  draw(context);
  return canvas;
}

const face = (side: Side): HTMLCanvasElement =>
  paint((context) => {
    const { metal, rim, points } = LOOKS[side];
    context.fillStyle = rim;
    context.beginPath();
    context.arc(MIDDLE, MIDDLE, RADIUS, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = metal;
    context.beginPath();
    context.arc(MIDDLE, MIDDLE, RADIUS - 14, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = rim;
    context.beginPath();
    for (let corner = 0; corner < points * 2; corner += 1) {
      const angle = (corner * Math.PI) / points - Math.PI / 2;
      const radius = corner % 2 === 0 ? 84 : 38;
      context.lineTo(MIDDLE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle));
    }
    context.closePath();
    context.fill();
  });

const light = (): HTMLCanvasElement =>
  paint((context) => {
    const fade = context.createRadialGradient(MIDDLE, MIDDLE, 0, MIDDLE, MIDDLE, MIDDLE);
    fade.addColorStop(0, 'rgba(255, 226, 138, 0.9)');
    fade.addColorStop(1, 'rgba(255, 226, 138, 0)');
    context.fillStyle = fade;
    context.fillRect(0, 0, PICTURE, PICTURE);
  });

export async function bake(): Promise<Art> {
  const store = new TextureStore();
  const keep = (canvas: HTMLCanvasElement) => store.keep(canvas, 1);
  const faces = { heads: keep(face('heads')), tails: keep(face('tails')) };
  return { faces, glow: keep(light()), free: () => store.free() };
}
