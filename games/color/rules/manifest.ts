import type { GameManifest } from '../../kit/rules/manifest';

/** 10001, the colour game. */
export const manifest = {
  id: 10001,
  name: 'color',
  title: { enPH: 'Color Game', zhCN: '彩色骰子' },
  kind: {
    enPH: 'Perya cubes',
    filPH: 'Mga dado ng perya',
    enBI: 'Kubus pasar malam',
    enMS: 'Kubus pesta',
    esMX: 'Cubos de feria',
    ptBR: 'Cubos de festa',
    zhCN: '集市色块',
  },
  gameType: 'Arcade',
  lists: ['TOP', 'HOT'],
  isHot: true,
  shelfPlace: 1,
  listPlace: 1,
  turnoverWeight: 100,
  hasDemo: true,
  demoEntriesAtStart: 4,
  usualBet: {
    positions: [
      { kind: 'single', colors: [1], stake: '20.00' },
      { kind: 'triple', colors: [1], stake: '5.00' },
    ],
  },
} as const satisfies GameManifest;
