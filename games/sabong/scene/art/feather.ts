import { short } from './svg';

export type FeatherKind = 'flight' | 'lance' | 'sickle' | 'round';

interface FeatherLook {
  /** The outline's colour. */
  readonly line: string;
  readonly outline?: number;
  /** How dark the half away from the light is. */
  readonly dark?: number;
  /** Brightness and width of the shaft. */
  readonly shaft?: number;
  readonly shaftWidth?: number;
  /** A light edge on the near side. */
  readonly edge?: string;
  /** One vane narrower than the other, as on a wing. */
  readonly uneven?: boolean;
}

const POINTS: Readonly<Record<FeatherKind, number>> = { flight: 11, lance: 8, sickle: 16, round: 8 };

function widthAt(kind: FeatherKind, s: number): number {
  if (kind === 'flight') return Math.min(1, s * 5) ** 0.6 * Math.max(0, 1 - s ** 7) ** 0.5;
  if (kind === 'lance') return Math.min(1, s * 3.2) ** 0.7 * Math.max(0, 1 - s) ** 0.55 * 1.25;
  if (kind === 'sickle') return Math.min(1, s * 3) ** 0.6 * Math.max(0, 1 - s ** 2.2) ** 0.62;
  return Math.sin(Math.PI * s ** 0.62) ** 0.7;
}

type Spot = readonly [x: number, y: number];
const path = (points: readonly Spot[]): string => points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');

/** One feather as an SVG body: its base at 0, 0, its tip down the y axis, bent by `bend` radians in total. */
export function feather(
  kind: FeatherKind,
  length: number,
  halfWidth: number,
  bend: number,
  fill: string,
  look: FeatherLook,
): string {
  const left: Spot[] = [];
  const right: Spot[] = [];
  const middle: Spot[] = [];
  const count = POINTS[kind];
  for (let i = 0; i <= count; i += 1) {
    const s = i / count;
    const angle = bend * s;
    const straight = Math.abs(bend) < 0.01;
    const x = straight ? 0 : (length / bend) * (1 - Math.cos(angle));
    const y = straight ? length * s : (length / bend) * Math.sin(angle);
    const width = widthAt(kind, s) * halfWidth;
    const near = width * (look.uneven ? 0.62 : 1);
    const far = width * (look.uneven ? 1.25 : 1);
    left.push([x - Math.cos(angle) * near, y + Math.sin(angle) * near]);
    right.push([x + Math.cos(angle) * far, y - Math.sin(angle) * far]);
    middle.push([x, y]);
  }
  const back = path(right.toReversed());
  const edge = look.edge
    ? `<path d="M${path(left.slice(2))}" fill="none" stroke="${look.edge}" stroke-opacity=".75"/>`
    : '';
  return (
    `<path d="M${path(left)}L${back}Z" fill="${fill}" stroke="${look.line}" stroke-opacity="${look.outline ?? 0.55}" stroke-width=".8" stroke-linejoin="round"/>` +
    `<path d="M${path(middle)}L${back}Z" fill="${look.line}" opacity="${look.dark ?? 0.2}"/>` +
    `<path d="M${path(middle.slice(0, -1))}" fill="none" stroke="#fff" stroke-opacity="${look.shaft ?? 0.42}" stroke-width="${look.shaftWidth ?? 0.8}"/>${edge}`
  );
}
