import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { liveCalls } from '../../contract/live';
import { supportCalls } from '../../contract/messages/support';
import { moneyCalls } from '../../contract/money';
import { playCalls } from '../../contract/play';
import { colorBet, GAME } from '../../tests/ledger/gamblers';
import type { Random } from '../../tests/ledger/simulation/random';
import { ACTIONS, type Action, LOOKS, type Role, thinkMs, weighted } from './habits';
import { type Answer, type Caller, type Line, newKey } from './line';

export const TABLE = 'crash';

/** A money call, and what its sender knows of it. */
export interface Intent {
  readonly uid: number;
  readonly key: string;
  /** SHA-256 of the answer as hex; null for a call that was refused or not answered. */
  answer: string | null;
}

/** What the check asks the database about. */
export interface Deeds {
  readonly intents: Intent[];
  /** Orders whose payment the server has confirmed. */
  readonly paid: string[];
  /** Keys of messages to customer service that the server has confirmed. */
  readonly written: string[];
}

export interface PlayerOptions {
  readonly uid: number;
  readonly token: string;
  readonly address: string;
  readonly role: Role;
  readonly random: Random;
  readonly line: Line;
}

/** A player of the model. */
export class ModelPlayer implements Caller {
  readonly uid: number;
  readonly token: string;
  readonly address: string;
  readonly role: Role;
  readonly random: Random;
  readonly deeds: Deeds = { intents: [], paid: [], written: [] };
  readonly #line: Line;
  #conversation: string | null = null;

  constructor({ uid, token, address, role, random, line }: PlayerOptions) {
    this.uid = uid;
    this.token = token;
    this.address = address;
    this.role = role;
    this.random = random;
    this.#line = line;
  }

  /** Acts and thinks until the signal. */
  async stay(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await sleep(thinkMs(this.random, this.role), undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await this.act(weighted(this.random, ACTIONS[this.role]));
    }
  }

  act(action: Action): Promise<unknown> {
    return {
      bet: () => this.bet(),
      look: () => this.look(),
      support: () => this.write(),
      cashIn: () => this.cashIn(),
    }[action]();
  }

  async look(look = weighted(this.random, LOOKS)): Promise<void> {
    const { name, path, method = 'POST', body } = look;
    await this.#line.send(this, name, path, { method, body });
  }

  async bet(): Promise<void> {
    const bet = colorBet(100n * BigInt(1 + this.random.below(9)), [this.random.below(6)]);
    await this.#pay('bet', playCalls.bet.path.replace('{game}', GAME), { bet });
  }

  /** The id of the ticket; null where the bet was refused. */
  async join(target: string): Promise<string | null> {
    const bet = { stake: `${1 + this.random.below(9)}.00`, target, cashOuts: [] };
    const answer = await this.#pay('join', liveCalls.join.path.replace('{game}', TABLE), { panel: 0, bet });
    return answer === null ? null : (answer.data.ticket as { ticketId: string }).ticketId;
  }

  async cashOut(ticketId: string): Promise<void> {
    await this.#pay('cash-out', liveCalls.cashOut.path.replace('{game}', TABLE), { ticketId, part: 'all' });
  }

  /** Opens a conversation with customer service, or goes on with it and reads it. */
  async write(): Promise<void> {
    const key = newKey();
    const text = 'My friend has not got the points of the invitation yet.';
    if (this.#conversation === null) {
      const body = { key, category: 'general', text };
      const answer = await this.#line.send(this, 'open a conversation', supportCalls.open.path, { body });
      if (answer === null) return;
      this.#conversation = (answer.data.conversation as { conversationId: string }).conversationId;
    } else {
      const body = { key, conversationId: this.#conversation, text };
      if ((await this.#line.send(this, 'write a message', supportCalls.write.path, { body })) === null)
        return;
    }
    this.deeds.written.push(key);
    const thread = { conversationId: this.#conversation, pageSize: 20 };
    await this.#line.send(this, 'read a conversation', supportCalls.thread.path, { body: thread });
  }

  /** Opens an order, pays it at the sandbox's bank and looks at it. */
  async cashIn(): Promise<void> {
    const amount = `${50 * (1 + this.random.below(6))}.00`;
    const order = await this.#pay('order', moneyCalls.recharge.path, { amount, channelId: 'qrph' });
    if (order === null) return;
    const { orderId } = order.data as { orderId: string };
    const paid = await this.#line.send(this, 'pay at the bank', `/sandbox/payments/${orderId}/succeed`, {
      body: {},
    });
    if (paid === null) return;
    if ((paid.data.delivered as number[]).every((status) => status === 200)) this.deeds.paid.push(orderId);
    await this.#line.send(this, 'look at an order', moneyCalls.order.path, { body: { orderId } });
  }

  async #pay(name: string, path: string, body: object): Promise<Answer | null> {
    const intent: Intent = { uid: this.uid, key: newKey(), answer: null };
    this.deeds.intents.push(intent);
    const answer = await this.#line.send(this, name, path, { body, key: intent.key });
    if (answer !== null) intent.answer = createHash('sha256').update(answer.text).digest('hex');
    return answer;
  }
}
