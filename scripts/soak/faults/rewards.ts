import { type Fault, node, server } from './fault';

const CLAIM = 'server/domains/rewards/claim.ts';
const CHECKIN = 'tests/api/rewards/checkin.test.ts';
const VIP = 'tests/api/rewards/vip.test.ts';
const MISSIONS = 'tests/api/rewards/missions.test.ts';
const POINTS = 'tests/api/rewards/points.test.ts';
const SETTLEMENT = 'tests/api/rewards/settlement.test.ts';
const RAFFLE = 'tests/api/rewards/luckyPrize.test.ts';
const GUARANTEED = 'tests/api/rewards/guaranteed.test.ts';
const ALL_CLAIMS = 'tests/api/rewards/claims.test.ts';
const ACTIVITIES = 'tests/api/payments/activities.test.ts';
const TABLES = 'tests/api/desk/rewardTables.test.ts';

const CLAIMS: readonly Fault[] = [
  {
    what: 'a check-in is noted outside of the transaction that gives its points',
    file: 'server/domains/checkin/checkin.ts',
    from: "    await transaction.query({\n      name: 'checkins-add',",
    to: "    await context.db.query({\n      name: 'checkins-add',",
    test: server(ALL_CLAIMS, '/misson-checkin/signin leaves neither mark nor credit'),
  },
  {
    what: 'the mall refuses nothing but too few points',
    file: 'server/domains/mall/exchange.ts',
    from: '    if (reason !== null) throw refuse(REFUSALS[reason]);\n',
    to: "    if (reason === 'pointsTooLow') throw refuse(REFUSALS[reason]);\n",
    test: server(ALL_CLAIMS, 'a look have the effect of one'),
  },
  {
    what: 'tables of rewards begin a millisecond late',
    file: 'server/domains/rewards/tables.ts',
    from: 'from <= time',
    to: 'from < time',
    test: server(TABLES, 'hold from 0:00 to the millisecond'),
  },
  {
    what: 'a log-in of the last millisecond counts for the next day',
    file: 'server/domains/rewards/dailyLogin.ts',
    from: 'const day = manilaDate(now);',
    to: 'const day = manilaDate(new Date(now.getTime() + 1));',
    test: server('tests/api/rewards/borders.test.ts', 'a log-in of the last millisecond'),
  },
  {
    what: 'the wheel does not say that rewards rest',
    file: 'server/domains/spin/spinPage.ts',
    from: '    restReasonOf(context, uid),\n',
    to: '    restReasonOf(context, uid).then(() => null),\n',
    test: server('tests/api/rewards/spin.test.ts', 'close during a break, an exclusion and a limit'),
  },
  {
    what: 'claims of a player do not wait for each other',
    file: 'server/ledger/once.ts',
    from: '    await lockPlayers(transaction, [intent.uid]);\n',
    to: '    void lockPlayers;\n',
    test: server('tests/api/rewards/invite.test.ts', 'repeats its answer under the same key'),
  },
  {
    what: 'a claim that waits past midnight belongs to the day before',
    file: CLAIM,
    from: `  once(context, intent, async (transaction) => {
    const now = context.clock.now();
    await requireRewards(context, transaction, { uid: intent.uid, gift, now });
    return work(transaction, now);
  });`,
    to: `  ((now) =>
    once(context, intent, async (transaction) => {
      await requireRewards(context, transaction, { uid: intent.uid, gift, now });
      return work(transaction, now);
    }))(context.clock.now());`,
    test: server(MISSIONS, 'counts a claim that waits for the lock over 0:00 for the new day'),
  },
  {
    what: 'a reached limit closes no reward',
    file: CLAIM,
    from: "  if (await isResting(transaction, uid, now)) throw refuse('rewardsResting');\n",
    to: '  void isResting;\n',
    test: server(VIP, 'is closed on a break, after an exclusion and at a reached limit'),
  },
  {
    what: 'who has excluded themselves claims rewards',
    file: CLAIM,
    from: '  await requireNotBarred(transaction, uid, now);\n',
    to: '  void requireNotBarred;\n',
    test: server(CHECKIN, 'is closed after an exclusion'),
  },
  {
    what: 'an account that is closed for its age claims points',
    file: CLAIM,
    from: "  else if (await isClosedForAge(transaction, uid)) throw refuse('underAge');\n",
    to: '  void isClosedForAge;\n',
    test: server(CHECKIN, 'is closed to an account that is closed for its age'),
  },
  {
    what: 'money is claimed without a known age',
    file: CLAIM,
    from: "  if (gift === 'money') await requireOpenAccount(context, transaction, uid);\n  else if",
    to: '  void [gift, context, requireOpenAccount];\n  if',
    test: server('tests/api/rewards/spin.test.ts', 'is refused with no birthday'),
  },
];

