import { Bodies } from './bodies';
import { markAt, type Print } from './marks';
import { dot, unit, type Vec } from './space';
import type { Die, GlassLook, SolidLook, Stage, Surface } from './stage';

/** Rays towards the light from one point: the size of the light makes soft shadows. */
const SHADOW_RAYS = 10;
/** The refractive index of glass. */
const GLASS = 1.47;

type Shade = [red: number, green: number, blue: number];

/** Follows rays through one scene: a die, a body of revolution, the ground. */
export class Tracer {
  readonly #bodies: Bodies;
  readonly #lights: readonly Vec[];

  constructor(readonly stage: Stage) {
    this.#bodies = new Bodies(stage);
    const { direction, size } = stage.key;
    const key = unit(direction);
    const u = unit([key[2], 0, -key[0]]);
    const v: Vec = [-key[1] * u[2], key[0] * u[2] - key[2] * u[0], key[1] * u[0]];
    this.#lights = Array.from({ length: SHADOW_RAYS }, (_, i) => {
      const angle = i * 2.4;
      const r = Math.sqrt((i + 0.5) / SHADOW_RAYS) * size;
      const at = (axis: 0 | 1 | 2) =>
        key[axis] + u[axis] * Math.cos(angle) * r + v[axis] * Math.sin(angle) * r;
      return unit([at(0), at(1), at(2)]);
    });
  }

  /** What a ray from the eye hits first: the die, the body, the ground, or nothing. */
  firstHit(o: Vec, d: Vec): 'die' | 'body' | 'ground' | 'none' {
    const die = this.#bodies.enterDie(o, d);
    const body = this.#bodies.hitBody(o, d);
    if (die >= 0 && (body < 0 || die < body)) return 'die';
    if (body >= 0) return 'body';
    return this.#bodies.hitGround(o, d) >= 0 ? 'ground' : 'none';
  }

  /** Light from the die along a ray from the eye; null where it misses. Nothing covers the die. */
  dieAlone(o: Vec, d: Vec): Shade | null {
    const { die } = this.stage;
    const at = this.#bodies.enterDie(o, d);
    if (die === null || at < 0) return null;
    return this.#die(die, along(o, d, at), this.#bodies.side, d, 0);
  }

  #die(die: Die, p: Vec, side: number, d: Vec, depth: number): Shade {
    const { look } = die;
    return look.kind === 'glass'
      ? this.#glass(die, look, p, side, d, depth)
      : this.#solid(die, look, p, side, d, depth);
  }

  /** The light along a ray. */
  look(o: Vec, d: Vec, depth: number, skipDie = false): Shade {
    const { stage } = this;
    const dieAt = skipDie ? -1 : this.#bodies.enterDie(o, d);
    const side = this.#bodies.side;
    const bodyAt = this.#bodies.hitBody(o, d);
    if (bodyAt >= 0 && (dieAt < 0 || bodyAt < dieAt)) return this.#body(along(o, d, bodyAt), d, depth);
    if (dieAt >= 0 && stage.die !== null) return this.#die(stage.die, along(o, d, dieAt), side, d, depth);
    return [...stage.sky(d[0], d[1], d[2])];
  }

  /** How much of the key light reaches a point of the ground, 0 to 1. */
  groundLight(p: Vec): number {
    let seen = 0;
    let rays = 0;
    for (let i = 0; i < SHADOW_RAYS; i += 1) {
      const light = this.#lights[i];
      if (light === undefined) continue;
      rays += 1;
      if (this.#bodies.hitBody([p[0], p[1] + 0.02, p[2]], light) < 0.02) seen += 1;
    }
    return seen / rays;
  }

  #keyLight(p: Vec, n: Vec, skipDie: boolean): number {
    const { die } = this.stage;
    if (die === null || skipDie) return 1;
    const through = die.look.kind === 'glass' ? 0.42 : 0;
    let sum = 0;
    const from: Vec = [p[0] + n[0] * 0.01, p[1] + n[1] * 0.01, p[2] + n[2] * 0.01];
    for (const light of this.#lights) sum += this.#bodies.leaveDie(from, light) > 0.02 ? through : 1;
    return sum / this.#lights.length;
  }

  #body(p: Vec, d: Vec, depth: number): Shade {
    const { stage } = this;
    const radius = this.#bodies.radius(p);
    const plain = this.#bodies.bodyNormal(p);
    const surface = stage.bodySurface(p[0], p[1], p[2], radius, plain[0] * p[0] + plain[2] * p[2]);
    const n = bumped(plain, surface);
    let shelter = this.#bodies.shelter(p, radius);
    if (stage.die !== null) shelter *= besideDie(stage.die, p);
    const shade = this.#lit(p, n, surface, shelter, false);
    const { die } = stage;
    if (die !== null && die.look.kind === 'glass') addSpill(shade, surface, die, die.look, p, n);
    this.#addMirror(shade, p, n, d, surface, shelter, depth);
    return shade;
  }

  #lit(p: Vec, n: Vec, { color, emits }: Surface, shelter: number, onDie: boolean): Shade {
    const { key, ambient, bounce } = this.stage;
    const facing = Math.max(0, dot(n, unit(key.direction)));
    const seen = facing > 0 ? this.#keyLight(p, n, onDie) : 0;
    const sky = 0.5 + 0.5 * n[1];
    const at = (i: 0 | 1 | 2) =>
      color[i] * (key.color[i] * facing * seen + (ambient[i] * sky + bounce[i] * (1 - sky)) * shelter) +
      (emits?.[i] ?? 0);
    return [at(0), at(1), at(2)];
  }

  #addMirror(shade: Shade, p: Vec, n: Vec, d: Vec, surface: Surface, shelter: number, depth: number): void {
    if (surface.mirror <= 0) return;
    const { share, ray } = mirrored(n, d, surface.mirror, surface.glance);
    const seen =
      depth < 1 ? this.look(lifted(p, n, 0.01), ray, depth + 1) : this.stage.sky(ray[0], ray[1], ray[2]);
    for (const i of [0, 1, 2] as const) shade[i] += seen[i] * share * (0.5 + 0.5 * shelter);
  }

  #solid(die: Die, look: SolidLook, p: Vec, side: number, d: Vec, depth: number): Shade {
    const { solid } = die;
    const print = markAt(solid, look, p, side, this.stage.digit);
    const n = dented(this.#bodies.dieNormal(p, look.bevel), print);
    const q: Vec = [p[0] - solid.centre[0], p[1] - solid.centre[1], p[2] - solid.centre[2]];
    const base = look.color(q[0] / solid.half, q[1] / solid.half, q[2] / solid.half);
    const ink = print.ink * (print.onTop ? 1 : look.dim);
    const rim = Math.max(0, dot(n, this.stage.rimDirection)) ** 2;
    const low = 0.35 + 0.65 * Math.min(1, (p[1] + 0.05) / (solid.half * 0.9));
    const dark = 1 - print.edge * 0.55;
    const mix = (i: 0 | 1 | 2) => (base[i] * (1 - ink) + print.color[i] * ink) * dark;
    const surface: Surface = { color: [mix(0), mix(1), mix(2)], mirror: look.mirror, glance: 0.75 };
    const shade = this.#lit(p, n, surface, low, true);
    const shine = print.onTop ? look.shine : look.shine * 0.15;
    for (const i of [0, 1, 2] as const) {
      shade[i] +=
        print.color[i] * print.ink * shine + (surface.color[i] + 0.02) * this.stage.rim[i] * rim * low;
    }
    this.#addMirror(shade, p, n, d, surface, low, depth);
    return shade;
  }

  #glass(die: Die, look: GlassLook, p: Vec, side: number, d: Vec, depth: number): Shade {
    const n = this.#bodies.dieNormal(p, look.bevel);
    const facing = Math.min(-0.02, dot(d, n));
    const { share, ray } = mirrored(n, d, 0.045, 1);
    const outside = depth < 2 ? this.#behind(lifted(p, n, 0.004), ray) : [0, 0, 0];
    const shade: Shade = [(outside[0] ?? 0) * share, (outside[1] ?? 0) * share, (outside[2] ?? 0) * share];
    const eta = 1 / GLASS;
    const bend = -eta * facing - Math.sqrt(Math.max(0, 1 - eta * eta * (1 - facing * facing)));
    const into = unit([eta * d[0] + bend * n[0], eta * d[1] + bend * n[1], eta * d[2] + bend * n[2]]);
    this.#inside(die, look, p, into, 1 - share, depth < 1 ? 4 : 2, shade);
    const print = markAt(die.solid, look, p, side, this.stage.digit);
    const ink = print.ink * (print.onTop ? 1 : look.dim);
    const glow = print.onTop ? 1 : look.dim;
    for (const i of [0, 1, 2] as const) {
      shade[i] =
        shade[i] * (1 - ink) * (print.onTop ? 1 - print.edge * 0.62 : 1) +
        ink * print.color[i] * look.shine * glow;
    }
    return shade;
  }

  /** Follows a ray inside the glass: it gathers the core's light, loses colour, and leaves in parts. */
  #inside(die: Die, look: GlassLook, from: Vec, into: Vec, share: number, turns: number, shade: Shade): void {
    const { solid } = die;
    const through: Shade = [share, share, share];
    let p = from;
    let t = into;
    for (let turn = 0; turn < turns; turn += 1) {
      const length = this.#bodies.leaveDie(lifted(p, t, 1e-3), t);
      if (length <= 0) return;
      const h: Vec = [solid.centre[0] - p[0], solid.centre[1] - p[1], solid.centre[2] - p[2]];
      const near = Math.max(0, Math.min(length, dot(h, t)));
      const g: Vec = [h[0] - t[0] * near, h[1] - t[1] * near, h[2] - t[2] * near];
      const glow = look.glow * (0.11 / (dot(g, g) / (solid.half * solid.half) + 0.032) + 0.05 * length);
      for (const i of [0, 1, 2] as const) {
        shade[i] += through[i] * look.core[i] * glow;
        through[i] *= Math.exp(-look.absorbs[i] * length);
      }
      p = along(p, t, length);
      const n = this.#bodies.dieNormal(p, look.bevel);
      const cos = dot(t, n);
      const k = 1 - GLASS * GLASS * (1 - cos * cos);
      if (k > 0) {
        const out = Math.sqrt(k);
        const bend = out - GLASS * cos;
        const ray: Vec = [GLASS * t[0] + bend * n[0], GLASS * t[1] + bend * n[1], GLASS * t[2] + bend * n[2]];
        const kept = 0.045 + 0.955 * (1 - Math.min(1, out)) ** 5;
        const seen = this.#behind(lifted(p, n, 0.004), ray);
        for (const i of [0, 1, 2] as const) {
          shade[i] += through[i] * (1 - kept) * seen[i];
          through[i] *= kept;
        }
      }
      if (through[0] + through[1] + through[2] < 0.05) return;
      t = [t[0] - 2 * cos * n[0], t[1] - 2 * cos * n[1], t[2] - 2 * cos * n[2]];
    }
  }

  #behind(o: Vec, d: Vec): Shade {
    return this.look(o, d, 2, true);
  }
}

