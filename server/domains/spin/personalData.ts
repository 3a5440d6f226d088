import { type DataRow, eraseBy, type PersonalData } from '../../personalData';

/** What the wheel keeps besides its rounds. Accepted terms stay when an account is closed, as evidence. */
export const spinData: PersonalData = {
  async copy(on, { uid }, limit) {
    const spinTerms = await on.query<DataRow>({
      name: 'spin-terms-data',
      text: `
        SELECT version, accepted_at AS "acceptedAt" FROM spin_terms WHERE uid = $1 ORDER BY accepted_at DESC LIMIT $2`,
      values: [uid, limit],
    });
    const spinAddresses = await on.query<DataRow>({
      name: 'spin-addresses-data',
      text: `
        SELECT day, address, spun_at AS "spunAt" FROM spin_addresses WHERE uid = $1 ORDER BY day DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { spinTerms, spinAddresses };
  },
  async erase(transaction, { uid }) {
    await eraseBy(transaction, uid, ['DELETE FROM spin_addresses WHERE uid = $1']);
  },
};
