import type { APIRequestContext } from '@playwright/test';
import { answer, newPerson, type Person } from '../e2e/support/person';

/** A player with money, rounds, messages and points for the wheel. */
export async function richPerson(request: APIRequestContext): Promise<Person> {
  const person = await newPerson(request, { pesos: '500.00' });
  const { token, uid } = person;
  for (const seeds of [{}, { clientSeed: 'table' }])
    await answer(request, '/x2/og/color/seeds', seeds, token);
  for (const stake of ['5.00', '10.00']) {
    const bet = { positions: [{ kind: 'single', colors: [1], stake }] };
    await answer(request, '/x2/og/color/bet', { bet }, token);
  }
  await answer(request, `/sandbox/points/${uid}`, { points: 365 });
  return person;
}
