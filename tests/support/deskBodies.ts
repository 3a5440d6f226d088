import type { DeskCall } from '../../contract/desk/call';
import { deskCalls } from '../../contract/desk/calls';
import { DAILY_MISSION_IDS, DEPOSIT_OFFER_IDS } from '../../contract/desk/settings';
import { mallItemIds } from '../../contract/rewards/mall';
import type { Json } from '../../games/kit/rules/round';
import { newKey } from './server';

const LINK = 'x'.repeat(43);
const reason = 'Looked at with the second person.';
const page = { pageSize: 20 };
const decision = { proposalId: '999999', version: 1, decision: 'approve', reason, code: '123456' };

const lobby = {
  area: 'lobby',
  content: {
    banners: [
      {
        id: 'one',
        art: 'color',
        link: '/allgames',
        words: { enPH: { title: 'A title', text: 'A text', action: 'Open' } },
      },
    ],
    promos: [],
  },
};
const rewardTables = {
  mall: Object.fromEntries(mallItemIds.map((id) => [id, { isOn: true, points: 1_000, stock: null }])),
  missions: Object.fromEntries(DAILY_MISSION_IDS.map((id) => [id, 5])),
  checkin: [5, 5, 5, 5, 5, 5, 5],
  hasLimitedOffers: true,
  deposits: Object.fromEntries(
    DEPOSIT_OFFER_IDS.map((id) => [id, { isOn: true, rate: 5, minAmount: '200.00', maxBonus: '25.00' }]),
  ),
};
const addresses = { area: 'addresses', content: { urls: ['https://other.example'] } };
const settings = { versionId: '999999', revision: 1, reason };
const start = { ...settings, startsAt: null, endsAt: null };

const DAY = '2026-11-22';
const request = { withdrawalId: 'CO99999999', version: 1, reason };

/** A body in wire form that the contract accepts, for every call of the console. */
export const deskBodies: ReadonlyMap<DeskCall, (uid: number) => { readonly [name: string]: Json }> = new Map<
  DeskCall,
  (uid: number) => { readonly [name: string]: Json }
