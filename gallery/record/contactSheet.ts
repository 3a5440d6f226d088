/** A picture of a sheet with its name below it. */
export interface SheetPicture {
  readonly name: string;
  readonly url: string;
}

/** Where pictures stand on a contact sheet, in px. */
export interface SheetPlan {
  readonly columns: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly width: number;
  readonly height: number;
}

const CELL_WIDTH = 240;
const WIDE_CELL_WIDTH = 400;
const GAP = 16;
const LABEL = 26;
const TITLE = 54;

/** A sheet that is about as wide as it is high. */
export function planSheet(count: number, { width, height }: { width: number; height: number }): SheetPlan {
  const cellWidth = width > height ? WIDE_CELL_WIDTH : CELL_WIDTH;
  const cellHeight = Math.round((cellWidth * height) / width);
  const side = Math.sqrt((count * (cellHeight + LABEL + GAP)) / (cellWidth + GAP));
  const columns = Math.max(1, Math.min(count, Math.round(side * 1.25)));
  const rows = Math.ceil(count / columns);
  return {
    columns,
    cellWidth,
    cellHeight,
    width: columns * (cellWidth + GAP) + GAP,
    height: TITLE + rows * (cellHeight + LABEL + GAP),
  };
}

/** Draws all pictures on one page. */
export async function contactSheet(
  title: string,
  pictures: readonly SheetPicture[],
  size: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const plan = planSheet(pictures.length, size);
  const page = new OffscreenCanvas(plan.width, plan.height);
  const context = page.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  context.fillStyle = '#141518';
  context.fillRect(0, 0, plan.width, plan.height);
  context.fillStyle = '#e6e6e8';
  context.font = '700 20px "Plus Jakarta Sans", sans-serif';
  context.fillText(title, GAP, 34);
  context.font = '500 14px "Plus Jakarta Sans", sans-serif';
  for (const [index, { name, url }] of pictures.entries()) {
    const x = GAP + (index % plan.columns) * (plan.cellWidth + GAP);
    const y = TITLE + Math.floor(index / plan.columns) * (plan.cellHeight + LABEL + GAP);
    const image = await createImageBitmap(await (await fetch(url)).blob());
    context.drawImage(image, x, y, plan.cellWidth, plan.cellHeight);
    image.close();
    context.fillText(name, x, y + plan.cellHeight + 18);
  }
  return page.convertToBlob({ type: 'image/png' });
}
