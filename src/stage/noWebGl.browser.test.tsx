import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Hand } from '../../games/kit/scene/hand';
import { stageShowAtom, stageStateAtom } from '../shared/play/stageShow';
import { changeAtom, readAtom, StoreProvider, store } from '../shared/store/store';
import { Stage } from './Stage';
import { seen, turning } from './testing/trialScene';
import { withoutContexts } from './testing/withoutContexts';

withoutContexts('webgl', 'webgpu', 'experimental-webgl');

test('without WebGL the scene is drawn on a 2D canvas', async () => {
  createRoot(document.createElement('div')).render(
    <StoreProvider store={store}>
      <Stage />
    </StoreProvider>,
  );
  changeAtom(stageShowAtom, {
    card: { name: 'trial', scene: async () => turning, sound: () => Promise.reject(new Error('silent')) },
    skin: 'bg24',
    reducedMotion: false,
    playback: null,
    waiting: false,
    bet: null,
    hand: new Hand(),
  });
  await vi.waitFor(() => expect(readAtom(stageStateAtom)).toBe('ready'), { timeout: 20_000 });
  const canvas = document.querySelector('canvas');
  expect(canvas?.width).toBe(375);
  const before = seen.frames;
  await vi.waitFor(() => expect(seen.frames).toBeGreaterThan(before));
  const pixels = canvas?.getContext('2d')?.getImageData(180, 400, 16, 16).data ?? [];
  expect([...pixels].some((value) => value > 0)).toBe(true);
});
