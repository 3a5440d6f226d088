import { createHash, randomInt } from 'node:crypto';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { accountCalls } from '../../contract/account/account';
import { identityCalls } from '../../contract/account/identity';
import { saferPlayCalls } from '../../contract/account/saferPlay';
import { userCalls } from '../../contract/account/user';
import type { Call, ReplyOf } from '../../contract/call';
import { moneyCalls } from '../../contract/money';
import { playCalls } from '../../contract/play';
import { checkinCalls } from '../../contract/rewards/checkin';
import { inviteCalls } from '../../contract/rewards/invite';
import { mallCalls } from '../../contract/rewards/mall';
import { type MissionEvent, missionCalls } from '../../contract/rewards/missions';
import { spinCalls } from '../../contract/rewards/spin';
import { vipCalls } from '../../contract/rewards/vip';
import { withdrawalCalls } from '../../contract/wallet/withdrawals';
import { amount } from '../../games/kit/rules/amount';
import type { Json } from '../../games/kit/rules/round';
import { balances } from '../../server/ledger/balances';
import { weekOf } from './manilaCalendar';
import { codeSentTo, from, newPhone, PASSWORD } from './people';
import { type Item, RewardsModel } from './rewardsModel';
import type { SendOptions, TestServer } from './server';
import { documents, sandbox } from './withdrawals';

const money = (centavos: number) => z.decode(amount, (centavos / 100).toFixed(2));

/** Bets by what they are in wire form. */
const BETS: Readonly<Record<string, (pesos: string) => Json>> = {
  color: (stake) => ({ positions: [{ kind: 'single', colors: [0], stake }] }),
  /** 98 % to win. */
  dice: (stake) => ({ mode: 'percent', side: 'under', target: '98.00', stake }),
  /** Doubles the stake, as a cash-out at 2x in the crash game does. */
  doubling: (stake) => ({ mode: 'percent', side: 'under', target: '49.50', stake }),
};

/** A player who does through the API what their model is told, and who therefore has what it calculates. */
export class RewardsPlayer {
  readonly model = new RewardsModel(() => this.server.clock.now());
  uid = 0;
  phone = '';
  #token = '';
  #spinsToday = 0;
  /** Players who share an address are looked at before an inviter is paid. */
  readonly #address = from(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`);

  constructor(
    readonly server: TestServer,
    readonly name: string,
  ) {}

