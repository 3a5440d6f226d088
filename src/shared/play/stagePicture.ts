type Take = () => HTMLCanvasElement | null;

let take: Take = () => null;

/** The stage offers to draw itself; null takes the offer back. */
export const offerStage = (draw: Take | null): void => {
  take = draw ?? (() => null);
};

/** A copy of part of the stage as it is now, by a rectangle in CSS px; null where nothing is drawn. */
export function stagePicture({ x, y, width, height }: StageRect): HTMLCanvasElement | null {
  // A drawing buffer can be read only before the next frame.
  const stage = take();
  const picture = document.createElement('canvas');
  const scale = (stage?.width ?? 0) / window.innerWidth;
  picture.width = Math.round(width * scale);
  picture.height = Math.round(height * scale);
  const pen = picture.getContext('2d');
  if (stage === null || pen === null || picture.width === 0 || picture.height === 0) return null;
  pen.drawImage(stage, -x * scale, -y * scale);
  return picture;
}

interface StageRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