const CHECKINS: readonly Fault[] = [
  {
    what: 'a ladder ends after six days without a check-in',
    file: 'server/domains/checkin/ladder.ts',
    from: 'const IDLE_DAYS = 7;',
    to: 'const IDLE_DAYS = 6;',
    test: server(CHECKIN, 'waits over missed days, and is missed after seven whole ones'),
  },
  {
    what: 'a clock that is set back signs the same day again',
    file: 'server/domains/checkin/ladder.ts',
    from: 'if (today <= day)',
    to: 'if (today === day)',
    test: node('server/domains/checkin/ladder.test.ts', 'signs nothing again when the clock is set back'),
  },
  {
    what: 'the sixth check-in gives a spin ticket as well',
    file: 'server/domains/checkin/checkin.ts',
    from: '(step === STEPS ? 1 : 0)',
    to: '(step >= STEPS - 1 ? 1 : 0)',
    test: server(CHECKIN, 'signs a step a day, and gives a spin ticket with the seventh'),
  },
];

const VIPS: readonly Fault[] = [
  {
    what: 'the bonus of a level is paid under every key',
    file: 'server/domains/vip/claimBonus.ts',
    from: "payOnce(transaction, { uid, kind: 'prize', reference, legs, now });",
    to: "payOnce(transaction, { uid, kind: 'prize', reference: reference + Math.random(), legs, now });",
    test: server(VIP, 'is paid once for life, in main money, to 50 calls at once'),
  },
  {
    what: 'the bonus of the next level is paid before it is reached',
    file: 'server/domains/vip/bonuses.ts',
    from: 'Array.from({ length: level }, ',
    to: 'Array.from({ length: level + 1 }, ',
    test: server(VIP, 'is paid once for life, in main money, to 50 calls at once'),
  },
  {
    what: 'high bonuses are paid without a review',
    file: 'server/domains/vip/bonuses.ts',
    from: "return reviewed === null ? 'review' : null;",
    to: 'return null;',
    test: server(VIP, 'waits from level 7 for a verified identity and a review'),
  },
  {
    what: 'a weekly bonus is above the most of its level',
    file: 'server/domains/vip/weeks.ts',
    from: 'earned < weeklyMaxCentavos ? centavos(earned) : weeklyMaxCentavos;',
    to: 'earned < weeklyMaxCentavos ? centavos(earned) : centavos(earned);',
    test: server(VIP, 'can be claimed until 23:59:59.999 of its Sunday'),
  },
  {
    what: 'a weekly bonus is still there on the Monday after its week',
    file: 'server/domains/vip/bonuses.ts',
    from: 'if (ends !== null && ends <= today)',
    to: 'if (ends !== null && ends < today)',
    test: server(VIP, 'can be claimed until 23:59:59.999 of its Sunday'),
  },
  {
    what: 'a week of stakes begins on the Sunday before',
    file: 'server/domains/vip/settleWeek.ts',
    from: 'values: [dayAfter(day, 1 - WEEK_DAYS), day,',
    to: 'values: [dayAfter(day, -WEEK_DAYS), day,',
    test: server(VIP, 'is a peso for each whole thousand of the week'),
  },
  {
    what: 'who has excluded themselves gets a weekly bonus',
    file: 'server/domains/vip/settleWeek.ts',
    from: "      if ((await restAt(transaction, uid, lastMomentOf(day))) === 'selfExcluded') return;\n",
    to: '      void [restAt, lastMomentOf];\n',
    test: server(VIP, 'is kept for nobody who has excluded themselves'),
  },
];

