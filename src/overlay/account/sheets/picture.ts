import { cropOf, type Placing } from '../cropPicture';

/** What the server takes: a square of at most this many pixels a side, and 256 KiB. */
const SIDE_PX = 512;
const BYTES_MAX = 256 * 1024;
/** Best first. Even the last one is a picture one knows a face in. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5, 0.35] as const;

/** A file that a browser can show. Rejects with a DOMException for what is no picture. */
export async function openPicture(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  await picture.decode();
  return picture;
}

/** Lets the browser forget a picture that nobody looks at any more. */
export const closePicture = (picture: HTMLImageElement): void => URL.revokeObjectURL(picture.src);

/**
 * The square behind the frame as a JPEG in base64, as good as fits. Drawing it anew leaves out where and with
 * what it was taken. Null where this browser cannot draw it.
 */
export async function squareOf(picture: HTMLImageElement, placing: Placing): Promise<string | null> {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { x, y, side } = cropOf(size, placing);
  const px = Math.max(16, Math.min(SIDE_PX, Math.round(side)));
  const canvas = document.createElement('canvas');
  canvas.width = px;
  canvas.height = px;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  // A JPEG knows no transparency: what is clear in the picture becomes white.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, px, px);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, side, side, 0, 0, px, px);
  for (const quality of QUALITIES) {
    const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (bytes !== null && bytes.size <= BYTES_MAX) return base64Of(bytes);
  }
  return null;
}

async function base64Of(bytes: Blob): Promise<string> {
  const view = new Uint8Array(await bytes.arrayBuffer());
  let text = '';
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < view.length; at += 8192) text += String.fromCharCode(...view.subarray(at, at + 8192));
  return btoa(text);
}
