import { saveFile } from '../../shared/saveFile';

/** What stands on the picture, from top to bottom. */
export interface PictureWords {
  readonly brand: string;
  /** The address of the brand's picture. */
  readonly art: string;
  readonly title: string;
  readonly hosts: readonly string[];
  readonly note: string;
}

const WIDTH = 1080;
const MARGIN = 72;

/** Saves the addresses of the app as a picture, in the colours and faces of the page. Rejects where nothing can be drawn. */
export async function saveAddressPicture({ brand, art, title, hosts, note }: PictureWords): Promise<void> {
  const look = getComputedStyle(document.documentElement);
  const role = (name: string) => look.getPropertyValue(name).trim();
  const image = await loaded(art);
  const artHeight = Math.round(((WIDTH - 2 * MARGIN) * image.height) / image.width);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = artHeight + 560 + hosts.length * 110;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas to draw on');
  const write = (
    text: string,
    y: number,
    { size, weight, color }: { size: number; weight: number; color: string },
  ) => {
    pen.font = `${weight} ${size}px ${role('--f-ui') || 'sans-serif'}`;
    pen.fillStyle = role(color);
    // A long address is drawn narrower, and never cut.
    pen.fillText(text, MARGIN, y, WIDTH - 2 * MARGIN);
  };
  pen.fillStyle = role('--bg');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(brand, 120, { size: 56, weight: 800, color: '--text' });
  pen.drawImage(image, MARGIN, 170, WIDTH - 2 * MARGIN, artHeight);
  write(title, artHeight + 280, { size: 60, weight: 800, color: '--text' });
  write(note, artHeight + 350, { size: 34, weight: 500, color: '--muted' });
  hosts.forEach((host, at) => {
    write(host, artHeight + 460 + at * 110, { size: 64, weight: 800, color: '--accent-text' });
  });
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (picture === null) throw new Error('the picture could not be written');
  saveFile(`${brand.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.png`, picture);
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