const POINT_FAULTS: readonly Fault[] = [
  {
    what: 'points last for eight months',
    file: 'server/domains/points/months.ts',
    from: 'const MONTHS = 7;',
    to: 'const MONTHS = 8;',
    test: server(POINTS, 'expire on day 1 of the seventh month after theirs'),
  },
  {
    what: 'points are announced to players whose rewards rest',
    file: 'server/domains/points/expiry.ts',
    from: '    if ((await restAt(transaction, uid, lastMomentOf(day))) !== null) return false;\n',
    to: '    void [restAt, lastMomentOf];\n',
    test: server(POINTS, 'stand still while rewards rest, and nobody is told then'),
  },
  {
    what: 'an exclusion leaves the points',
    file: 'server/app.ts',
    from: '    await cancelPoints(transaction, uid, now);\n',
    to: '    void cancelPoints;\n',
    test: server(VIP, 'is paid by an exclusion, which takes the points'),
  },
  {
    what: 'a day of play gives more than 200 points',
    file: 'server/domains/rewards/turnoverPoints.ts',
    from: 'Number(points < POINTS_MAX ? points : POINTS_MAX)',
    to: 'Number(points)',
    test: server(SETTLEMENT, 'centavos of counted play'),
  },
  {
    what: 'who rests when the day ends gets points for its play',
    file: 'server/domains/rewards/turnoverPoints.ts',
    from: '      if ((await restAt(transaction, uid, lastMomentOf(day))) !== null) return;\n',
    to: '      void [restAt, lastMomentOf];\n',
    test: server(SETTLEMENT, 'gives none to who was on a break or had reached a limit when the day ended'),
  },
  {
    what: 'a log-in during an exclusion gives points',
    file: 'server/domains/rewards/dailyLogin.ts',
    from: '    if ((await barredBy(transaction, uid, now)) !== null) return;\n',
    to: '    void barredBy;\n',
    test: server(
      'tests/api/safer-play/pauses.test.ts',
      'refunds queued bets, ends runs, and leaves log-in, money and history available',
    ),
  },
];

const MISSION_FAULTS: readonly Fault[] = [
  {
    what: 'a claimed mission can be claimed again',
    file: 'server/domains/missions/claim.ts',
    from: '  return rows.length > 0;\n',
    to: '  void rows;\n  return false;\n',
    test: server(MISSIONS, 'of fifty at once pays once, and says so to the others'),
  },
  {
    what: 'a complete mission can be claimed two days later',
    file: 'server/domains/missions/claimableDays.ts',
    from: 'const yesterday = dayAfter(today, -1);',
    to: 'const yesterday = dayAfter(today, -2);',
    test: server(MISSIONS, 'misses what is unfinished at 0:00, and keeps what is complete for one day more'),
  },
  {
    what: 'a mission that is not complete can be claimed',
    file: 'server/domains/missions/claim.ts',
    from: "if (mission?.receiveState !== 'UNACCALIMED') throw",
    to: "if (mission === undefined || mission.receiveState === 'MISSED') throw",
    test: server(MISSIONS, 'of what is not complete, not there, or not of this player is refused'),
  },
  {
    what: 'a limit on stakes completes the mission of limits',
    file: 'server/domains/missions/limitStood.ts',
    from: "new Set(['deposit', 'loss'])",
    to: "new Set(['deposit', 'loss', 'stake'])",
    test: node('server/domains/missions/limitStood.test.ts', 'limits on stakes and sessions do not count'),
  },
];

const SPIN = 'tests/api/rewards/spin.test.ts';

