import type { Texture } from 'pixi.js';
import { loadFaces } from '../../../kit/scene/faces';
import { DUSKS } from '../../../kit/scene/light/skinLight';
import { sparkleCells } from '../../../kit/scene/light/sparkles';
import { vignette } from '../../../kit/scene/light/vignette';
import { pack } from '../../../kit/scene/paint/packing';
import { type Paint, sheet } from '../../../kit/scene/paint/paint';
import { TextureStore } from '../../../kit/scene/paint/textures';
import { bakeResolution } from '../../../kit/scene/quality';
import type { QualityTier } from '../../../kit/scene/scene';
import type { SkinName } from '../../../kit/skin';
import { TICKET } from '../../foil/panels';
import { type Palette, paletteFor } from '../palette';
import { bitCells } from './bits';
import { type CounterSize, paintCounter } from './counter';
import { FOIL_BOX, paintFoil } from './foil';
import { LETTERING, paintTicket, TICKET_PAD } from './ticket';
import { wellCells } from './wells';

/** Size of the baked counter, and its resolution. Another request is another bake. */
export interface BakeRequest {
  readonly counter: CounterSize;
  /** Canvas pixels per design px of the ticket. */
  readonly sharpness: number;
  /** Canvas pixels per CSS px. */
  readonly resolution: number;
  readonly tier: QualityTier;
  /** Font size of the panels' multipliers, in design px. */
  readonly labelSize: number;
}

/** Every texture of the scene. Call `free` once nothing on stage shows them. */
export interface Art {
  readonly request: BakeRequest;
  readonly palette: Palette;
  /** What a win dims the stage to; null is black. */
  readonly dusk: number | null;
  readonly counter: Texture;
  readonly ticket: Texture;
  /** Nine panels of foil, and canvas pixels per design px of them; the foil renderer makes a texture of it. */
  readonly foil: HTMLCanvasElement;
  readonly foilResolution: number;
  readonly vignette: Texture;
  /** Wells, motifs, crumbs, brushes, coin, and the particles of every game; each group on one source. */
  readonly cells: ReadonlyMap<string, Texture>;
  free(): void;
}

const PLANE_PIXELS: Readonly<Record<QualityTier, number>> = { high: 1.6e6, mid: 0.8e6, low: 0.35e6 };
const ATLAS_WIDTH = 480;

/** Paints everything once. Rejects if pictures cannot be decoded or there is no canvas. */
export async function bake(request: BakeRequest, skin: SkinName): Promise<Art> {
  const { counter, sharpness, resolution, tier, labelSize } = request;
  const palette = paletteFor(skin);
  // Lettering is painted once, so its fonts must be loaded first.
  await loadFaces(
    skin,
    [palette.title.font, palette.label.font].map((font) => font.replace('$', '20')),
    `${LETTERING}${LETTERING.toUpperCase()}×0123456789,`,
  );
  const store = new TextureStore();
  const most = PLANE_PIXELS[tier];
  const plane = (width: number, height: number, sharp: number, draw: (paint: Paint, at: number) => void) => {
    const at = bakeResolution(sharp, width * height, most);
    const { canvas, paint } = sheet(width, height, at);
    draw(paint, at);
    return { canvas, at };
  };
  const kept = ({ canvas, at }: ReturnType<typeof plane>) => store.keep(canvas, at);
  const cellResolution = bakeResolution(sharpness, ATLAS_WIDTH * ATLAS_WIDTH, tier === 'low' ? 0.3e6 : 0.9e6);
  const cells = [
    ...wellCells(palette, cellResolution, labelSize),
    ...(await bitCells(palette, cellResolution)),
    ...(await sparkleCells(palette, cellResolution)),
  ];
  const foil = plane(FOIL_BOX.width, FOIL_BOX.height, sharpness, (paint) => paintFoil(paint, palette));
  return {
    request,
    palette,
    dusk: DUSKS[skin],
    // Half the resolution: the shelf is out of focus, and the board covers most of the planks.
    counter: kept(
      plane(counter.width, counter.height, Math.min(resolution, 1.25), (paint) =>
        paintCounter(paint, counter, palette),
      ),
    ),
    ticket: kept(
      plane(TICKET.width + 2 * TICKET_PAD, TICKET.height + 2 * TICKET_PAD, sharpness, (paint, at) =>
        paintTicket(paint, palette, at),
      ),
    ),
    foil: foil.canvas,
    foilResolution: foil.at,
    vignette: store.keep(vignette(palette.night), 1),
    cells: store.keepAtlas(pack(cells, ATLAS_WIDTH, 2), cellResolution),
    free: () => store.free(),
  };
}
