import { randomBytes } from 'node:crypto';
import { userCalls } from '../../contract/account/user';
import { moneyCalls } from '../../contract/money';
import { playCalls } from '../../contract/play';
import { GAME, type Gambler } from '../ledger/gamblers';
import type { Random } from '../ledger/simulation/random';
import { type CallAnswer, type Caller, createCaller, GIVE_UP_MS, isFinal } from './caller';

/** A money call and its result. */
export interface Intent {
  readonly uid: number;
  readonly key: string;
  readonly path: string;
  readonly body: string;
  /** The first answer that arrived; null if none has. */
  answer: string | null;
  state: 'open' | 'acknowledged' | 'refused' | 'abandoned';
}

export const COUNTED = ['bets', 'duplicates', 'replays', 'reads', 'rotations', 'deposits'] as const;
export type Counts = Record<(typeof COUNTED)[number], number>;

const gamePath = ({ path }: { readonly path: string }): string => path.replace('{game}', GAME);
const READS = [
  [userCalls.info.path, {}],
  [moneyCalls.list.path, { pageNum: 1, pageSize: 20, type: 0 }],
  [gamePath(playCalls.history), { pageNum: 1, pageSize: 20 }],
] as const;

/** A player who keeps playing during the faults and records every answer. */
export class Customer {
  readonly intents: Intent[] = [];
  /** Orders whose payment the server has confirmed. */
  readonly paid: string[] = [];
  readonly findings: string[] = [];
  readonly counts: Counts = { bets: 0, duplicates: 0, replays: 0, reads: 0, rotations: 0, deposits: 0 };
  readonly uid: number;
  readonly #random: Random;
  readonly #caller: Caller;
  readonly #onSettled: (sentAtMs: number) => void;

  /** `onSettled` is called for every settled bet, with the time it was sent. See `createCaller`. */
  constructor(
    url: string,
    { uid, token }: Gambler,
    random: Random,
    onSettled: (sentAtMs: number) => void,
    haveFaultsStopped: () => boolean,
  ) {
    this.uid = uid;
    this.#random = random;
    const note = (finding: string) => this.findings.push(finding);
    this.#caller = createCaller(url, token, random, note, haveFaultsStopped);
    this.#onSettled = onSettled;
  }

  get retries(): number {
    return this.#caller.retries();
  }

  /** Plays until `isOver`. */
  async play(isOver: () => boolean): Promise<void> {
    while (!isOver()) await this.#act();
  }

  leave(): void {
    this.#caller.close();
  }

  /** Repeats a call that has been answered. */
  async replay(intent: Intent): Promise<void> {
    const answer = await this.#caller.insist(intent.path, intent.body, intent.key);
    this.counts.replays += 1;
    if (answer === null) this.findings.push(`${intent.key} got no answer again`);
    else this.#note(intent, answer);
  }

  #act(): Promise<void> {
    const known = this.intents.filter(({ state }) => state === 'acknowledged');
    const share = this.#random.below(100);
    if (share < 60) return this.#bet();
    if (share < 70 && known.length > 0) return this.replay(this.#random.pick(known));
    if (share < 73) return this.#rotate();
    if (share < 77) return this.#deposit();
    return this.#read();
  }

  async #bet(): Promise<void> {
    const stake = `${1 + this.#random.below(9)}.00`;
    const positions = [{ kind: 'single', colors: [this.#random.below(6)], stake }];
    await this.#settle(gamePath(playCalls.bet), JSON.stringify({ bet: { positions } }));
    this.counts.bets += 1;
  }

  /** Sends a money call, sometimes twice at once, and retries until it is answered, or sometimes gives up. */
  async #settle(path: string, body: string): Promise<Intent> {
    const key = randomBytes(16).toString('base64url');
    const intent: Intent = { uid: this.uid, key, path, body, answer: null, state: 'open' };
    this.intents.push(intent);
    const isDouble = this.#random.chance(10);
    if (isDouble) this.counts.duplicates += 1;
    const sent = Array.from({ length: isDouble ? 2 : 1 }, () => this.#caller.send(path, body, key));
    for (const answer of await Promise.all(sent)) {
      if (answer !== null && isFinal(answer)) this.#note(intent, answer);
    }
    if (intent.state !== 'open') return intent;
    if (this.#random.chance(10)) {
      intent.state = 'abandoned';
      return intent;
    }
    const answer = await this.#caller.insist(path, body, key);
    if (answer === null) this.findings.push(`${key} got no answer in ${GIVE_UP_MS} ms`);
    else this.#note(intent, answer);
    return intent;
  }

  #note(intent: Intent, answer: CallAnswer): void {
    if (answer.status !== 200) {
      if (intent.answer !== null)
        this.findings.push(`${intent.key} was settled and then refused: ${answer.text}`);
      intent.state = 'refused';
      return;
    }
    if (intent.answer !== null && intent.answer !== answer.text) {
      this.findings.push(`${intent.key} was answered differently:\n${intent.answer}\n${answer.text}`);
    }
    intent.answer ??= answer.text;
    intent.state = 'acknowledged';
    if (intent.path === gamePath(playCalls.bet)) this.#onSettled(answer.sentAtMs);
  }

  async #read(): Promise<void> {
    const [path, body] = this.#random.pick(READS);
    const answer = await this.#caller.send(path, JSON.stringify(body));
    this.counts.reads += 1;
    if (answer === null || answer.status === 503) return;
    const { code, data } = JSON.parse(answer.text);
    if (code !== '00000') this.findings.push(`${path} was refused: ${answer.text}`);
    const lines: { balance: string }[] = data?.list ?? [];
    const shown = [data?.finance ?? '0', ...lines.map(({ balance }) => balance)];
    if (shown.some((balance) => balance.startsWith('-'))) this.findings.push(`${path} shows a debt`);
  }

  async #rotate(): Promise<void> {
    const seeds = await this.#caller.insist(gamePath(playCalls.seeds), '{}');
    if (seeds === null || seeds.status !== 200) return;
    const { nextCommitment } = JSON.parse(seeds.text).data;
    const body = JSON.stringify({ game: GAME, clientSeed: 'burning', nextCommitment });
    await this.#caller.send(playCalls.rotate.path, body);
    this.counts.rotations += 1;
  }

  async #deposit(): Promise<void> {
    const body = JSON.stringify({ amount: '50.00', channelId: 'qrph' });
    const { answer } = await this.#settle(moneyCalls.recharge.path, body);
    if (answer === null) return;
    const { orderId } = JSON.parse(answer).data;
    const how = this.#random.pick(['succeed', 'duplicate', 'late']);
    const response = await this.#caller.insist(`/sandbox/payments/${orderId}/${how}`, '{}');
    if (response === null || response.status !== 200) return;
    this.counts.deposits += 1;
    const delivered: number[] = JSON.parse(response.text).data.delivered;
    if (delivered.every((status) => status === 200)) this.paid.push(orderId);
  }
}