const SPINS: readonly Fault[] = [
  {
    what: 'a spin by ticket needs no ticket',
    file: 'server/domains/spin/spin.ts',
    from: "if (pay === 'ticket' && before.spinTickets === 0) throw refuse('ticketMissing');\n",
    to: "if (pay === 'ticket' && before.spinTickets === 0) pay = 'points';\n",
    test: server(SPIN, 'is refused when there is none, and changes nothing'),
  },
  {
    what: 'a spin by ticket costs points as well',
    file: 'server/domains/spin/spin.ts',
    from: "if (pay === 'ticket') return takeSpinTicket(",
    to: "if (pay === 'ticket') await takeSpinTicket(",
    test: server(SPIN, 'pays for a spin instead of points'),
  },
  {
    what: 'six spins are taken on a day',
    file: 'server/domains/spin/dayLimit.ts',
    from: 'SPINS_A_DAY = 5;',
    to: 'SPINS_A_DAY = 6;',
    test: server(SPIN, 'are five a day, of 50 parallel ones too, and begin anew at 0:00'),
  },
  {
    what: 'the day of spins is the last 24 hours',
    file: 'server/domains/spin/dayLimit.ts',
    from: 'values: [uid, wheel.name, startOf(manilaDate(now)), SPINS_A_DAY],',
    to: 'values: [uid, wheel.name, (startOf(manilaDate(now)), new Date(now.getTime() - 86_400_000)), SPINS_A_DAY],',
    test: server(SPIN, 'are five a day, of 50 parallel ones too, and begin anew at 0:00'),
  },
  {
    what: 'the wheel draws by other odds than it publishes',
    file: 'games/wheel/rules/prizes.ts',
    from: '{ prize: 188, weight: 8 },\n  { prize: 888, weight: 2 },',
    to: '{ prize: 188, weight: 9 },\n  { prize: 888, weight: 1 },',
    test: server(SPIN, 'publishes price, odds and the average payout of a spin'),
  },
  {
    what: 'who has never deposited spins',
    file: 'server/domains/spin/spin.ts',
    from: "    if (before.depositedCentavos === ZERO) throw refuse('depositNeeded');\n",
    to: '',
    test: server(SPIN, 'is refused with no deposit, and changes nothing'),
  },
  {
    what: 'a spin counts as agreeing to its terms',
    file: 'server/domains/spin/spin.ts',
    from: "else if (!(await hasAcceptedTerms(transaction, uid))) throw refuse('agreementMissing');\n",
    to: 'else if (!(await hasAcceptedTerms(transaction, uid))) await acceptTerms(transaction, uid, now);\n',
    test: server(SPIN, 'is refused until the terms have been accepted'),
  },
  {
    what: 'an exclusion leaves the spin tickets',
    file: 'server/app.ts',
    from: '    await cancelSpinTickets(transaction, uid, now);\n',
    to: '    void cancelSpinTickets;\n',
    test: server(SPIN, 'an exclusion takes the spin tickets'),
  },
  {
    what: 'a spin ticket expires a day early',
    file: 'server/domains/spin/tickets.ts',
    from: 'const KEPT_DAYS = 60;',
    to: 'const KEPT_DAYS = 59;',
    test: server(SPIN, 'expires after 60 whole days, the oldest first, but not on a break'),
  },
];

const ONE_PLAYER: readonly Fault[] = [
  {
    what: 'one player whose bonus cannot be ended stops the bonuses of everybody',
    file: 'server/domains/rewards/bonusRoutes.ts',
    from: 'closeDueBonuses(context, each)',
    to: 'closeDueBonuses(context)',
    test: server('tests/ledger/bonus.test.ts', 'bonuses of others end where that of one player cannot'),
  },
  {
    what: 'one player whose bonus cannot be granted stops the grants of everybody',
    file: 'server/domains/activities/routes.ts',
    from: 'grantAllDue(context, each)',
    to: 'grantAllDue(context)',
    test: server(ACTIVITIES, 'is granted to others where it cannot be granted to one player'),
  },
  {
    what: 'one winner whose prize cannot be paid stops the prizes of the others',
    file: 'server/domains/lucky-prize/pay.ts',
    from: 'await each(due, (prize)',
    to: 'await untilOneFails(due, (prize)',
    test: server(RAFFLE, 'is paid to others where it cannot be paid to one winner'),
  },
  {
    what: 'a week of the lucky prize is over although a prize is not paid',
    file: 'server/domains/lucky-prize/pay.ts',
    from: 'if (unpaid + untaken > 0) return;',
    to: 'if (unpaid + untaken < 0) return;',
    test: server(RAFFLE, 'is paid to others where it cannot be paid to one winner'),
  },
  {
    what: 'bonuses of deposits are offered below the age',
    file: 'server/domains/activities/eligibility.ts',
    from: '(await restReason(transaction, uid, now)) !== null;',
    to: "![null, 'underAge'].includes(await restReason(transaction, uid, now));",
    test: server(ACTIVITIES, 'is empty, as are its quotes, for an account that is closed for its age'),
  },
  {
    what: 'an account that is closed gets points of its last day',
    file: 'server/domains/rewards/turnoverPoints.ts',
    from: 'if ((await isClosed(transaction, uid)) || ',
    to: 'if ((await isClosed(transaction, -uid)) || ',
    test: server(SETTLEMENT, 'gives none to an account that was closed on the day'),
  },
  {
    what: 'a bonus that waits is granted to an account that was closed',
    file: 'server/domains/activities/grants.ts',
    from: 'if (await isClosed(transaction, uid)) {',
    to: 'if ((await isClosed(transaction, uid)) && now.getTime() === 0) {',
    test: server(ACTIVITIES, 'that waits is void when the account is closed'),
  },
];