>([
  [deskCalls.session.open, () => ({ email: 'nobody@console.example', password: 'wrong', code: '123456' })],
  [deskCalls.session.link, () => ({ link: LINK })],
  [deskCalls.session.accept, () => ({ link: LINK, password: 'parol-in-the-rain-9', code: '123456' })],
  [deskCalls.session.read, () => ({})],
  [deskCalls.session.close, () => ({})],
  [deskCalls.team.list, () => ({})],
  [
    deskCalls.team.propose,
    () => ({
      change: {
        kind: 'invite',
        email: `${newKey()}@console.example`.toLowerCase(),
        name: 'New One',
        roles: ['risk'],
      },
      reason,
    }),
  ],
  [deskCalls.team.decide, () => decision],
  [deskCalls.audit.list, () => page],
  [deskCalls.audit.check, () => ({})],
  [deskCalls.export.withdrawals, () => ({ view: 'done', reason })],
  [deskCalls.export.deposits, () => ({ from: DAY, to: DAY, reason })],
  [deskCalls.export.ledger, (uid) => ({ uid, account: 'cash', reason })],
  [deskCalls.export.players, () => ({ text: '', reason })],
  [deskCalls.export.audit, () => ({ reason })],
  [deskCalls.round.list, (uid) => ({ ...page, uid, game: 'color' })],
  [deskCalls.round.read, (uid) => ({ uid, game: 'color', roundId: '1' })],
  [deskCalls.lottoTicket.list, (uid) => ({ ...page, uid })],
  [deskCalls.lottoTicket.read, (uid) => ({ uid, ticketId: '999999' })],
  [deskCalls.tradeOrder.list, (uid) => ({ ...page, uid })],
  [deskCalls.tradeOrder.read, (uid) => ({ uid, orderId: '999999' })],
  [deskCalls.watch.course, () => ({ game: 'color', days: 14 })],
  [deskCalls.watch.stakes, () => ({ game: 'color', days: 14 })],
  [deskCalls.player.search, () => ({ text: '' })],
  [deskCalls.player.read, (uid) => ({ uid })],
  [deskCalls.player.revealName, (uid) => ({ uid, reason })],
  [deskCalls.player.revealPhone, (uid) => ({ uid, reason })],
  [deskCalls.player.revealEmail, (uid) => ({ uid, reason })],
  [deskCalls.player.note, (uid) => ({ uid, text: 'Called back.' })],
  [deskCalls.player.restrict, (uid) => ({ uid, reason })],
  [deskCalls.player.reviewVip, (uid) => ({ uid, reason, passed: true })],
  [
    deskCalls.player.lowerLimit,
    (uid) => ({ uid, reason, limit: { kind: 'deposit', period: 'day', most: '500' } }),
  ],
  [deskCalls.player.proposeLift, (uid) => ({ uid, reason })],
  [deskCalls.player.decideLift, () => decision],
  [deskCalls.ledger.list, (uid) => ({ ...page, uid, account: 'cash' })],
  [deskCalls.ledger.read, (uid) => ({ uid, transferId: '999999' })],
  [deskCalls.ledger.channel, () => ({ reference: 'CO99999999' })],
  [deskCalls.ledger.proof, (uid) => ({ uid })],
  [deskCalls.adjustment.list, () => ({ ...page, state: 'open' })],
  [
    deskCalls.adjustment.propose,
    (uid) => ({ uid, direction: 'credit', amount: '10', reason, key: newKey() }),
  ],
  [deskCalls.adjustment.decide, () => decision],
  [deskCalls.support.list, () => ({ ...page, state: 'open' })],
  [deskCalls.support.thread, () => ({ ...page, conversationId: '999999' })],
  [deskCalls.support.picture, () => ({ pictureId: LINK })],
  [deskCalls.support.answer, () => ({ key: newKey(), conversationId: '999999', version: 1, text: 'Done.' })],
  [deskCalls.support.close, () => ({ conversationId: '999999', version: 1 })],
  [deskCalls.support.post, (uid) => ({ key: newKey(), uid, title: 'A title', text: 'A text' })],
  [deskCalls.withdrawal.list, () => ({ ...page, view: 'review' })],
  [deskCalls.withdrawal.read, () => ({ withdrawalId: 'CO99999999' })],
  [deskCalls.withdrawal.reveal, () => ({ withdrawalId: 'CO99999999', reason })],
  [deskCalls.withdrawal.propose, () => request],
  [deskCalls.withdrawal.sendBack, () => request],
  [deskCalls.withdrawal.approve, () => request],
  [deskCalls.withdrawal.reject, () => ({ ...request, told: 'askService' })],
  [deskCalls.identity.list, () => ({ ...page, state: 'PENDING' })],
  [deskCalls.identity.read, () => ({ checkId: '999999' })],
  [deskCalls.identity.picture, () => ({ checkId: '999999', which: 'face' })],
  [deskCalls.identity.propose, () => ({ checkId: '999999', version: 1, reason, rejection: null })],
  [deskCalls.identity.decide, () => ({ checkId: '999999', version: 1, reason, code: '123456' })],
  [deskCalls.economics.preview, () => ({ tables: rewardTables })],
  [deskCalls.content.read, () => ({ area: 'lobby' })],
  [deskCalls.content.version, () => ({ versionId: '999999' })],
  [deskCalls.content.save, () => ({ settings: lobby })],
  [deskCalls.content.discard, () => settings],
  [deskCalls.content.preview, () => ({ versionId: '999999' })],
  [deskCalls.content.propose, () => start],
  [deskCalls.content.decide, () => decision],
  [deskCalls.operation.read, () => ({ area: 'limits' })],
  [deskCalls.operation.version, () => ({ versionId: '999999' })],
  [deskCalls.operation.save, () => ({ settings: addresses })],
  [deskCalls.operation.discard, () => settings],
  [deskCalls.operation.preview, () => ({ versionId: '999999' })],
  [deskCalls.operation.propose, () => start],
  [deskCalls.operation.decide, () => decision],
  [deskCalls.pause.list, () => ({})],
  [deskCalls.pause.pause, () => ({ game: 'dice', reason })],
  [deskCalls.pause.propose, () => ({ game: 'dice', reason })],
  [deskCalls.pause.decide, () => decision],
  [deskCalls.overview.read, () => ({})],
  [deskCalls.overview.counts, () => ({})],
  [deskCalls.overview.checklist, () => ({})],
  [deskCalls.overview.confirm, () => ({ item: 'limits', reason })],
  [deskCalls.parked.list, () => ({ ...page, view: 'open' })],
  [deskCalls.parked.read, () => ({ parkedId: 'PR999999' })],
  [
    deskCalls.parked.propose,
    () => ({ parkedId: 'PR999999', decision: 'dismiss', orderId: null, reason, key: newKey() }),
  ],
  [deskCalls.parked.decide, () => ({ parkedId: 'PR999999', ...decision })],
  [deskCalls.reconciliation.days, () => ({})],
  [deskCalls.reconciliation.read, () => ({ day: DAY })],
  [deskCalls.reconciliation.file, () => ({ day: DAY })],
  [deskCalls.reconciliation.bring, () => ({ day: DAY, channel: 'sandbox', csv: 'id' })],
  [
    deskCalls.reconciliation.settle,
    () => ({
      day: DAY,
      side: 'ours',
      item: 'CI0000000000',
      outcome: 'returned',
      because: null,
      owner: null,
      reason,
    }),
  ],
  [
    deskCalls.reconciliation.proposePair,
    () => ({ day: DAY, ours: 'CI0000000000', theirs: '999999', reason, key: newKey() }),
  ],
  [deskCalls.reconciliation.decidePair, () => ({ day: DAY, ...decision })],
  [deskCalls.reconciliation.proposeClose, () => ({ day: DAY, reason, key: newKey() })],
  [deskCalls.reconciliation.decideClose, () => ({ day: DAY, ...decision })],
  [deskCalls.economics.read, () => ({ days: 7 })],
  [deskCalls.usage.read, () => ({ days: 7 })],
  [deskCalls.funds.list, () => ({})],
  [deskCalls.funds.propose, () => ({ month: '2026-01', account: '10', reason, key: newKey() })],
  [deskCalls.funds.decide, () => decision],
  [deskCalls.grant.list, () => ({ ...page, state: 'open' })],
  [deskCalls.grant.propose, (uid) => ({ uid, gift: { kind: 'points', points: 10 }, reason, key: newKey() })],
  [deskCalls.grant.decide, () => decision],
  [deskCalls.guaranteed.list, () => ({ ...page, view: 'running' })],
  [deskCalls.guaranteed.preview, () => ({ change: { kind: 'close', activityId: '999999' } })],
  [
    deskCalls.guaranteed.propose,
    () => ({ change: { kind: 'close', activityId: '999999' }, reason, key: newKey() }),
  ],
  [deskCalls.guaranteed.decide, () => decision],
  [deskCalls.agent.list, () => ({ ...page, view: 'running' })],
  [
    deskCalls.agent.propose,
    (uid) => ({ change: { kind: 'begin', uid, fromMonth: '2026-01-01' }, reason, key: newKey() }),
  ],
  [deskCalls.agent.decide, () => decision],
  [deskCalls.rewardReview.bags, () => ({ ...page, view: 'waiting' })],
  [deskCalls.rewardReview.bag, () => ({ bagId: '999999' })],
  [deskCalls.rewardReview.release, () => ({ bagId: '999999', reason })],
  [deskCalls.rewardReview.refuse, () => ({ bagId: '999999', reason })],
  [deskCalls.rewardReview.addresses, () => ({ ...page, view: 'waiting' })],
  [deskCalls.rewardReview.see, () => ({ reviewId: '999999', reason })],
  [deskCalls.presence.look, () => ({ kind: 'withdrawal', item: null })],
  [deskCalls.presence.handOver, () => ({ kind: 'withdrawal', item: 'CO99999999', to: 999_999, reason })],
  [deskCalls.audit.seal, () => ({})],
  [deskCalls.audit.checkSeal, () => ({ n: 1, hash: 'a'.repeat(64) })],
  [deskCalls.watch.rtp, () => ({ window: 'day' })],
  [deskCalls.watch.health, () => ({})],
  [deskCalls.watch.days, () => ({ days: 7 })],
]);
