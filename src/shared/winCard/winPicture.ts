import type { SkinName } from '../../../games/kit/skin';
import { type Palette, paletteFor } from './palette';
import { HEIGHT, paintRound, paintScenery, WIDTH } from './scenery';

/** What stands on the picture. It names no player. */
export interface WinWords {
  readonly brand: string;
  /** The address of the brand's mark. */
  readonly mark: string;
  readonly title: string;
  /** The large figure, digits only: display faces have no peso sign. */
  readonly figure: string;
  readonly amount: string;
  /** A line below the amount. */
  readonly chance: string;
  /** Above the round's number, where there is room for it. */
  readonly verify?: string;
  readonly spin: string;
  /** Where and when. */
  readonly place: string;
  readonly adults: string;
  readonly age: string;
}

type Pen = CanvasRenderingContext2D;

const PANEL = { x: 64, y: 1100, width: 952, height: 186 } as const;

/** The heights at which a picture is written, and its font sizes: px. */
interface Layout {
  readonly figure: { readonly y: number; readonly size: number };
  readonly title: { readonly y: number; readonly size: number };
  readonly amount: { readonly y: number; readonly size: number };
  readonly chance: number;
}

/** The jackpot stands in the wheel's winning wedge, what it is below it. */
const JACKPOT: Layout = {
  figure: { y: 640, size: 320 },
  title: { y: 820, size: 92 },
  amount: { y: 942, size: 96 },
  chance: 1014,
};

/** What was won stands above the scene of a round, the sums below it. */
const ROUND: Layout = {
  title: { y: 212, size: 64 },
  figure: { y: 430, size: 216 },
  amount: { y: 1006, size: 80 },
  chance: 1064,
};

/** Without a scene, what was won stands in the middle of the rays. */
const PLAIN: Layout = {
  title: { y: 372, size: 76 },
  figure: { y: 740, size: 280 },
  amount: { y: 930, size: 92 },
  chance: 1010,
};

/**
 * Draws a win as a PNG, in the skin's colours and faces: a round of a game with its scene (null where there is none), or
 * without `scene` the jackpot of the wheel. Rejects where nothing can be drawn.
 */
export async function winPicture(
  skin: SkinName,
  words: WinWords,
  scene?: HTMLCanvasElement | null,
): Promise<Blob> {
  const layout = scene === undefined ? JACKPOT : scene === null ? PLAIN : ROUND;
  const look = getComputedStyle(document.documentElement);
  const display = look.getPropertyValue('--f-display').trim() || 'serif';
  const ui = look.getPropertyValue('--f-ui').trim() || 'sans-serif';
  const palette = paletteFor(skin);
  const [mark] = await Promise.all([
    loadedPicture(words.mark),
    loadFace(`900 100px ${display}`, words.figure + words.title + words.brand),
    loadFace(`800 100px ${ui}`, Object.values(words).join('')),
  ]);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas to draw on');
  if (scene === undefined) paintScenery(pen, palette);
  else paintRound(pen, palette, scene);
  paintHead(pen, palette, words, { mark, display });
  paintFigure(pen, palette, words.figure, layout, display);
  paintTitle(pen, palette, words, layout, { display, ui });
  paintPanel(pen, palette, words, ui);
  paintFrame(pen, palette);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (picture === null) throw new Error('the picture could not be written');
  return picture;
}

/** Texts are narrowed where they are too long, and never cut. */
function write(pen: Pen, text: string, x: number, y: number, font: string, most: number): void {
  pen.font = font;
  pen.fillText(text, x, y, most);
}

function paintHead(
  pen: Pen,
  { depth }: Palette,
  { brand }: WinWords,
  { mark, display }: { readonly mark: HTMLImageElement | null; readonly display: string },
): void {
  const font = `800 54px ${display}`;
  pen.font = font;
  const size = mark === null ? 0 : 76;
  const width = pen.measureText(brand).width + (size === 0 ? 0 : size + 18);
  const left = (WIDTH - width) / 2;
  pen.save();
  pen.shadowColor = depth;
  pen.shadowBlur = 16;
  pen.fillStyle = '#FFFFFF';
  pen.textAlign = 'left';
  if (mark !== null) pen.drawImage(mark, left, 58, size, size);
  write(pen, brand, left + width - pen.measureText(brand).width, 116, font, 700);
  pen.restore();
}

/** The figure in relief: a deep body, a light edge, and a face of metal. */
function paintFigure(
  pen: Pen,
  { depth, edge, face }: Palette,
  figure: string,
  { figure: { y, size } }: Layout,
  display: string,
): void {
  pen.save();
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.font = `900 ${size}px ${display}`;
  pen.strokeStyle = depth;
  pen.fillStyle = depth;
  pen.lineWidth = size * 0.144;
  pen.shadowColor = 'rgba(0,0,0,.55)';
  pen.shadowBlur = 46;
  pen.shadowOffsetY = 24;
  pen.strokeText(figure, 540, y + 20, 860);
  pen.shadowColor = 'transparent';
  for (let step = 20; step >= 0; step -= 2) pen.strokeText(figure, 540, y + step, 860);
  pen.strokeStyle = edge;
  pen.lineWidth = size * 0.056;
  pen.strokeText(figure, 540, y, 860);
  const fill = pen.createLinearGradient(0, y - size * 0.75, 0, y);
  for (const [at, color] of face.entries()) fill.addColorStop(at / (face.length - 1), color);
  pen.fillStyle = fill;
  pen.fillText(figure, 540, y, 860);
  pen.restore();
}