const BAGS = 'server/domains/invite/redBags.ts';
const RECOUNT = 'server/domains/invite/recount.ts';
const INVITE = 'tests/api/rewards/invite.test.ts';

const INVITES: readonly Fault[] = [
  {
    what: 'who invites those who invited them is rewarded',
    file: 'server/domains/invite/void.ts',
    from: "    ...[...above].map((uid) => [uid, 'cycle'] as const),\n",
    to: '',
    test: server(INVITE, 'is void for the same document, name, payout account or phone, and for a cycle'),
  },
  {
    what: 'who invites their own second account is rewarded',
    file: 'server/domains/invite/void.ts',
    from: "    ...[inviter, ...own].map((uid) => [uid, 'samePerson'] as const),\n",
    to: '',
    test: server(INVITE, 'is void for the same document, name, payout account or phone, and for a cycle'),
  },
  {
    what: 'nobody looks again whether both are one person when a red bag is opened',
    file: BAGS,
    from: '  await checkBags(context, uid);\n',
    to: '',
    test: server(INVITE, 'is checked again when it is opened'),
  },
  {
    what: 'a 21st invited player of a month is rewarded',
    file: 'server/domains/invite/stages.ts',
    from: 'MONTH_MAX = 20;',
    to: 'MONTH_MAX = 21;',
    test: server(INVITE, 'is one of 20 a month at most'),
  },
  {
    what: 'a 101st invited player of a year is rewarded',
    file: RECOUNT,
    from: ' || (row?.year ?? 0) >= YEAR_MAX ?',
    to: ' || (row?.year ?? 0) > YEAR_MAX ?',
    test: server(INVITE, 'is one of 100 a year at most'),
  },
  {
    what: 'a red bag is paid although the deposit was taken back',
    file: BAGS,
    from: "    if ((await countsFrom(transaction, bag.uid)) === null) throw refuse('notClaimable');\n",
    to: '',
    test: server(INVITE, 'is not paid after the deposit was taken back'),
  },
  {
    what: 'a red bag opens for anybody',
    file: BAGS,
    from: 'WHERE stage_id = $2 AND inviter = $1`',
    to: 'WHERE stage_id = $2 AND $1 > 0`',
    test: server(INVITE, 'opens for nobody else'),
  },
  {
    what: 'a red bag that waits for a review is paid at once',
    file: BAGS,
    from: "if (bag.state === 'void' || now < bag.claimableFrom) throw",
    to: "if (bag.state === 'void') throw",
    test: server(INVITE, 'waits for 72 hours where both have used one address'),
  },
  {
    what: 'what void red bags have paid is forgotten',
    file: BAGS,
    from: 'return row !== undefined && row.owed > 0n ? row.owed : 0n;',
    to: 'return row !== undefined && row.owed < 0n ? row.owed : 0n;',
    test: server(INVITE, 'sets off what was paid for one that is found void later'),
  },
  {
    what: 'play before the deposit counts for the inviter',
    file: RECOUNT,
    from: '=== firstDay ? beforeCentavos : 0n;',
    to: '=== firstDay ? 0n * beforeCentavos : 0n;',
    test: server(INVITE, 'has nothing counted from before it was verified and had paid in'),
  },
  {
    what: 'play counts for the inviter for 181 days',
    file: 'server/domains/invite/stages.ts',
    from: 'COUNTING_DAYS = 180;',
    to: 'COUNTING_DAYS = 181;',
    test: server(INVITE, 'counts for 180 days'),
  },
  {
    what: 'an invited player whose bets have left the database is never recounted again',
    file: RECOUNT,
    from: '      return (await countedAt(transaction, uid, span)) ?? lastMomentOf(day);\n',
    to: `      const at = await countedAt(transaction, uid, span);
      if (at === null) throw new Error(lastMomentOf(day).toISOString());
      return at;\n`,
    test: server(INVITE, 'reaches a stage at the end of a day whose bets have left'),
  },
  {
    what: 'an agent gets red bags as well for a month that is still to be paid',
    file: RECOUNT,
    from: 'coalesce(a.until_month >= of_day.month, true))',
    to: 'a.until_month IS NULL AND false)',
    test: server(INVITE, 'has no red bags for the last month of the contract'),
  },
  {
    what: 'an agent loses the red bags of the day before the contract',
    file: RECOUNT,
    from: 'a.from_month <= of_day.month AND',
    to: "a.from_month <= of_day.month + interval '1 month' AND",
    test: server(INVITE, 'keeps the red bags of the day before the contract'),
  },
  {
    what: 'a new contract takes the place of one whose last month is not paid',
    file: 'server/domains/invite/agentsDesk.ts',
    from: ' && isOwed(contract, now))',
    to: ' && !isOwed(contract, now))',
    test: server('tests/api/desk/agents.test.ts', 'its last month waits for the settlement'),
  },
  {
    what: 'a contract that follows another without a gap takes its last month',
    file: 'server/domains/invite/agentsDesk.ts',
    from: "a.until_month + interval '1 month' = excluded.from_month",
    to: 'a.until_month = excluded.from_month',
    test: server('tests/api/desk/agents.test.ts', 'goes on where the next one follows without a gap'),
  },
  {
    what: 'restricted accounts take places of the ranking',
    file: 'server/domains/invite/ranking.ts',
    from: 'AND p.restricted_at IS NULL AND safer_play_barred',
    to: 'AND safer_play_barred',
    test: server(INVITE, 'leaves out who is restricted'),
  },
];

