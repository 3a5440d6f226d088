/**
 * A body of revolution, stretched along x: bowl or cover. Distances are precomputed in a grid, so that ray marching is
 * fast.
 */
export interface Profile {
  /** Radius and height of the middle of the wall, from the axis outwards. */
  readonly wall: readonly (readonly [radius: number, height: number])[];
  readonly thickness: number;
  /** The ring at the edge. */
  readonly rim: { readonly radius: number; readonly height: number; readonly thickness: number };
  /** How much wider than deep it is. */
  readonly stretch: number;
}

const STEP = 0.015;
const MARGIN = 0.3;

export class Turned {
  readonly #grid: Float32Array;
  readonly #columns: number;
  readonly #rows: number;
  readonly #low: number;
  readonly #reach: number;
  readonly top: number;
  readonly bottom: number;

  constructor(readonly profile: Profile) {
    const { wall, thickness, rim } = profile;
    const heights = [...wall.map(([, y]) => y), rim.height];
    const fat = Math.max(thickness, rim.thickness);
    this.top = Math.max(...heights) + fat + 0.02;
    this.bottom = Math.min(...heights) - fat - 0.05;
    this.#low = this.bottom - MARGIN;
    this.#reach = Math.max(rim.radius, ...wall.map(([q]) => q)) + fat + MARGIN;
    this.#columns = Math.ceil(this.#reach / STEP) + 2;
    this.#rows = Math.ceil((this.top + MARGIN - this.#low) / STEP) + 2;
    this.#grid = new Float32Array(this.#columns * this.#rows);
    for (let row = 0; row < this.#rows; row += 1)
      for (let column = 0; column < this.#columns; column += 1)
        this.#grid[row * this.#columns + column] = exact(profile, column * STEP, this.#low + row * STEP);
  }

  /** Distance to the surface, negative inside; slightly too small, because of the stretch. */
  distance(x: number, y: number, z: number): number {
    const q = Math.hypot(x, z * this.profile.stretch);
    const c = Math.min(this.#columns - 1.001, q / STEP);
    const r = Math.max(0, Math.min(this.#rows - 1.001, (y - this.#low) / STEP));
    const column = Math.floor(c);
    const row = Math.floor(r);
    const at = row * this.#columns + column;
    const grid = this.#grid;
    const u = c - column;
    const near = (grid[at] ?? 0) * (1 - u) + (grid[at + 1] ?? 0) * u;
    const far = (grid[at + this.#columns] ?? 0) * (1 - u) + (grid[at + this.#columns + 1] ?? 0) * u;
    return near + (far - near) * (r - row) + Math.max(0, q - this.#reach);
  }

  /** Distance along a ray to the surface; -1 where it misses. */
  hit(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
    let t = 0;
    let end = 60;
    if (Math.abs(dy) > 1e-6) {
      const a = (this.top - oy) / dy;
      const b = (this.bottom - oy) / dy;
      t = Math.max(0, Math.min(a, b));
      end = Math.max(a, b);
    } else if (oy > this.top || oy < this.bottom) return -1;
    // Depth is stretched: a step of the full distance could pass through a wall.
    const pace = 0.96 / this.profile.stretch;
    for (let i = 0; i < 150 && t < end; i += 1) {
      const s = this.distance(ox + dx * t, oy + dy * t, oz + dz * t);
      if (s < 0.0016) return t;
      t += s * pace;
    }
    return -1;
  }

  /** Distance from the axis in the units of the profile. */
  radius(x: number, z: number): number {
    return Math.hypot(x, z * this.profile.stretch);
  }
}

function exact({ wall, thickness, rim }: Profile, q: number, y: number): number {
  let nearest = 1e9;
  for (let i = 0; i + 1 < wall.length; i += 1) {
    const [aq, ay] = wall[i] ?? [0, 0];
    const [bq, by] = wall[i + 1] ?? [0, 0];
    const ex = bq - aq;
    const ey = by - ay;
    const t = Math.max(0, Math.min(1, ((q - aq) * ex + (y - ay) * ey) / (ex * ex + ey * ey)));
    nearest = Math.min(nearest, Math.hypot(q - aq - ex * t, y - ay - ey * t));
  }
  const ring = Math.hypot(q - rim.radius, y - rim.height) - rim.thickness;
  return Math.min(nearest - thickness, ring);
}

/** A bowl: flat floor, then a quarter of an ellipse up to the rim. The floor's upper side is y = 0. */
export function bowlProfile(
  floor: number,
  edge: number,
  height: number,
  thickness: number,
  rim: number,
  stretch: number,
): Profile {
  const wall: [number, number][] = [[0, -thickness]];
  for (let i = 0; i <= 14; i += 1) {
    const angle = (i / 14) * (Math.PI / 2);
    wall.push([
      floor + (edge - floor) * Math.sin(angle),
      -thickness + (height + thickness) * (1 - Math.cos(angle)),
    ]);
  }
  return { wall, thickness, rim: { radius: edge, height, thickness: rim }, stretch };
}

/** A cover: a low dome with a knob, its edge at y = 0. */
export function coverProfile(edge: number, height: number, rim: number, stretch: number): Profile {
  const wall: [number, number][] = [
    [0, height + 0.34],
    [0.2, height + 0.3],
    [0.25, height + 0.18],
    [0.12, height + 0.04],
  ];
  for (let i = 1; i <= 20; i += 1) {
    const share = i / 20;
    wall.push([edge * share, height * (1 - share ** 2.1)]);
  }
  return { wall, thickness: 0.07, rim: { radius: edge, height: 0.02, thickness: rim }, stretch };
}