function paintTitle(
  pen: Pen,
  { title, titleGlow, text, muted, depth }: Palette,
  words: WinWords,
  layout: Layout,
  { display, ui }: { readonly display: string; readonly ui: string },
): void {
  pen.save();
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.shadowColor = titleGlow;
  pen.shadowBlur = 34;
  pen.strokeStyle = depth;
  pen.lineWidth = 14;
  pen.font = `800 ${layout.title.size}px ${display}`;
  pen.strokeText(words.title, 540, layout.title.y, 940);
  pen.fillStyle = title;
  pen.fillText(words.title, 540, layout.title.y, 940);
  pen.restore();
  pen.save();
  pen.textAlign = 'center';
  // Light skins write dark on their panels: over the dark foot of the picture it is light everywhere.
  pen.shadowColor = depth;
  pen.shadowBlur = 14;
  pen.fillStyle = isLight(text) ? text : '#FFFFFF';
  write(pen, words.amount, 540, layout.amount.y, `800 ${layout.amount.size}px ${ui}`, 900);
  pen.fillStyle = isLight(muted) ? muted : '#FFFFFF';
  // Between the coins at both edges.
  write(pen, words.chance, 540, layout.chance, `600 38px ${ui}`, 780);
  pen.restore();
}

/** Whether a colour #rrggbb is lighter than a middle grey. */
const isLight = (color: string): boolean => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.6 + blue * 0.1 > 140;
};

/** Which spin it was, and for whom the game is. */
function paintPanel(pen: Pen, palette: Palette, words: WinWords, ui: string): void {
  const { x, y, width, height } = PANEL;
  const fill = pen.createLinearGradient(0, y, 0, y + height);
  fill.addColorStop(0, palette.panel[0]);
  fill.addColorStop(1, palette.panel[1]);
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,.4)';
  pen.shadowBlur = 30;
  pen.shadowOffsetY = 10;
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 36);
  pen.fill();
  pen.shadowColor = 'transparent';
  pen.strokeStyle = palette.frame;
  pen.lineWidth = 3;
  pen.stroke();
  pen.textAlign = 'left';
  pen.fillStyle = palette.text;
  const down = words.verify === undefined ? 0 : 16;
  write(pen, words.spin, x + 38, y + 84 + down, `800 46px ${ui}`, 440);
  pen.fillStyle = palette.muted;
  if (words.verify !== undefined) write(pen, words.verify, x + 38, y + 50, `600 27px ${ui}`, 440);
  write(pen, words.place, x + 38, y + 132 + down, `600 27px ${ui}`, 440);
  const [disc, ring, ink] = palette.badge;
  const cx = x + width - 100;
  const cy = y + height / 2;
  pen.fillStyle = disc;
  pen.strokeStyle = ring;
  pen.lineWidth = 8;
  pen.beginPath();
  pen.arc(cx, cy, 56, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.textAlign = 'center';
  pen.fillStyle = ink;
  write(pen, words.age, cx, cy + 17, `800 46px ${ui}`, 96);
  pen.textAlign = 'right';
  pen.fillStyle = palette.muted;
  pen.font = `600 25px ${ui}`;
  const lines = wrapped(pen, words.adults, 300).slice(0, 4);
  lines.forEach((line, at) => {
    write(pen, line, cx - 84, cy + 9 + (at - (lines.length - 1) / 2) * 33, `600 25px ${ui}`, 310);
  });
  pen.restore();
}

/** A text in lines of at most `most` px; scripts without spaces break between any two characters. */
function wrapped(pen: Pen, text: string, most: number): readonly string[] {
  const lines: string[] = [];
  const words = text.includes(' ') ? text.split(/(?<= )/) : [...text];
  let line = '';
  for (const word of words) {
    if (line !== '' && pen.measureText((line + word).trimEnd()).width > most) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  return [...lines, line];
}

function paintFrame(pen: Pen, { frame }: Palette): void {
  pen.strokeStyle = frame;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.roundRect(26, 26, WIDTH - 52, HEIGHT - 52, 44);
  pen.stroke();
}

/** The picture at an address; null where it does not load: a win can be shared without the mark. */
async function loadedPicture(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Waits for the files of each family, one by one: a call for all of them ends at the first that does not load. */
async function loadFace(font: string, letters: string): Promise<void> {
  const familiesAt = font.indexOf('px ') + 3;
  const calls = font
    .slice(familiesAt)
    .split(',')
    .map((family) => document.fonts.load(font.slice(0, familiesAt) + family, letters));
  await Promise.allSettled(calls);
}
