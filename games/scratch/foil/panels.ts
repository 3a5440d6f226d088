import { PANEL_COUNT } from '../rules/card';

/** The ticket in design px, its upper left corner at 0, 0. Both the scene and the pointer surface use these figures. */
export const TICKET = { width: 331, height: 414 } as const;

/** The nine panels: pitch, size, and the position of the first one. */
export const PANEL = { x: 21.5, y: 78, width: 90, height: 88, pitchX: 99, pitchY: 97, radius: 13 } as const;

export const COLUMNS = 3;

/** The panels' bounding box; strokes are in px of it. */
export const FIELD = {
  x: PANEL.x,
  y: PANEL.y,
  width: PANEL.pitchX * 2 + PANEL.width,
  height: PANEL.pitchY * 2 + PANEL.height,
} as const;

export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The upper left corner of a panel within the field, 0 to 8 in reading order. */
export const cornerOf = (panel: number): Corner => CORNERS[panel] ?? cornerAt(panel);

const cornerAt = (panel: number): Corner => ({
  x: (panel % COLUMNS) * PANEL.pitchX,
  y: Math.floor(panel / COLUMNS) * PANEL.pitchY,
});

/** Created once: they are needed in every frame. */
const CORNERS = Array.from({ length: PANEL_COUNT }, (_, panel) => cornerAt(panel));

/** The middle of a panel on the ticket. */
export const middleOf = (panel: number): Corner => MIDDLES[panel] ?? middleAt(panel);

function middleAt(panel: number): Corner {
  const { x, y } = cornerOf(panel);
  return { x: FIELD.x + x + PANEL.width / 2, y: FIELD.y + y + PANEL.height / 2 };
}

const MIDDLES = CORNERS.map((_, panel) => middleAt(panel));

interface Area {
  readonly width: number;
  readonly height: number;
}

/** The position of the ticket in the free area, in CSS px from the area's corner, and CSS px per design px. */
export interface TicketPlacement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * Room for the overlay's text above the ticket: the last rounds and the result; on a low screen they share one line.
 * CSS px.
 */
const ABOVE_PX = 86;
const ABOVE_LOW_PX = 42;
const LOW_PX = 430;
const MARGIN_PX = 8;

/** The ticket as large as the free area allows, centred, clear of the line of last rounds. */
export function placementIn({ width, height }: Area): TicketPlacement {
  const above = height < LOW_PX ? Math.min(ABOVE_LOW_PX, height * 0.14) : ABOVE_PX;
  const room = height - above - MARGIN_PX;
  const scale = Math.max(0.3, Math.min((width - 2 * MARGIN_PX) / TICKET.width, room / TICKET.height, 2));
  return {
    x: (width - TICKET.width * scale) / 2,
    y: above + Math.max(0, (room - TICKET.height * scale) * 0.5),
    scale,
  };
}
