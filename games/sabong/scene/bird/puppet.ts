import { mix } from '../../../kit/scene/easing';
import { PLACE } from '../../../kit/scene/patchwork';
import type { BirdArt } from '../art/bake';
import { edgeOf } from '../art/birdSheet';
import type { BirdPose } from './birdPose';
import { type Cut, type Figure, lay, workOf } from './figure';
import { type Bone, blankRig, type Joint, type Rig, solve } from './rig';
import { TAIL } from './tail';
import { layWing, type Quill, quillsOf } from './wing';

/** How the light falls on a bird: tints of its far parts and of its two edges. */
export interface PuppetLight {
  readonly far: number;
  readonly key: number;
  readonly rim: number;
  /** -1 where the whole bird is mirrored, so that the light still comes from the upper left. */
  readonly mirror: 1 | -1;
  /** Edges of light are two copies of the bird; a small device goes without. */
  readonly edges: boolean;
}

/** The drawn parts from back to front, each with its bone; wings and tail have feathers of their own. */
const PARTS: readonly (readonly [part: string, bone: Bone])[] = [
  ['body', 'body'],
  ['neckBase', 'neckBase'],
  ['neckBaseFlared', 'neckBase'],
  ['neck', 'neck'],
  ['neckFlared', 'neck'],
  ['wattle', 'wattle'],
  ['head', 'head'],
  ['headShut', 'head'],
  ['jaw', 'beak'],
  ['beak', 'beak'],
  ['comb', 'comb'],
];

const RADIANS = Math.PI / 180;
/** An edge of light is so wide, in units of the rig. */
const EDGE = 2;
/** More feathers and parts than a bird has. */
const PLACES_MAX = 320;
const FLARED = 0.04;
const FOLDED = 0.01;

type Draw = (pose: BirdPose, rig: Rig) => void;

/** A bird in parts: some on bones, wings and tail feather by feather. Each part has a place; figures show them. */
export class Puppet {
  /** From back to front; whoever shows them sets their views. */
  readonly figures: Figure[] = [];
  readonly #art: BirdArt;
  readonly #meshes: boolean;
  readonly #rig = blankRig();
  readonly #places = new Float32Array(PLACES_MAX * PLACE);
  readonly #draws: Draw[] = [];
  #placed = 0;

