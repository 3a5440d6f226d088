import type { GameManifest } from '../../kit/rules/manifest';

/** 10006, the contest of two roosters. */
export const manifest = {
  id: 10006,
  name: 'sabong',
  title: { enPH: 'Sabong Bida', zhCN: '斗鸡之星' },
  kind: {
    enPH: 'Shared bout',
    filPH: 'Sabayang laban',
    enBI: 'Laga bersama',
    enMS: 'Laga bersama',
    esMX: 'Duelo en grupo',
    ptBR: 'Disputa em grupo',
    zhCN: '同场斗鸡',
  },
  gameType: 'Sabong',
  lists: ['TOP', 'HOT'],
  shelfPlace: 3,
  listPlace: 3,
  turnoverWeight: 100,
  hasDemo: true,
  demoEntriesAtStart: 0,
  membersOnly: true,
  usualBet: { stake: '20.00', side: 'meron', card: 0 },
} as const satisfies GameManifest;
