import type { GameManifest } from '../../kit/rules/manifest';

/** 10003, the jeepney jump. */
export const manifest = {
  id: 10003,
  name: 'crash',
  title: { enPH: 'Jeepney Jump', zhCN: '吉普飞跃' },
  kind: {
    enPH: 'Shared ride',
    filPH: 'Sabayang biyahe',
    enBI: 'Naik bersama',
    enMS: 'Naik bersama',
    esMX: 'Viaje en grupo',
    ptBR: 'Viagem em grupo',
    zhCN: '同场乘车',
  },
  gameType: 'Arcade',
  lists: ['TOP', 'HOT'],
  shelfPlace: 2,
  listPlace: 2,
  turnoverWeight: 50,
  hasDemo: true,
  demoEntriesAtStart: 0,
  usualBet: { stake: '20.00', target: '2.00', cashOuts: [] },
} as const satisfies GameManifest;