  /** `meshes` where the renderer draws such; otherwise a sprite for each part. */
  constructor(art: BirdArt, light: PuppetLight, meshes: boolean) {
    this.#art = art;
    this.#meshes = meshes;
    const farWing = this.#wing('far');
    const farLeg = this.#leg('far');
    const tail = this.#tail();
    const leg = this.#leg('near');
    const parts = PARTS.map(([part, bone]) => this.#part(part, bone));
    const wing = this.#wing('near');
    if (light.edges) {
      const whole = [...farLeg, ...tail, ...leg, ...parts].flatMap((cut) => this.#edge(cut));
      const edge = [...farWing.edges, ...whole, ...wing.edges];
      this.#figure(edge, light.rim, EDGE * light.mirror, EDGE * 0.8);
      this.#figure(edge, light.key, -EDGE * light.mirror, -EDGE);
    }
    const [body, neckBase, neckBaseFlared, neck, neckFlared, ...head] = parts;
    if (!body || !neckBase || !neckBaseFlared || !neck || !neckFlared)
      throw new Error('a bird without a neck');
    this.#figure([...farWing.cuts, ...farLeg], light.far);
    this.#figure([...tail, ...leg, body, neckBase]);
    this.#flared(this.#figure([neckBaseFlared]));
    this.#figure([neck]);
    this.#flared(this.#figure([neckFlared]));
    this.#figure([...head, ...wing.cuts]);
  }

  /** Shows a bird that faces right; the caller moves and mirrors it. */
  show(pose: BirdPose, late: Parameters<typeof solve>[1]): void {
    solve(pose, late, this.#rig);
    const draws = this.#draws;
    const { figures } = this;
    for (let index = 0; index < draws.length; index += 1) draws[index]?.(pose, this.#rig);
    for (let index = 0; index < figures.length; index += 1) {
      const figure = figures[index];
      if (figure !== undefined) lay(figure, this.#places);
    }
  }

  #figure(cuts: readonly Cut[], tint = 0xffffff, x = 0, y = 0): Figure {
    const work = this.#meshes ? workOf(this.#art, cuts) : null;
    const figure: Figure = { cuts, tint, x, y, work, view: null };
    this.figures.push(figure);
    return figure;
  }

  /** A part's silhouette, in the same place; nothing for what lies inside the bird's outline. */
  #edge({ name, place }: Cut): readonly Cut[] {
    if (name === 'headShut') return [];
    const edge = edgeOf(name.replace('Light', 'Dark'));
    if (!this.#art.cells.has(edge)) return [];
    if (name !== 'head') return [{ name: edge, pivotOf: name, place }];
    // The head's own place is empty while the eye is shut.
    const cut = { name: edge, pivotOf: name, place: this.#nextPlace() };
    this.#draws.push((_, rig) => put(this.#places, cut.place, rig.head));
    return [cut];
  }

  #nextPlace(): number {
    this.#placed += 1;
    return this.#placed - 1;
  }

  #cut(name: string): Cut {
    return { name, pivotOf: name, place: this.#nextPlace() };
  }

  #flared(figure: Figure): void {
    this.#draws.push(({ flare }) => {
      const { view } = figure;
      if (view === null) return;
      view.alpha = Math.min(1, flare * 1.6);
      view.visible = flare > FLARED;
    });
  }

  #part(part: string, bone: Bone): Cut {
    const cut = this.#cut(part);
    const places = this.#places;
    const at = cut.place * PLACE;
    const isFlared = part.endsWith('Flared');
    this.#draws.push((pose, rig) => {
      put(places, cut.place, rig[bone]);
      if (isFlared) {
        places[at + 3] = mix(0.72, 1.04, Math.min(1, pose.flare));
        places[at + 4] = mix(0.96, 1, pose.flare);
      }
      if (part === 'head' && pose.eye >= 0.5) hide(places, cut.place);
      if (part === 'headShut' && pose.eye < 0.5) hide(places, cut.place);
      if (part === 'jaw') places[at + 2] = (rig[bone].angle + 13 * pose.beak) * RADIANS;
      if (part === 'beak') places[at + 2] = (rig[bone].angle - 9 * pose.beak) * RADIANS;
    });
    return cut;
  }

  #leg(side: 'near' | 'far'): readonly Cut[] {
    const [shank, foot, hung, thigh] = ['shank', 'foot', 'footHung', 'thigh'].map((name) => this.#cut(name));
    if (!shank || !foot || !hung || !thigh) return [];
    const places = this.#places;
    this.#draws.push((pose, rig) => {
      put(places, thigh.place, side === 'near' ? rig.nearThigh : rig.farThigh);
      put(places, shank.place, side === 'near' ? rig.nearShank : rig.farShank);
      const isHung = pose.air > 0.35 || (side === 'near' ? pose.nearPick : pose.farPick) > 9;
      put(places, (isHung ? hung : foot).place, side === 'near' ? rig.nearFoot : rig.farFoot);
      hide(places, (isHung ? foot : hung).place);
    });
    return [shank, foot, hung, thigh];
  }

  #tail(): readonly Cut[] {
    const cuts = TAIL.map(({ name }) => this.#cut(name));
    const places = this.#places;
    this.#draws.push(({ fan, droop }, rig) => {
      for (let index = 0; index < TAIL.length; index += 1) {
        const quill = TAIL[index];
        const cut = cuts[index];
        if (quill === undefined || cut === undefined) continue;
        const root = rig[quill.row];
        const turn = root.angle * RADIANS;
        const at = cut.place * PLACE;
        places[at] = root.x + quill.x * Math.cos(turn) - quill.y * Math.sin(turn);
        places[at + 1] = root.y + quill.x * Math.sin(turn) + quill.y * Math.cos(turn);
        places[at + 2] = (root.angle + 180 + quill.angle + fan * quill.fanned) * RADIANS;
        places[at + 3] = quill.scale * quill.bend * mix(0.6, 1, droop);
        places[at + 4] = quill.scale;
      }
    });
    return cuts;
  }

  /** While a wing is folded its edges lie before the body, and all of the far one behind it: nothing is drawn. */
  #wing(side: 'near' | 'far'): { readonly cuts: readonly Cut[]; readonly edges: readonly Cut[] } {
    const quills = quillsOf(side);
    const cuts = quills.map(({ name }) => this.#cut(name));
    const edges = cuts
      .filter(({ name }) => name === 'flight')
      .map(({ name, place }) => ({ name: edgeOf(name), pivotOf: name, place: this.#nextPlace(), of: place }));
    const places = this.#places;
    let laid = Number.NaN;
    this.#draws.push((pose, rig) => {
      const open = side === 'near' ? pose.nearOpen : pose.farOpen;
      if (open !== laid) layWing(side, open, quills);
      laid = open;
      turnWing(quills, cuts, side === 'near' ? rig.nearWing : rig.farWing, places);
      const isFolded = open < FOLDED;
      for (let index = 0; index < edges.length; index += 1) {
        const edge = edges[index];
        if (edge === undefined) continue;
        if (isFolded) hide(places, edge.place);
        else
          for (let at = 0; at < PLACE; at += 1)
            places[edge.place * PLACE + at] = places[edge.of * PLACE + at] ?? 0;
      }
      if (isFolded && side === 'far') for (const { place } of cuts) hide(places, place);
    });
    return { cuts, edges };
  }
}

/** A wing's feathers as the shoulder turns them. */
function turnWing(quills: readonly Quill[], cuts: readonly Cut[], root: Joint, places: Float32Array): void {
  const cos = Math.cos(root.angle * RADIANS);
  const sin = Math.sin(root.angle * RADIANS);
  for (let index = 0; index < quills.length; index += 1) {
    const quill = quills[index];
    const cut = cuts[index];
    if (quill === undefined || cut === undefined) continue;
    const at = cut.place * PLACE;
    places[at] = root.x + quill.x * cos - quill.y * sin;
    places[at + 1] = root.y + quill.x * sin + quill.y * cos;
    places[at + 2] = (root.angle + quill.angle + 180) * RADIANS;
    places[at + 3] = quill.scaleX;
    places[at + 4] = quill.scaleY;
  }
}

function put(places: Float32Array, place: number, { x, y, angle }: Joint): void {
  const at = place * PLACE;
  places[at] = x;
  places[at + 1] = y;
  places[at + 2] = angle * RADIANS;
  places[at + 3] = 1;
  places[at + 4] = 1;
}

function hide(places: Float32Array, place: number): void {
  places[place * PLACE + 3] = 0;
  places[place * PLACE + 4] = 0;
}