const DRAWS: readonly Fault[] = [
  {
    what: 'who was barred after they got their ticket is drawn',
    file: 'server/domains/lucky-prize/tickets.ts',
    from: '      if (await isLeftOut(transaction, uid, now)) continue;\n',
    to: '',
    test: server(RAFFLE, 'leaves out who is barred or closed for their age'),
  },
  {
    what: 'two log-in days are enough for a raffle ticket',
    file: 'server/domains/lucky-prize/rules.ts',
    from: 'TICKET_LOGIN_DAYS = 3;',
    to: 'TICKET_LOGIN_DAYS = 2;',
    test: server(RAFFLE, 'gives tickets by stakes and log-in days'),
  },
  {
    what: 'more players join a guaranteed payout than there are places',
    file: 'server/domains/guaranteed/take.ts',
    from: 'WHERE activity_id = $1 AND joined < places AND (closed_at',
    to: 'WHERE activity_id = $1 AND (closed_at',
    test: server(GUARANTEED, 'is for as many as there are places, and once for each'),
  },
  {
    what: 'the play of an unfilled guaranteed payout is lost',
    file: 'server/domains/guaranteed/settle.ts',
    from: '  if (play > 0n) await returnPlay(transaction, uid, centavos(play));\n',
    to: '  void [play, returnPlay, centavos];\n',
    test: server(GUARANTEED, 'goes to available play when the activity ends unfilled'),
  },
  {
    what: 'a filled guaranteed payout is lost when the account is closed',
    file: 'server/domains/privacy/closeAccount.ts',
    from: `    await lockPlayers(transaction, [owner.uid]);
    await payBeforeClosing(transaction, owner.uid, now);
  });\n`,
    to: '    await lockPlayers(transaction, [owner.uid]);\n  });\n',
    test: server(GUARANTEED, 'is paid first what is filled'),
  },
  {
    what: 'a guaranteed payout is posted to a closed account',
    file: 'server/domains/guaranteed/settle.ts',
    from: '  (await isClosed(transaction, uid)) || (await',
    to: '  (await isClosed(transaction, -uid)) || (await',
    test: server(GUARANTEED, 'gets nothing from the settlement any more'),
  },
  {
    what: 'a lucky prize is posted to a closed account',
    file: 'server/domains/lucky-prize/pay.ts',
    from: '(await isClosed(transaction, uid))',
    to: '(await isClosed(transaction, -uid))',
    test: server(RAFFLE, 'leaves out a closed account'),
  },
  {
    what: 'an account is closed while a prize of it is kept',
    file: 'server/domains/lucky-prize/personalData.ts',
    from: "state IN ('due', 'kept')",
    to: "state IN ('due')",
    test: server(RAFFLE, 'is kept, and paid when the account is open again'),
  },
];

/** Of claims, VIP, check-in, points, missions, spins, invitations, the lucky prize and guaranteed payouts. */
export const REWARDS: readonly Fault[] = [
  ...CLAIMS,
  ...CHECKINS,
  ...VIPS,
  ...POINT_FAULTS,
  ...MISSION_FAULTS,
  ...SPINS,
  ...INVITES,
  ...ONE_PLAYER,
  ...DRAWS,
];
