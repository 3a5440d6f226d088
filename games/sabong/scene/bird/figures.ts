import type { BirdArt } from '../art/bake';
import { edgeOf } from '../art/birdSheet';
import { FOLDED_WING } from '../art/foldedWing';
import type { Cut, Figure } from './figure';
import type { Limb } from './limbs';
import { FLARING, PLAIN } from './placement';
import { TAIL } from './tail';
import { wingOf } from './wing';

/** The light on a bird: tints of its far parts and of its two edges. */
export interface BirdLight {
  readonly far: number;
  readonly key: number;
  readonly rim: number;
  /** -1 if the whole bird is mirrored, so that the light still comes from the upper left. */
  readonly mirror: 1 | -1;
  /** Light edges are two copies of the bird; the low tier has none. */
  readonly edges: boolean;
}

/** Width of a light edge, in units of the rig. */
const EDGE = 2;
const WHITE = 0xffffff;

const cutOf = (name: string, limb: Limb, placement = PLAIN): Cut => ({
  name,
  pivotOf: name,
  limb,
  placement,
});

const legOf = (side: 'near' | 'far'): readonly Cut[] => [
  cutOf('shank', `${side}Shank`),
  cutOf('foot', `${side}Foot`),
  cutOf('footHung', `${side}FootHung`),
  cutOf('thigh', `${side}Thigh`),
];

const TAIL_CUTS = TAIL.map(({ name, row, placement }) => cutOf(name, row, placement));
const TRUNK = [
  cutOf('body', 'body'),
  cutOf('neckBase', 'neckBase'),
  cutOf('neckBaseFlared', 'neckBaseFlared', FLARING),
  cutOf('neck', 'neck'),
  cutOf('neckFlared', 'neckFlared', FLARING),
];
const HEAD = [
  cutOf('wattle', 'wattle'),
  cutOf('head', 'head'),
  cutOf('headShut', 'headShut'),
  cutOf('jaw', 'jaw'),
  cutOf('beak', 'beak'),
  cutOf('comb', 'comb'),
];

const wingCuts = (side: 'near' | 'far'): readonly Cut[] =>
  wingOf(side).map(({ name, placement }) => cutOf(name, `${side}Wing`, placement));

/** Only the long feathers of a wing reach the bird's outline. */
const wingEdges = (side: 'near' | 'far'): readonly Cut[] =>
  wingOf(side)
    .filter(({ name }) => name === 'flight')
    .map(({ name, placement }) => ({
      name: edgeOf(name),
      pivotOf: name,
      limb: `${side}WingEdge`,
      placement,
    }));

/** A part's silhouette, in the same place; none for parts inside the bird's outline. */
function edgesOf({ cells }: BirdArt, { name, limb, placement }: Cut): readonly Cut[] {
  if (name === 'headShut') return [];
  const edge = edgeOf(name.replace('Light', 'Dark'));
  // The head's own limb is hidden while the eye is closed.
  return cells.has(edge)
    ? [{ name: edge, pivotOf: name, limb: name === 'head' ? 'headEdge' : limb, placement }]
    : [];
}

/** A whole bird that faces right, from back to front: some parts on bones, wings and tail feather by feather. */
export function figuresOf(art: BirdArt, { far, key, rim, mirror, edges }: BirdLight): readonly Figure[] {
  const farLeg = legOf('far');
  const nearLeg = legOf('near');
  const whole = [...farLeg, ...TAIL_CUTS, ...nearLeg, ...TRUNK, ...HEAD].flatMap((cut) => edgesOf(art, cut));
  const edge = [...wingEdges('far'), ...whole, ...wingEdges('near')];
  const lit: readonly Figure[] = [
    { cuts: edge, tint: rim, x: EDGE * mirror, y: EDGE * 0.8 },
    { cuts: edge, tint: key, x: -EDGE * mirror, y: -EDGE },
  ];
  return [
    ...(edges ? lit : []),
    { cuts: [...wingCuts('far'), ...farLeg], tint: far, x: 0, y: 0 },
    {
      cuts: [
        ...TAIL_CUTS,
        ...nearLeg,
        ...TRUNK,
        ...HEAD,
        cutOf(FOLDED_WING, 'nearWingFolded'),
        ...wingCuts('near'),
      ],
      tint: WHITE,
      x: 0,
      y: 0,
    },
  ];
}
