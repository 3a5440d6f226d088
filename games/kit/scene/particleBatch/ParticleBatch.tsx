import './particleBatchPipe';
import { extend, type PixiReactElementProps, useApplication } from '@pixi/react';
import { Container, RendererType, Sprite } from 'pixi.js';
import type { RefObject } from 'react';
import { moved } from '../motion/moved';
import { tintTo } from '../paint/tint';
import { ParticleBatchView } from './ParticleBatchView';
import type { Particle } from './particle';

extend({ Container, ParticleBatchView, Sprite });

declare module '@pixi/react' {
  interface PixiElements {
    pixiParticleBatchView: PixiReactElementProps<typeof ParticleBatchView>;
  }
}

interface ParticleBatchProps {
  /** What it draws, as the gallery lists it. */
  readonly label: string;
  readonly displayRef: RefObject<Container | null>;
  /** Must be stable: a changed list creates a new batch. */
  readonly particles: readonly Particle[];
  readonly x?: number;
  readonly y?: number;
}

/** Many small objects that move independently. After changing its particles, call {@link updateParticles}. */
export function ParticleBatch({ displayRef, particles, ...place }: ParticleBatchProps) {
  const { app } = useApplication();
  if (app.renderer.type === RendererType.CANVAS) {
    return (
      <pixiContainer ref={displayRef} {...place}>
        {particles.map(({ shape: { sprite } }, index) => (
          <pixiSprite key={index} texture={sprite.texture} blendMode={sprite.isLight ? 'add' : 'inherit'} />
        ))}
      </pixiContainer>
    );
  }
  return (
    <pixiParticleBatchView
      ref={displayRef as RefObject<ParticleBatchView | null>}
      particles={particles}
      {...place}
    />
  );
}

/** Applies changes of the particles. */
export function updateParticles(view: Container, members: readonly Particle[]): void {
  if (view instanceof ParticleBatchView) moved(view);
  else
    view.children.forEach((child, index) => {
      const member = members[index];
      if (member !== undefined) show(child as Sprite, member);
    });
}

/** The canvas renderer cannot draw batches. */
function show(sprite: Sprite, member: Particle): void {
  const { texture, anchorX, anchorY, isLight } = member.shape.sprite;
  sprite.visible = member.alpha > 0;
  sprite.texture = texture;
  sprite.anchor.set(anchorX, anchorY);
  sprite.blendMode = isLight ? 'add' : 'inherit';
  sprite.position.set(member.x, member.y);
  sprite.rotation = member.rotation;
  sprite.scale.set(member.scaleX, member.scaleY);
  sprite.alpha = member.alpha;
  tintTo(sprite, member.tint);
}
