import type { GameManifest } from '../../kit/rules/manifest';

/** 10004, scratch. */
export const manifest = {
  id: 10004,
  name: 'scratch',
  title: { enPH: 'Scratch Swerte', zhCN: '好运刮刮乐' },
  kind: {
    enPH: 'Instant ticket',
    filPH: 'Instant na ticket',
    enBI: 'Tiket instan',
    enMS: 'Tiket segera',
    esMX: 'Boleto al instante',
    ptBR: 'Bilhete na hora',
    zhCN: '即开票',
  },
  gameType: 'Arcade',
  lists: ['NEW'],
  shelfPlace: 6,
  listPlace: 6,
  turnoverWeight: 100,
  hasDemo: true,
  demoEntriesAtStart: 4,
  usualBet: { stake: '5.00' },
} as const satisfies GameManifest;
