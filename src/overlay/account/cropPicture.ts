/**
 * The position of a picture behind its square frame: the zoom relative to filling the frame, and the offset in frame
 * widths.
 */
export interface Placing {
  /** 1: the shorter side fills the frame. */
  readonly zoom: number;
  /** The offset of the picture's centre from the frame's, in frame widths. */
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const ZOOM_MAX = 4;
export const CENTRED: Placing = { zoom: 1, x: 0, y: 0 };

/** The size of a picture at a zoom, in frame widths. */
export function shownSize({ width, height }: Size, zoom: number): Size {
  const short = Math.min(width, height);
  return { width: (width / short) * zoom, height: (height / short) * zoom };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The nearest placing that leaves no part of the frame empty. */
export function clampPlacing(picture: Size, { zoom, x, y }: Placing): Placing {
  const fit = clamp(zoom, 1, ZOOM_MAX);
  const shown = shownSize(picture, fit);
  const [maxX, maxY] = [(shown.width - 1) / 2, (shown.height - 1) / 2];
  return { zoom: fit, x: clamp(x, -maxX, maxX), y: clamp(y, -maxY, maxY) };
}

/** The square of a picture that the frame shows, in the picture's own pixels. */
export function cropOf(picture: Size, placing: Placing): { x: number; y: number; side: number } {
  const { zoom, x, y } = clampPlacing(picture, placing);
  const side = Math.min(picture.width, picture.height) / zoom;
  return {
    x: picture.width / 2 - x * side - side / 2,
    y: picture.height / 2 - y * side - side / 2,
    side,
  };
}
