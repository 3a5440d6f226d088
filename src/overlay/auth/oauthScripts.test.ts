import { expect, test } from 'vitest';
import { failureOf, type PromptMoment } from './oauthScripts';

test.each<readonly [PromptMoment, string | undefined]>([
  [{ isNotDisplayed: () => true, getNotDisplayedReason: () => 'opt_out_or_no_session' }, 'notShown'],
  [{ isNotDisplayed: () => true, getNotDisplayedReason: () => 'suppressed_by_user' }, 'suppressed'],
  [{ isSkippedMoment: () => true, getSkippedReason: () => 'tap_outside' }, 'skipped'],
  [{ isDismissedMoment: () => true, getDismissedReason: () => 'cancel_called' }, 'skipped'],
  // It has done what it was asked for.
  [{ isDismissedMoment: () => true, getDismissedReason: () => 'credential_returned' }, undefined],
  [{ isNotDisplayed: () => false, isSkippedMoment: () => false }, undefined],
  [{}, undefined],
])('%# a moment of the prompt', (moment, reason) => {
  expect(failureOf(moment)?.reason).toBe(reason);
});

test("the provider's own word for it is kept", () => {
  const moment = { isNotDisplayed: () => true, getNotDisplayedReason: () => 'secure_http_required' };
  expect(failureOf(moment)?.detail).toBe('secure_http_required');
});
