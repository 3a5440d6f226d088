import { dayAfter, endOf, monthAfter, weekOf } from './manilaCalendar';

/*
 * What a player's rewards come to, calculated from the tables of the rules alone: nothing of the server's rules is
 * imported. Money is whole centavos, days are yyyy-mm-dd in Manila. Chance is told to it: payouts of bets and prizes of
 * spins and draws.
 */

const LADDER = [5, 5, 10, 10, 15, 15, 20];
const WEIGHTS: Readonly<Record<string, number>> = { color: 100, scratch: 100, ring: 50, crash: 50, dice: 50 };
/** What is won from a peso staked on average, and the most of it that rewards give back. */
const EDGES: Readonly<Record<string, number>> = {
  color: 6 / 216,
  scratch: 0.03,
  ring: 0.01,
  crash: 0.01,
  dice: 0.01,
};
const SHARES: Readonly<Record<string, number>> = {
  color: 0.384,
  scratch: 0.356,
  ring: 0.733,
  crash: 0.733,
  dice: 0.733,
};
/** The same with what the inviter gets. */
const SHARES_INVITED: Readonly<Record<string, number>> = {
  ...{ color: 0.504, scratch: 0.467, ring: 0.9, crash: 0.9, dice: 0.9 },
};
/** What a verified player costs once: the welcome of 60.00 and a first spin. */
const ACQUISITION = 64_00;

/** Lifetime stakes and deposits of a level, its bonus, and the most of a week; in pesos. */
const VIP = [
  [0, 0, 0, 0],
  [1_000, 100, 1, 5],
  [5_000, 500, 4, 10],
  [20_000, 2_000, 15, 20],
  [50_000, 5_000, 30, 40],
  [100_000, 10_000, 50, 60],
  [200_000, 18_000, 100, 100],
  [400_000, 30_000, 200, 150],
  [700_000, 50_000, 300, 200],
  [1_000_000, 75_000, 300, 250],
  [1_500_000, 100_000, 500, 300],
  [2_500_000, 150_000, 1_000, 400],
  [4_000_000, 220_000, 1_500, 500],
] as const;

const DAILY: Readonly<Record<string, number>> = {
  ...{ D01: 5, D02: 3, D03: 2, D04: 5, D05: 2, D06: 5, D07: 5, D08: 5, D09: 5, D10: 5, D11: 8, D12: 5 },
  ...{ J01: 10, J02: 10 },
};
const ONCE: Readonly<Record<string, number>> = {
  ...{ A01: 20, A02: 100, A03: 100, A04: 30, A05: 50, A06: 50, A07: 100, A08: 300, A09: 50, A10: 50 },
  ...{ A11: 200, A12: 20 },
};
/** Points, worth and counted play in pesos. */
const MALL = {
  TOPUP5: [200, 5, 750],
  TOPUP10: [400, 10, 1_500],
  TOPUP20: [800, 20, 3_000],
  CASH5: [250, 5, 750],
  RELIEF10: [450, 10, 1_500],
  FRAME: [300, 0, 0],
  TITLE: [150, 0, 0],
} as const;
export type Item = keyof typeof MALL;

const LUCKY = [
  [1, 20],
  [2, 10],
  [4, 5],
  [20, 2],
] as const;

export const SPIN_PLAY = 600_00;
const SPIN_MEAN = 4_00;
const TICKET_WORTH = 2_00;

/** The prizes of a week with so many tickets, in centavos, the largest first. */
export const luckyPrizes = (tickets: number): number[] =>
  LUCKY.flatMap(([count, percent]) => Array<number>(count).fill((200 * tickets * percent) / 100)).slice(
    0,
    tickets,
  );

interface Grant {
  readonly amount: number;
  staked: number;
  /** When it began to be processed, in ms; null while another one is. */
  since: number | null;
}

/** How long a bonus is processed. */
const BONUS_MS = 30 * 86_400_000;

interface DayOfPlay {
  main: number;
  counted: number;
  readonly bets: Map<string, number>;
  readonly events: Set<string>;
  reveals: number;
}

