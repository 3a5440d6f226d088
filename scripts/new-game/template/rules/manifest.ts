import type { GameManifest } from '../../../../games/kit/rules/manifest';

/** 19999, heads or tails. */
export const manifest = {
  id: 19999,
  name: 'newgame',
  title: { enPH: 'Newgame' },
  kind: {
    enPH: 'Heads or tails',
    filPH: 'Kara o krus',
    enBI: 'Angka atau gambar',
    enMS: 'Kepala atau ekor',
    esMX: 'Cara o cruz',
    ptBR: 'Cara ou coroa',
    zhCN: '猜正反',
  },
  gameType: 'Arcade',
  lists: ['NEW'],
  shelfPlace: 999,
  listPlace: 999,
  turnoverWeight: 50,
  hasDemo: true,
  demoEntriesAtStart: 0,
  usualBet: { side: 'heads', stake: '20.00' },
} as const satisfies GameManifest;
