import { base64Of } from '../../../shared/base64';
import { cropOf, type Placing } from '../cropPicture';

/** The server accepts a square of at most this many pixels a side, and 256 KiB. */
const SIDE_PX = 512;
const BYTES_MAX = 256 * 1024;
/** Best first. A face is recognisable even at the last one. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5, 0.35] as const;

/** Opens an image file. Rejects with a DOMException if it is not an image. */
export async function openPicture(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  await picture.decode();
  return picture;
}

/** Releases the object URL of a picture that is no longer shown. */
export const closePicture = (picture: HTMLImageElement): void => URL.revokeObjectURL(picture.src);

/**
 * The cropped square as a base64 JPEG, in the best quality that fits. Re-encoding drops the EXIF data, such as
 * location and camera. Null if this browser cannot draw it.
 */
export async function squareOf(picture: HTMLImageElement, placing: Placing): Promise<string | null> {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { x, y, side } = cropOf(size, placing);
  const px = Math.max(16, Math.min(SIDE_PX, Math.round(side)));
  const canvas = document.createElement('canvas');
  canvas.width = px;
  canvas.height = px;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG has no transparency: transparent areas become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, px, px);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, side, side, 0, 0, px, px);
  for (const quality of QUALITIES) {
    const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (bytes !== null && bytes.size <= BYTES_MAX) return base64Of(bytes);
  }
  return null;
}
