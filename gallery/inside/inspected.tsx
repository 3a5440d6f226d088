import { useApplication } from '@pixi/react';
import { useEffect } from 'react';
import type { SceneModule, SceneProps } from '../../games/kit/scene/scene';
import { contentsOf, type SceneContents } from './contents';

/** The same scene, which hands out what it is made of once it is ready. */
export function inspected(
  module: SceneModule,
  onContents: (contents: SceneContents | null) => void,
): SceneModule {
  const { Scene } = module;
  function Inspected(props: SceneProps) {
    const { app } = useApplication();
    useEffect(() => {
      onContents(contentsOf(app));
      return () => onContents(null);
    }, [app]);
    return <Scene {...props} />;
  }
  return { ...module, Scene: Inspected };
}
