import { ROLES, type Role } from '../../../../games/kit/roles';

/** Whether the browser draws on a canvas; without it there is no chart, and the rest of the page says the same in words. */
export const hasCanvas = (): boolean => document.createElement('canvas').getContext('2d') !== null;

/** A role's colour at an element as the canvas understands it: rgb with an alpha of 0 to 1. */
export function cssColour(element: Element, role: Role, alpha = 1): string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (context === null) return 'rgb(128, 128, 128)';
  context.fillStyle = getComputedStyle(element).getPropertyValue(ROLES[role]).trim();
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}
