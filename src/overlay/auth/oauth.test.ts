import { beforeEach, describe, expect, it } from 'vitest';
import type { OauthProof } from '../../../contract/account/oauth';
import { ERRORS } from '../../../contract/envelope';
import { ApiError } from '../../shared/api/apiError';
import { endSession, startSession } from '../../shared/session/session';
import { changeAtom, readAtom } from '../../shared/store/store';
import { bindingProof, oauthProofAtom } from './oauth';

const PROOF: OauthProof = { provider: 'google', credential: 'C'.repeat(40) };
const refused = (code: string) => new ApiError({ code, msg: '', url: '/', outcome: 'refused' });

beforeEach(() => {
  endSession();
  changeAtom(oauthProofAtom, PROOF);
});

describe('a proven identity', () => {
  it('is bound by the log-in that comes next, once', async () => {
    const sent: unknown[] = [];
    const call = async (bound: object) => sent.push(bound);
    await bindingProof(call);
    await bindingProof(call);
    expect(sent).toEqual([{ oauth: PROOF }, {}]);
  });

  it('is not bound to the player who logs in after another one, however that one did', () => {
    startSession({ uid: 20_000_001, token: 'of who has forgotten their password' });
    expect(readAtom(oauthProofAtom)).toBeNull();
  });

  it.each(['badRequest', 'busy'] as const)(
    'that is refused with %s does not keep anybody out',
    async (name) => {
      const sent: object[] = [];
      const reply = await bindingProof(async (bound) => {
        sent.push(bound);
        if ('oauth' in bound) throw refused(ERRORS[name].code);
        return 'in';
      });
      expect([reply, sent, readAtom(oauthProofAtom)]).toEqual(['in', [{ oauth: PROOF }, {}], null]);
    },
  );

  it('waits where the password was wrong', async () => {
    const wrong = refused(ERRORS.loginWrong.code);
    await expect(bindingProof(() => Promise.reject(wrong))).rejects.toBe(wrong);
    expect(readAtom(oauthProofAtom)).toEqual(PROOF);
  });
});
