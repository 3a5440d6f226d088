import { expect, test } from 'vitest';
import { failureOf, type PromptMoment } from './oauthScripts';

test.each<readonly [PromptMoment, string | undefined]>([
  [{ isNotDisplayed: () => true, getNotDisplayedReason: () => 'opt_out_or_no_session' }, 'notShown'],
  [{ isNotDisplayed: () => true, getNotDisplayedReason: () => 'suppressed_by_user' }, 'suppressed'],
  [{ isSkippedMoment: () => true, getSkippedReason: () => 'tap_outside' }, 'skipped'],
  [{ isDismissedMoment: () => true, getDismissedReason: () => 'cancel_called' }, 'skipped'],
  // A successful prompt is dismissed too.
  [{ isDismissedMoment: () => true, getDismissedReason: () => 'credential_returned' }, undefined],
  [{ isNotDisplayed: () => false, isSkippedMoment: () => false }, undefined],
  [{}, undefined],
])('%# classifies a moment of the prompt', (moment, reason) => {
  expect(failureOf(moment)?.reason).toBe(reason);
});

test("keeps the provider's own reason", () => {
  const moment = { isNotDisplayed: () => true, getNotDisplayedReason: () => 'secure_http_required' };
  expect(failureOf(moment)?.detail).toBe('secure_http_required');
});
