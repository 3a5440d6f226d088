import type { APIRequestContext } from '@playwright/test';
import { tradeCalls } from '../../../contract/trade';
import { pastBreakMs } from '../../faults/marketBreak';
import { answer } from './person';

/** Longer than a test of the markets lasts, with the time by which it advances them. */
const LASTS_MS = 20 * 60_000;

/** Advances the markets where their daily break, at five in the morning in Manila, would fall into the test. */
export async function leaveBreak(request: APIRequestContext): Promise<void> {
  const { serverTime } = await answer<{ serverTime: number }>(request, tradeCalls.markets.path, {});
  const advanceMs = pastBreakMs(serverTime, LASTS_MS);
  if (advanceMs > 0) await answer(request, '/sandbox/markets', { advanceMs });
}
