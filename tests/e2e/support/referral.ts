import type { APIRequestContext } from '@playwright/test';
import { SMALL_JPEG } from '../../support/jpeg';
import { answer, newPerson, type Person } from './person';

/** A verified player whom another one has invited, and who has played enough for a red bag. Both have one address. */
export async function newFriend(request: APIRequestContext, { inviteCode }: Person): Promise<Person> {
  const friend = await newPerson(request, { inviteCode, pesos: '2000.00' });
  const { uid, token } = friend;
  const picture = SMALL_JPEG.toString('base64');
  const documents = {
    document: 'nationalId',
    documentNumber: `PSN-${uid}`,
    fullName: `Friend ${uid}`,
    birthday: '1994-04-12',
    documentImage: picture,
    faceImage: picture,
  };
  await answer(request, '/x2/identity/submit', documents, token);
  await answer(request, `/sandbox/identity/${uid}/approve`, {});
  await answer(request, '/x2/og/color/seeds', {}, token);
  await answer(request, '/x2/og/color/seeds', { clientSeed: 'friend' }, token);
  const bet = { positions: [{ kind: 'single', colors: [0], stake: '1500' }] };
  await answer(request, '/x2/og/color/bet', { bet }, token);
  return friend;
}
