import type { GameManifest } from '../../kit/rules/manifest';

/** 10002, Parol Ring. */
export const manifest = {
  id: 10002,
  name: 'ring',
  title: { enPH: 'Parol Ring', zhCN: '星灯转盘' },
  kind: {
    enPH: 'Light ring',
    filPH: 'Ring ng ilaw',
    enBI: 'Cincin cahaya',
    enMS: 'Gelang lampu',
    esMX: 'Anillo de luz',
    ptBR: 'Anel de luz',
    zhCN: '彩灯转环',
  },
  gameType: 'Arcade',
  lists: ['NEW'],
  shelfPlace: 5,
  listPlace: 4,
  turnoverWeight: 50,
  hasDemo: true,
  demoEntriesAtStart: 0,
  usualBet: { positions: [{ color: 'blue', stake: '10.00' }] },
} as const satisfies GameManifest;
