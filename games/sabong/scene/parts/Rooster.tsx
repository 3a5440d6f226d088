import { extend, useApplication } from '@pixi/react';
import { Container, Mesh, RendererType, Sprite, Texture } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { clamp01 } from '../../../kit/scene/easing';
import { usePart } from '../../../kit/scene/stagehand';
import type { BirdArt } from '../art/bake';
import { type Figure, pivotIn } from '../bird/figure';
import { Puppet } from '../bird/puppet';
import type { Pose } from '../pose';
import { type PartProps, stand } from './part';

extend({ Container, Mesh, Sprite });

interface RoosterProps extends PartProps {
  readonly side: 0 | 1;
  readonly edges: boolean;
}

/** Written for each bird in turn. */
const at = { x: 0, y: 0, scale: 1 };

/** One bird on its place; the nearer one is drawn last. */
export function Rooster({ art, layout, stagehand, side, edges }: RoosterProps) {
  const { app } = useApplication();
  const meshes = app.renderer.type !== RendererType.CANVAS;
  const place = useRef<Container>(null);
  const puppet = useMemo(() => {
    const { palette } = art;
    const light = {
      far: palette.farTint,
      key: palette.keyEdge,
      rim: palette.rims[side],
      mirror: side === 0 ? 1 : -1,
      edges,
    } as const;
    return new Puppet(art.birds[side], light, meshes);
  }, [art, side, edges, meshes]);
  usePart(
    stagehand,
    useCallback(
      (pose: Pose) => {
        const container = place.current;
        if (container === null) return;
        const bird = pose.birds[side];
        const { x, y, scale } = stand(layout, side, bird.x, bird.near, at);
        container.position.set(x, y - bird.lift);
        container.scale.set((side === 0 ? 1 : -1) * scale * bird.facing, scale);
        puppet.show(bird, pose.late[side]);
      },
      [layout, side, puppet],
    ),
  );
  return (
    <pixiContainer ref={place}>
      {puppet.figures.map((figure, index) => (
        <Shown key={index} art={art.birds[side]} figure={figure} />
      ))}
    </pixiContainer>
  );
}

interface ShownProps {
  readonly art: BirdArt;
  readonly figure: Figure;
}

/**
 * A figure on stage, as a mesh of the usual kind: with one kind of object more, the engine would make garbage of
 * every number it sets in any of them.
 */
function Shown({ art, figure }: ShownProps) {
  const { cuts, tint, x, y, work } = figure;
  const hold = useCallback(
    (view: Container | null) => {
      figure.view = view;
    },
    [figure],
  );
  return work !== null ? (
    <pixiMesh ref={hold} geometry={work.geometry} texture={work.texture} tint={tint} x={x} y={y} />
  ) : (
    <pixiContainer ref={hold} tint={tint} x={x} y={y}>
      {cuts.map((cut) => (
        <pixiSprite
          key={`${cut.name} ${cut.place}`}
          texture={art.cells.get(cut.name) ?? Texture.EMPTY}
          anchor={pivotIn(art, cut)}
        />
      ))}
    </pixiContainer>
  );
}

/** What the birds cast on the sand: fainter and wider the higher they are, and a dark line under each foot. */
export function Shadows({ art, layout, stagehand }: PartProps) {
  const shadows = useRef<Container>(null);
  usePart(
    stagehand,
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