const along = (o: Vec, d: Vec, t: number): Vec => [o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t];
const lifted = along;

function mirrored(n: Vec, d: Vec, least: number, glance: number): { share: number; ray: Vec } {
  const facing = dot(d, n);
  const share = least + (1 - least) * (1 - Math.min(1, Math.max(0, -facing))) ** 5 * glance;
  const ray: Vec = [d[0] - 2 * facing * n[0], d[1] - 2 * facing * n[1], d[2] - 2 * facing * n[2]];
  return { share, ray };
}

const bumped = (n: Vec, { bump }: Surface): Vec =>
  bump === undefined ? n : unit([n[0] + bump[0], n[1] + bump[1], n[2] + bump[2]]);

const dented = (n: Vec, { dent }: Print): Vec =>
  dent === null ? n : unit([n[0] + dent[0], n[1] + dent[1], n[2] + dent[2]]);

/** The floor is darker beside and under the die. */
function besideDie({ solid }: Die, p: Vec): number {
  const x = p[0] - solid.centre[0];
  const z = p[2] - solid.centre[2];
  const q = (x * x + z * z) / (solid.half * solid.half) + p[1] * p[1] * 3;
  return 1 - 0.72 * Math.exp(-q * 0.55);
}

function addSpill(shade: Shade, { color }: Surface, { solid }: Die, look: GlassLook, p: Vec, n: Vec): void {
  const x = solid.centre[0] - p[0];
  const y = solid.centre[1] * 0.8 - p[1];
  const z = solid.centre[2] - p[2];
  const q = x * x + y * y + z * z;
  const facing = Math.max(0.12, (n[0] * x + n[1] * y + n[2] * z) / Math.sqrt(q));
  const light = (facing * look.spill) / (q * q * 0.7 + 0.22);
  for (const i of [0, 1, 2] as const) shade[i] += (color[i] * 0.7 + 0.05) * look.core[i] * light;
}
