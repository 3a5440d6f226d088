import { extend, useApplication } from '@pixi/react';
import { Container, Mesh, RendererType, Sprite, Texture } from 'pixi.js';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { clamp01 } from '../../../kit/scene/motion/easing';
import { moved } from '../../../kit/scene/motion/moved';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import type { BirdArt } from '../art/bake';
import { type Figure, pivotIn } from '../bird/figure';
import { figuresOf } from '../bird/figures';
import { blankLimbs, layLimbs } from '../bird/limbs';
import { plumesOf } from '../bird/plumes';
import { blankRig, solve } from '../bird/rig';
import { laySprites } from '../bird/sprites';
import type { Pose } from '../pose';
import { type PartProps, stand } from './part';

extend({ Container, Mesh, Sprite });

interface RoosterProps extends PartProps {
  readonly side: 0 | 1;
  readonly edges: boolean;
}

/** Written for each bird in turn. */
const at = { x: 0, y: 0, scale: 1 };
const rig = blankRig();

/** One bird; the nearer one is drawn last. */
export function Rooster({ art, layout, posePublisher, side, edges }: RoosterProps) {
  const { app } = useApplication();
  const place = useRef<Container>(null);
  const view = useRef<Container>(null);
  const birdArt = art.birds[side];
  const { palette } = art;
  const figures = useMemo(
    () =>
      figuresOf(birdArt, {
        far: palette.farTint,
        key: palette.keyEdge,
        rim: palette.rims[side],
        mirror: side === 0 ? 1 : -1,
        edges,
      }),
    [birdArt, palette, side, edges],
  );
  const limbs = useMemo(blankLimbs, []);
  const isDrawnByCard = app.renderer.type !== RendererType.CANVAS;
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        const container = place.current;
        if (container === null || view.current === null) return;
        const bird = pose.birds[side];
        const { x, y, scale } = stand(layout, side, bird.x, bird.near, at);
        container.position.set(x, y - bird.lift);
        container.scale.set((side === 0 ? 1 : -1) * scale * bird.facing, scale);
        layLimbs(bird, solve(bird, pose.late[side], rig), limbs);
        if (isDrawnByCard) {
          moved(view.current);
          return;
        }
        for (const [index, { cuts }] of figures.entries()) {
          laySprites(view.current.children[index]?.children ?? [], cuts, limbs);
        }
      },
      [layout, side, figures, limbs, isDrawnByCard],
    ),
  );
  return (
    <pixiContainer ref={place}>
      {isDrawnByCard ? (
        <Feathered displayRef={view} art={birdArt} figures={figures} limbs={limbs} />
      ) : (
        <pixiContainer ref={view}>
          {figures.map((figure, index) => (
            <Loose key={index} art={birdArt} figure={figure} />
          ))}
        </pixiContainer>
      )}
    </pixiContainer>
  );
}

interface FeatheredProps {
  readonly displayRef: RefObject<Container | null>;
  readonly art: BirdArt;
  readonly figures: readonly Figure[];
  readonly limbs: Float32Array;
}

/** All of a bird as one mesh. */
function Feathered({ displayRef, art, figures, limbs }: FeatheredProps) {
  const { geometry, shader, texture } = useMemo(() => plumesOf(art, figures, limbs), [art, figures, limbs]);
  // A shader must not use a texture any more when it is freed.
  useLayoutEffect(() => {
    shader.resources.uTexture = texture.source;
    return () => {
      shader.resources.uTexture = Texture.WHITE.source;
    };
  }, [shader, texture]);
  return (
    <pixiMesh
      ref={displayRef as RefObject<Mesh | null>}
      geometry={geometry}
      shader={shader}
      texture={texture}
    />
  );
}

interface LooseProps {
  readonly art: BirdArt;
  readonly figure: Figure;
}

/** The canvas renderer cannot draw meshes: there each part is a sprite. */
function Loose({ art, figure: { cuts, tint, x, y } }: LooseProps) {
  return (
    <pixiContainer tint={tint} x={x} y={y}>
      {cuts.map((cut, index) => (
        <pixiSprite
          key={index}
          texture={art.cells.get(cut.name) ?? Texture.EMPTY}
          anchor={pivotIn(art, cut)}
        />
      ))}
    </pixiContainer>
  );
}

/** The shadows of the birds on the sand: fainter and wider the higher they are, and a dark line under each foot. */
export function Shadows({ art, layout, posePublisher }: PartProps) {
  const shadows = useRef<Container>(null);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        const cast = shadows.current?.children ?? [];
        for (let index = 0; index < cast.length; index += 1) {
          const shadow = cast[index];
          if (shadow === undefined) continue;
          const side = index % 2 === 0 ? 0 : 1;
          const bird = pose.birds[side];
          const { x, y, scale } = stand(layout, side, bird.x, bird.near, at);
          const high = clamp01(bird.lift / 120);
          const isWide = index < 2;
          shadow.position.set(x + (isWide ? 8 : 2) + high * 14, y + (isWide ? 1 : 0));
          const wide = isWide ? 3.1 + 0.6 * high : 1.25;
          shadow.scale.set(wide * scale * 1.3, (isWide ? 0.86 : 0.46) * scale * 1.3);
          shadow.alpha =
            (isWide ? 0.62 - 0.34 * high : 0.66 * (1 - clamp01(high * 5))) * clamp01(1.6 - bird.x / 200);
        }
      },
      [layout],
    ),
  );
  const shade = art.cells.get('shade');
  if (shade === undefined) return null;
  return (
    <pixiContainer ref={shadows}>
      {[0, 1, 2, 3].map((index) => (
        <pixiSprite key={index} texture={shade} anchor={0.5} tint={art.palette.shadow} />
      ))}
    </pixiContainer>
  );
}
