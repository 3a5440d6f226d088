import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Hand } from '../../games/kit/scene/hand';
import { stageProgressAtom, stageShowAtom, stageStateAtom } from '../shared/play/stageShow';
import { changeAtom, readAtom, StoreProvider, store } from '../shared/store/store';
import { stageClock } from './clock';
import { Stage } from './Stage';
import { turning } from './testing/trialScene';
import { withoutContexts } from './testing/withoutContexts';

withoutContexts('webgl', 'webgpu', 'experimental-webgl', '2d');

test('without any way to draw only the board is shown, and the round is played to its end in game time', async () => {
  createRoot(document.createElement('div')).render(
    <StoreProvider store={store}>
      <Stage />
    </StoreProvider>,
  );
  const show = {
    card: { name: 'trial', scene: async () => turning, sound: () => Promise.reject(new Error('silent')) },
    skin: 'bg24',
    reducedMotion: false,
    playback: null,
    waiting: false,
    bet: null,
    hand: new Hand(),
  } as const;
  changeAtom(stageShowAtom, show);
  await vi.waitFor(() => expect(readAtom(stageStateAtom)).toBe('boardAlone'), { timeout: 20_000 });
  expect(document.querySelector('canvas')).toBeNull();
  const startedAtMs = stageClock.nowMs();
  changeAtom(stageShowAtom, { ...show, playback: { roundId: 'r1', events: [1, 2], startedAtMs } });
  await vi.waitFor(() => expect(readAtom(stageProgressAtom)?.ended).toBe(true), { timeout: 5000 });
  expect(stageClock.nowMs() - startedAtMs).toBeGreaterThanOrEqual(400);

  // A browser that has nothing to draw may give no frame at all.
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const playback = { roundId: 'r2', events: [1, 2], startedAtMs: stageClock.nowMs() };
  changeAtom(stageShowAtom, { ...show, playback });
  await vi.waitFor(() => expect(readAtom(stageProgressAtom)).toMatchObject({ roundId: 'r2', ended: true }), {
    timeout: 5000,
  });
  frames.mockRestore();
});
