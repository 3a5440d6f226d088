import { Application, extend } from '@pixi/react';
import { atom, useAtomValue } from 'jotai';
import { Container, Graphics } from 'pixi.js';
import { createRoot } from 'react-dom/client';

/** The smallest page that draws with the same libraries: the size that every such page has. */
extend({ Container, Graphics });

const radiusAtom = atom(40);

function Shape() {
  const radius = useAtomValue(radiusAtom);
  return <pixiGraphics draw={(graphics) => graphics.clear().circle(100, 100, radius).fill('white')} />;
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <Application
    width={200}
    height={200}
    onInit={() => document.documentElement.setAttribute('data-ready', '1')}
  >
    <Shape />
  </Application>,
);