  async #call<C extends Call>(
    call: C,
    body: Parameters<TestServer['send']>[1],
    options: SendOptions<C> = {},
  ): Promise<ReplyOf<C>> {
    const headers = { ...this.#address, ...options.headers };
    const answer = await this.server.send(call, body as never, { token: this.#token, ...options, headers });
    if (answer.code !== '00000') throw new Error(`${this.name} at ${call.path}: ${answer.text}`);
    return answer.reply;
  }

  /** Registers with a wish for the welcome bonus, and proves who they are. */
  async register(day: string, inviteCode?: string): Promise<void> {
    this.phone = newPhone();
    await this.#call(accountCalls.sendRegisterCode, { phone: this.phone });
    const code = await codeSentTo(this.server, this.phone);
    const request = { account: this.phone, pwd: PASSWORD, code, agreement: true, giveBonus: true };
    const body = inviteCode === undefined ? request : { ...request, inviteCode };
    const { uid, token } = await this.#call(accountCalls.register, body);
    this.uid = uid;
    this.#token = token;
    this.model.register(day);
    await this.#call(userCalls.setBirthday, { birthday: '1990-05-17' });
  }
  async verify(): Promise<void> {
    const papers = {
      ...documents({ documentNumber: `PSN-${this.uid}` }),
      fullName: `Player Number ${this.uid}`,
    };
    await this.#call(identityCalls.submit, papers);
    expect(await sandbox(this.server, `identity/${this.uid}/approve`)).toBe(200);
    this.model.verify();
  }
  inviteCode = async (): Promise<string> => (await this.#call(userCalls.info, {})).inviteCode;

  /** Renews the session, as an app does at its start. */
  async logIn(day: string): Promise<void> {
    this.#token = (await this.#call(userCalls.renewToken, {})).token;
    this.model.expireBonus();
    this.model.logIn(day);
    this.#spinsToday = 0;
  }
  async openGames(games: readonly string[]): Promise<void> {
    for (const game of games) {
      for (const body of [{}, { clientSeed: 'mine' }])
        await this.#call(playCalls.seeds, body, { params: { game } });
    }
    for (const body of [{}, { clientSeed: `mine-${this.uid}` }]) await this.#call(spinCalls.page, body);
  }
  async report(day: string, events: readonly MissionEvent[]): Promise<void> {
    for (const event of events) {
      await this.#call(missionCalls.report, { event });
      this.model.report(day, event);
    }
  }
  async reveal(day: string, game: string): Promise<void> {
    const { nextCommitment } = await this.#call(playCalls.seeds, {}, { params: { game } });
    await this.#call(playCalls.rotate, { game, clientSeed: 'mine', nextCommitment });
    this.model.reveal(day);
  }
  async signIn(day: string): Promise<void> {
    const { step } = await this.#call(checkinCalls.signIn, {});
    expect(step, `${this.name} signs on ${day}`).toBe(this.model.nextStep(day));
    this.model.signIn(day);
  }
  async chooseCheck(): Promise<void> {
    await this.#call(saferPlayCalls.setRealityCheck, { minutes: 30 });
    this.model.chooseCheck();
  }
  async setLimit(pesos: number): Promise<void> {
    await this.#call(saferPlayCalls.setLimit, { kind: 'deposit', period: 'month', most: money(pesos * 100) });
    this.model.setLimit(this.server.clock.now());
  }

  async bet(day: string, kind: keyof typeof BETS, centavos: number): Promise<number> {
    const game = kind === 'color' ? 'color' : 'dice';
    const bet = BETS[kind]?.((centavos / 100).toFixed(2)) ?? null;
    const { round } = await this.#call(playCalls.bet, { bet }, { params: { game } });
    this.model.bet(day, game, centavos, Number(round.payout));
    return Number(round.payout);
  }
  async deposit(
    pesos: number,
    request: { readonly isWelcome?: boolean; readonly coupon?: Item } = {},
  ): Promise<void> {
    const assets = { pageNum: 1, pageSize: 1000 };
    const coupon =
      request.coupon === undefined
        ? undefined
        : (await this.#call(mallCalls.assets, assets)).list.find(
            ({ itemId, state }) => itemId === request.coupon && state === 0,
          )?.id;
    const order = await this.#call(moneyCalls.recharge, {
      amount: money(pesos * 100),
      channelId: 'gcash',
      ...(request.isWelcome === true && pesos >= 100 && { activityId: 'first-deposit' }),
      ...(coupon !== undefined && { couponId: coupon }),
    });
    expect(await sandbox(this.server, `payments/${order.orderId}/succeed`)).toBe(200);
    this.model.deposit(pesos * 100, request);
  }
  /** Withdraws all main money. */
  async withdrawAll(): Promise<void> {
    const account = { type: 'GCASH', number: this.phone, holder: `Player Number ${this.uid}` } as const;
    const { accountId } = await this.#call(withdrawalCalls.saveAccount, { account });
    await this.#call(withdrawalCalls.apply, { amount: money(this.model.cash), accountId });
    this.model.withdraw(this.model.cash);
  }

  /** Claims every mission that is complete, after making sure that the server knows the same ones. */
  async claimMissions(day: string): Promise<void> {
    const { dailyMisson, accumulativeMisson } = await this.#call(missionCalls.page, {});
    const open = [...dailyMisson, ...accumulativeMisson].filter((one) => one.receiveState === 'UNACCALIMED');
    const ids = open.map((one) => (one.day === null ? one.id : `${one.id}:${one.day}`));
    const expected = this.model.claimable(day, this.server.clock.now());
    expect(ids.toSorted(), `missions of ${this.name} on ${day}`).toEqual(expected);
    for (const { id, day: of } of open) {
      await this.#call(missionCalls.claim, { id, ...(of !== null && { day: of }) });
      this.model.claim(day, of === null ? id : `${id}:${of}`);
    }
  }
  /** Spins as often as the rules allow while there are this many points or a ticket. Returns what it came to. */
  async spinAll(day: string, fromPoints = 200): Promise<void> {
    while (
      this.model.maySpin(this.#spinsToday) &&
      (this.model.spinTickets.length > 0 || this.model.points >= fromPoints)
    ) {
      const pay = this.model.spinTickets.length > 0 ? 'ticket' : 'points';
      const { round } = await this.#call(spinCalls.spin, { acceptTerms: true, pay });
      const points = round.outcome === 'points' ? 20 : 0;
      expect(Number(round.payout)).toBe(points > 0 ? 0 : Number(round.outcome) * 100);
      this.model.spin(day, { centavos: Number(round.payout), points });
      this.#spinsToday += 1;
    }
  }
  async exchange(item: Item): Promise<void> {
    await this.#call(mallCalls.exchange, { itemId: item });
    this.model.exchange(item);
  }
  /** Claims VIP bonuses, after making sure that they are what they should be. */
  async claimVip(day: string): Promise<void> {
    const { bonuses, level } = await this.#call(vipCalls.selfLevel, {});
    expect(level, `level of ${this.name} on ${day}`).toBe(this.model.level);
    const monday = weekOf(day);
    const { levels, week } = this.model.claimVip(monday);
    const expected = [...levels.map(([, amount]) => amount), ...(week > 0 ? [week] : [])];
    expect(
      bonuses.map((bonus) => Number(bonus.amount)),
      `VIP bonuses of ${this.name} on ${day}`,
    ).toEqual(expected);
    for (const [reached] of levels) await this.#call(vipCalls.claimLevel, { level: reached });
    if (week > 0) await this.#call(vipCalls.claimWeek, { monday });
  }
  /** Opens the red bags, which must be these amounts. */
  async openBags(expected: readonly number[]): Promise<void> {
    const { bags } = await this.#call(inviteCalls.page, {});
    expect(
      bags.map((bag) => Number(bag.amount)),
      `red bags of ${this.name}`,
    ).toEqual(expected);
    for (const { id, amount: pesos } of bags) {
      await this.#call(inviteCalls.claim, { id });
      this.model.openBag(Number(pesos));
    }
  }

  /** What the server says the player has, beside what the model has calculated. */
  async compare(when: string): Promise<void> {
    const held = await balances(this.server.db, this.uid);
    const { model } = this;
    model.expireBonus();
    expect(
      {
        cash: Number(held.cashCentavos),
        bonus: Number(held.bonusCentavos),
        points: held.points,
        coupons: held.coupons,
        raffleTickets: held.tickets,
        spinTickets: held.spinTickets,
      },
      `${this.name} ${when}`,
    ).toEqual({
      cash: model.cash,
      bonus: model.bonus,
      points: model.points,
      coupons: model.coupons.length,
      raffleTickets: model.raffleTickets,
      spinTickets: model.spinTickets.length,
    });
  }
  /** Counted play that no reward has used, by the mall's page. */
  playLeft = async (): Promise<number> => Number((await this.#call(mallCalls.items, {})).playLeft);

  /** The seed that this player brings to the draws of the week. */
  get wheelSeed(): string {
    return `mine-${this.uid}`;
  }
}

/** The client seed of a draw: the hash of its list. */
export const listHashOf = (players: readonly RewardsPlayer[]): string =>
  createHash('sha256')
    .update(players.map(({ wheelSeed }, at) => `${at + 1}:${wheelSeed}\n`).join(''))
    .digest('hex');