/** One player's rewards. Every method throws where the rules refuse. */
export class RewardsModel {
  cash = 0;
  bonus = 0;
  spinTickets: string[] = [];
  raffleTickets = 0;
  coupons: Item[] = [];
  /** What each kind of reward has cost on average, in centavos. */
  readonly cost = new Map<string, number>();
  /** The most that the rewards may cost, by what was staked, in centavos. */
  bound = ACQUISITION;
  /** What the inviter's bound grows by. */
  boundOfInviter = 0;
  spins = 0;
  countedTotal = 0;
  staked = 0;
  deposited = 0;
  readonly #lots: { month: string; points: number }[] = [];
  readonly #days = new Map<string, DayOfPlay>();
  readonly #logIns = new Set<string>();
  readonly #signed: { day: string; step: number }[] = [];
  readonly #claimed = new Set<string>();
  readonly #facts = new Set<string>();
  readonly #levels = new Set<number>();
  readonly #weeks = new Map<string, number>();
  readonly #grants: Grant[] = [];
  #used = 0;
  #reveals = 0;
  #limitSince: Date | null = null;

  /** `now` is the time of the server whose player this is. */
  constructor(readonly now: () => Date) {}

  get points(): number {
    return this.#lots.reduce((sum, { points }) => sum + points, 0);
  }
  get play(): number {
    return this.countedTotal - this.#used;
  }
  get level(): number {
    return VIP.findLastIndex(([bet, deposit]) => this.staked >= bet * 100 && this.deposited >= deposit * 100);
  }

