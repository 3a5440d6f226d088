import * as z from 'zod/mini';
import { sixDigits } from '../../../../contract/account/account';
import { ERRORS } from '../../../../contract/envelope';
import type { StringKey } from '../../../i18n/stringKeys';
import { ApiError } from '../../../shared/api/apiError';

/** How the player confirms that it is them. */
export type Proof = 'old' | 'code';
export type ProofField = 'old' | 'code';

/** Each proof keeps its input. `wrong` has the string key of the error, by field. */
export interface ProofForm {
  readonly proof: Proof;
  readonly old: string;
  readonly code: string;
  readonly wrong: Readonly<Partial<Record<ProofField, StringKey>>>;
}

export const EMPTY_PROOF: ProofForm = { proof: 'old', old: '', code: '', wrong: {} };

/** The error that prevents submitting; empty if there is none. */
export function checkedProof({ proof, old, code }: Omit<ProofForm, 'wrong'>): ProofForm['wrong'] {
  const isMissing = proof === 'old' ? old === '' : !z.safeParse(sixDigits, code).success;
  const key = proof === 'old' ? 'account.oldMissing' : 'account.codeMissing';
  return isMissing ? { [proof]: key } : {};
}

/** The chosen proof only, as the calls about one's own data take it. */
export const proofOf = ({ proof, old, code }: ProofForm): { pwd: string } | { code: string } =>
  proof === 'old' ? { pwd: old } : { code };

const PLACES: Readonly<Record<string, readonly [field: ProofField, key: StringKey]>> = {
  [ERRORS.loginWrong.code]: ['old', 'account.oldWrong'],
  [ERRORS.codeWrong.code]: ['code', 'errors.codeWrong'],
};

/** The field and error that a refusal concerns; null if it concerns no field. */
export function wrongProofBy(error: unknown): ProofForm['wrong'] | null {
  const place = error instanceof ApiError ? PLACES[error.code] : undefined;
  return place === undefined ? null : { [place[0]]: place[1] };
}
