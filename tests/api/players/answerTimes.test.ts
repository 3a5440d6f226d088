import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../contract/account/account';
import { newGambler } from '../../ledger/gamblers';
import { from, newPerson, newPhone } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';

/** Pairs of answers, one for a phone with an account and one without. */
const PAIRS = Number(process.env.ANSWER_TIMES);
/**
 * Other work on the machine moves single answers, but hardly which of two neighbours is slower. Told apart is what differs
 * by this many standard deviations of the sign test and by this share of the time of an answer: through a network, less is
 * not seen.
 */
const SIGMAS = 5;
const SHARE = 0.1;
const WINDOW_MS = 16 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: { TRUST_PROXY_HOPS: '1', SMS_PER_ADDRESS: '100000', SMS_PER_DAY: '1000000' },
  });
  server.clock.freeze(new Date());
});
afterAll(() => server.close());

let addresses = 0;
const stranger = () => {
  addresses += 1;
  return { headers: from(`198.${18 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`) };
};

async function phoneOfAccount(): Promise<string> {
  const { uid } = await newGambler(server, { clientSeed: null });
  const [row] = await server.db.query<{ phone: string }>({
    text: 'SELECT phone FROM players WHERE uid = $1',
    values: [uid],
  });
  return row?.phone ?? '';
}

type Ask = (phone: string) => Promise<unknown>;

async function timeOf(ask: Ask, phone: string): Promise<number> {
  const startMs = performance.now();
  await ask(phone);
  return performance.now() - startMs;
}

interface Compared {
  readonly sigmas: number;
  /** The median difference as a share of the median time. */
  readonly share: number;
  readonly medianMs: number;
}

/** Asks for one phone and the other in turn, each first as often, after a few that are not counted. */
async function compare(
  ask: Ask,
  one: () => Promise<string>,
  other: () => Promise<string>,
): Promise<Compared> {
  const differences: number[] = [];
  const times: number[] = [];
  for (let pair = -4; pair < PAIRS; pair += 1) {
    const phones = [await one(), await other()] as const;
    const isSwapped = pair % 2 !== 0;
    const first = await timeOf(ask, phones[isSwapped ? 1 : 0]);
    const second = await timeOf(ask, phones[isSwapped ? 0 : 1]);
    server.clock.advance(WINDOW_MS);
    if (pair < 0) continue;
    differences.push(isSwapped ? second - first : first - second);
    times.push(first, second);
  }
  const slower = differences.filter((difference) => difference > 0).length;
  const medianMs = medianOf(times);
  return {
    sigmas: Math.abs(2 * slower - PAIRS) / Math.sqrt(PAIRS),
    share: Math.abs(medianOf(differences)) / medianMs,
    medianMs,
  };
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const isToldApart = ({ sigmas, share }: Compared): boolean => sigmas >= SIGMAS && share >= SHARE;

const asks: Readonly<Record<string, Ask>> = {
  'a wrong password': (account) =>
    server.send(accountCalls.logInByPassword, { account, pwd: 'not-the-password' }, stranger()),
  'a wrong code': (account) =>
    server.send(accountCalls.logInByCode, { account, verifyCode: '000000' }, stranger()),
  'asking for a code': (phone) => server.send(accountCalls.sendLogInCode, { phone }, stranger()),
  'a new password with a wrong code': (account) =>
    server.send(
      accountCalls.resetPassword,
      { account, code: '000000', newPwd: 'another-7-palms' },
      stranger(),
    ),
};

// Times are measured where nothing else runs: `npm run soak -- logins`.
describe.runIf(process.env.ANSWER_TIMES !== undefined)('the time of an answer', () => {
  it.each(Object.keys(asks))(
    'to %s does not tell whether there is an account',
    async (what) => {
      const ask = asks[what];
      if (ask === undefined) throw new Error(`there is no ${what}`);
      const { phone } = await newPerson(server);
      // A code may be sent to a phone only so often: each time to another one.
      const known = what === 'asking for a code' ? phoneOfAccount : async () => phone;
      const compared = await compare(ask, known, async () => newPhone());
      const { sigmas, share, medianMs } = compared;
      console.log(
        `${what}: ${PAIRS} pairs, ${medianMs.toFixed(2)} ms, ${(100 * share).toFixed(1)} % apart, ${sigmas.toFixed(1)} sigma`,
      );
      expect(isToldApart(compared)).toBe(false);
    },
    600_000,
  );

  it('would tell, if a password were checked only where there is an account', async () => {
    const skipping: Ask = (account) =>
      account === ''
        ? server.inject({ method: 'GET', url: '/healthz' })
        : (asks['a wrong password']?.(account) ?? Promise.resolve());
    const { phone } = await newPerson(server);
    expect(
      isToldApart(
        await compare(
          skipping,
          async () => phone,
          async () => '',
        ),
      ),
    ).toBe(true);
  }, 600_000);
});
