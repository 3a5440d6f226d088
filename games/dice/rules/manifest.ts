import type { GameManifest } from '../../kit/rules/manifest';

/** 10005, dice in a bowl. */
export const manifest = {
  id: 10005,
  name: 'dice',
  title: { enPH: 'Island Dice', zhCN: '海岛骰子' },
  kind: {
    enPH: 'Two dice',
    filPH: 'Dalawang dado',
    enBI: 'Dua dadu',
    enMS: 'Dua dadu',
    esMX: 'Dos dados',
    ptBR: 'Dois dados',
    zhCN: '双骰',
  },
  gameType: 'Arcade',
  lists: ['TOP'],
  shelfPlace: 4,
  listPlace: 5,
  turnoverWeight: 50,
  hasDemo: true,
  demoEntriesAtStart: 0,
  usualBet: { mode: 'percent', side: 'over', target: '50.00', stake: '20.00' },
} as const satisfies GameManifest;