  #earn(day: string, points: number): void {
    if (points === 0) return;
    const month = day.slice(0, 7);
    const last = this.#lots.at(-1);
    if (last?.month === month) last.points += points;
    else this.#lots.push({ month, points });
  }
  #spend(points: number): void {
    if (points > this.points) throw new Error('too few points');
    for (let left = points; left > 0; ) {
      const [oldest] = this.#lots;
      if (oldest === undefined) throw new Error('no points');
      const part = Math.min(left, oldest.points);
      oldest.points -= part;
      left -= part;
      if (oldest.points === 0) this.#lots.shift();
    }
  }
  #give(kind: string, centavos: number): void {
    this.cost.set(kind, (this.cost.get(kind) ?? 0) + centavos);
  }
  #on(day: string): DayOfPlay {
    const kept = this.#days.get(day) ?? {
      main: 0,
      counted: 0,
      bets: new Map(),
      events: new Set(),
      reveals: 0,
    };
    this.#days.set(day, kept);
    return kept;
  }

  register(day: string): void {
    this.#earn(day, 100);
    this.logIn(day);
  }
  logIn(day: string): void {
    if (!this.#logIns.has(day)) this.#earn(day, 35);
    this.#logIns.add(day);
  }
  report(day: string, event: string): void {
    if (event === 'guide') this.#facts.add('A12');
    else this.#on(day).events.add(event);
  }
  reveal(day: string): void {
    this.#on(day).reveals += 1;
    this.#reveals += 1;
  }
  verify(): void {
    this.#facts.add('A02');
  }
  chooseCheck(): void {
    this.#facts.add('A04');
  }
  setLimit(at: Date): void {
    this.#limitSince = at;
  }

  /** The step that can be signed on a day; null when today's is. */
  nextStep(day: string): number | null {
    const last = this.#signed.at(-1);
    if (last === undefined) return 1;
    if (last.day === day) return null;
    const isMissed = dayAfter(last.day, 8) <= day;
    return last.step === 7 || isMissed ? 1 : last.step + 1;
  }
  signIn(day: string): void {
    const step = this.nextStep(day);
    if (step === null) throw new Error('signed');
    this.#signed.push({ day, step });
    this.#earn(day, LADDER[step - 1] ?? 0);
    if (step === 7) this.spinTickets.push(day);
  }

  bet(day: string, game: string, stake: number, payout: number): void {
    const weight = WEIGHTS[game] ?? 0;
    const main = Math.min(stake, this.cash);
    const fromBonus = stake - main;
    if (fromBonus > this.bonus || (fromBonus > 0 && stake > 20_00)) throw new Error('too little money');
    const toMain = Math.floor((payout * main) / stake);
    this.cash += toMain - main;
    this.bonus += payout - toMain - fromBonus;
    this.staked += stake;
    const win = stake * (EDGES[game] ?? 0);
    this.bound += win * (SHARES[game] ?? 0);
    this.boundOfInviter += win * ((SHARES_INVITED[game] ?? 0) - (SHARES[game] ?? 0));
    const counted = Math.floor((main * weight) / 100);
    this.countedTotal += counted;
    const today = this.#on(day);
    today.main += weight > 0 ? main : 0;
    today.counted += counted;
    today.bets.set(game, (today.bets.get(game) ?? 0) + 1);
    const [grant] = this.#grants;
    if (fromBonus === 0 || grant === undefined) return;
    grant.staked += Math.floor((fromBonus * weight) / 100);
    if (grant.staked < 5 * grant.amount && this.bonus > 0) return;
    this.cash += this.bonus;
    this.#nextGrant();
  }
  #grant(kind: string, amount: number): void {
    this.#give(kind, amount);
    const isFirst = this.#grants.length === 0;
    this.#grants.push({ amount, staked: 0, since: isFirst ? this.now().getTime() : null });
    if (isFirst) this.bonus = amount;
  }
  #nextGrant(): void {
    this.#grants.shift();
    const [next] = this.#grants;
    if (next !== undefined) next.since = this.now().getTime();
    this.bonus = next?.amount ?? 0;
  }
  /** Ends the bonus whose days are over; what is left of it is lost, and the next one begins. */
  expireBonus(): void {
    const since = this.#grants[0]?.since;
    if (typeof since === 'number' && since + BONUS_MS <= this.now().getTime()) this.#nextGrant();
  }

  /** A settled deposit of a verified player, with the welcome and the bonus of a first deposit, or with a coupon. */
  deposit(amount: number, { isWelcome = false, coupon }: { isWelcome?: boolean; coupon?: Item } = {}): void {
    this.#facts.add('A05');
    this.deposited += amount;
    this.cash += amount;
    if (isWelcome && amount >= 100_00) {
      this.#grant('welcome', 10_00);
      this.#grant('welcome', Math.min(Math.floor(amount / 4), 50_00));
    }
    if (coupon === undefined) return;
    this.coupons.splice(this.coupons.indexOf(coupon), 1);
    this.#grant('coupon', MALL[coupon][1] * 100);
  }
  withdraw(amount: number): void {
    this.cash -= amount;
  }

  /** Missions that can be claimed on a day: daily ones of it and the day before, and those for life. */
  claimable(day: string, now: Date): string[] {
    const daily = [dayAfter(day, -1), day].flatMap((of) => this.#dailyDone(of).map((id) => `${id}:${of}`));
    return [...daily, ...this.#lifeDone(now)].filter((id) => !this.#claimed.has(id)).toSorted();
  }
  claim(day: string, mission: string): void {
    if (this.#claimed.has(mission)) throw new Error('claimed');
    this.#claimed.add(mission);
    const [id = ''] = mission.split(':');
    this.#earn(day, DAILY[id] ?? ONCE[id] ?? 0);
  }
  #dailyDone(day: string): string[] {
    const { counted, bets, events, reveals } = this.#on(day);
    const played = (...games: string[]) => games.reduce((sum, game) => sum + (bets.get(game) ?? 0), 0) >= 3;
    const done: Record<string, boolean> = {
      D01: events.has('gamePage'),
      D02: events.has('demoRound'),
      D03: events.has('oddsSheet'),
      D04: reveals > 0,
      D05: events.has('messageCentre'),
      D06: events.has('ownResults'),
      D07: played('color'),
      D08: played('ring', 'dice'),
      D09: played('crash'),
      D10: played('scratch'),
      D11: counted >= 50_00,
      D12: this.#signed.some((step) => step.day === day),
    };
    done.J01 = Boolean(done.D03 && done.D04 && done.D06);
    done.J02 = Boolean(done.D01 && done.D05 && done.D12);
    return Object.keys(done).filter((id) => done[id]);
  }
  #lifeDone(now: Date): string[] {
    const stoodDays =
      this.#limitSince === null ? 0 : (now.getTime() - this.#limitSince.getTime()) / 86_400_000;
    const more: Record<string, boolean> = {
      A03: stoodDays >= 7,
      A06: this.#signed.length >= 7,
      A07: this.#logIns.size >= 30,
      A08: this.#logIns.size >= 100,
      A09: this.#reveals >= 10,
      A10: this.countedTotal >= 1_000_00,
      A11: this.countedTotal >= 10_000_00,
    };
    return [...this.#facts, ...Object.keys(more).filter((id) => more[id])];
  }

  /** Why a spin is refused; null where it is not. `spinsToday` are those of the day so far. */
  maySpin(spinsToday: number): boolean {
    const isPayable = this.spinTickets.length > 0 || this.points >= 200;
    return this.deposited > 0 && spinsToday < 5 && isPayable && (this.spins === 0 || this.play >= SPIN_PLAY);
  }
  /** A spin with a ticket, or without any with points; the prize is centavos, or points. */
  spin(day: string, prize: { readonly centavos: number; readonly points: number }): void {
    if (this.spins > 0) this.#used += SPIN_PLAY;
    this.spins += 1;
    if (this.spinTickets.length > 0) this.spinTickets.shift();
    else {
      this.#spend(200);
      this.#earn(day, this.level >= 11 ? 20 : this.level >= 4 ? 10 : 0);
    }
    this.cash += prize.centavos;
    this.#earn(day, prize.points);
    this.#give('spin', SPIN_MEAN);
  }

  mayExchange(item: Item): boolean {
    const [points, , play] = MALL[item];
    return this.points >= points && this.play >= play * 100;
  }
  exchange(item: Item, offerPoints: number | null = null): void {
    const [points, worth, play] = MALL[item];
    const price = offerPoints === null ? points : Math.floor((points * 4) / 5);
    this.#spend(price);
    this.#used += play * 100;
    if (item.startsWith('TOPUP')) this.coupons.push(item);
    if (item === 'RELIEF10') this.#grant('relief', worth * 100);
    if (item !== 'CASH5') return;
    this.cash += worth * 100;
    this.#give('instant', worth * 100);
  }

  /** Claims what the levels reached bring, and the bonus of the week that ended before this Monday. */
  claimVip(monday: string): { readonly levels: [number, number][]; readonly week: number } {
    const reached = Array.from({ length: this.level }, (_, at) => at + 1).filter(
      (level) => !this.#levels.has(level),
    );
    const levels = reached.map((level): [number, number] => [level, (VIP[level]?.[2] ?? 0) * 100]);
    for (const [level, amount] of levels) {
      this.#levels.add(level);
      this.cash += amount;
      this.#give('level', amount);
    }
    const week = this.#weeks.get(monday) ?? 0;
    this.#weeks.delete(monday);
    this.cash += week;
    this.#give('weekly', week);
    return { levels, week };
  }

  /** The settlement at 0:00 after a day. Returns whether the week that ends with it brings a raffle ticket. */
  settle(day: string): boolean {
    const next = dayAfter(day);
    const counted = this.#days.get(day)?.counted ?? 0;
    this.#earn(next, Math.min(Math.floor(counted / 100_00), 200));
    while (this.#lots[0] !== undefined && `${monthAfter(this.#lots[0].month, 7)}-01` <= next)
      this.#lots.shift();
    this.spinTickets = this.spinTickets.filter((got) => dayAfter(got, 61) > next);
    if (weekOf(next) !== next) return false;
    const days = Array.from({ length: 7 }, (_, at) => dayAfter(day, -at));
    const main = days.reduce((sum, each) => sum + (this.#days.get(each)?.main ?? 0), 0);
    const bonus = Math.min(VIP[this.level]?.[3] ?? 0, Math.floor(main / 1_000_00)) * 100;
    if (bonus > 0) this.#weeks.set(next, bonus);
    const isDrawn = main >= 1_000_00 && days.filter((each) => this.#logIns.has(each)).length >= 3;
    if (isDrawn) this.raffleTickets += 1;
    return isDrawn;
  }
  /** The ticket of a week is drawn, with what it has won. */
  draw(prize: number): void {
    this.raffleTickets -= 1;
    this.cash += prize;
    this.#give('lucky', TICKET_WORTH);
  }
  openBag(amount: number): void {
    this.cash += amount;
    this.#give('invite', amount);
  }
  rank(day: string, points: number): void {
    this.#earn(day, points);
  }

  /** What all rewards so far have cost on average, in centavos. */
  get costTotal(): number {
    return [...this.cost.values()].reduce((sum, centavos) => sum + centavos, 0);
  }
}

/** When a day that is settled is over. */
export const settledAt = (day: string): Date => new Date(endOf(day).getTime() + 5_000);
