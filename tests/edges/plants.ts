import { posix } from 'node:path';
import { SERVER_ORDER } from '../../scripts/lint/serverOrder.cjs';

/** One forbidden import per rule: the importing file and the imported module. */
export interface Plant {
  readonly rule: string;
  readonly file: string;
  readonly imports: string;
}

export const PLANTS: readonly Plant[] = [
  { rule: 'kit-rules-are-the-floor', file: 'games/kit/rules/planted-node.ts', imports: 'node:crypto' },
  {
    rule: 'kit-rules-are-the-floor',
    file: 'games/kit/rules/planted-up.ts',
    imports: '../../color/rules/play',
  },
  { rule: 'rules-are-pure', file: 'games/color/rules/planted-react.ts', imports: 'react' },
  { rule: 'rules-are-pure', file: 'games/newgame/rules/planted-scene.ts', imports: '../scene/module' },
  { rule: 'games-are-islands', file: 'games/newgame/scene/planted.ts', imports: '../../color/rules/play' },
  { rule: 'kit-knows-no-game', file: 'games/kit/scene/planted.ts', imports: '../../color/rules/play' },
  {
    rule: 'games-do-not-know-their-host',
    file: 'games/color/board/planted.ts',
    imports: '../../../src/shared/store/store',
  },
  { rule: 'games-do-not-know-their-host', file: 'games/newgame/planted.ts', imports: '../../contract/call' },
  {
    rule: 'the-router-guards-nothing',
    file: 'src/app/routes/planted.ts',
    imports: '../../shared/session/session',
  },
  { rule: 'games-import-no-atoms', file: 'games/color/board/planted-atom.ts', imports: 'jotai' },
  { rule: 'the-console-stands-alone', file: 'src/console/kit/planted-ui.ts', imports: '../../ui/classes' },
  { rule: 'nobody-imports-the-console', file: 'src/ui/planted-console.ts', imports: '../console/app/text' },
  { rule: 'the-console-has-layers', file: 'src/console/kit/planted-screen.ts', imports: '../screens/csv' },
  {
    rule: 'players-do-not-know-the-desk',
    file: 'src/shared/planted-desk.ts',
    imports: '../../contract/desk/roles',
  },
  { rule: 'boards-draw-no-pixels', file: 'games/color/board/planted-pixi.ts', imports: 'pixi.js' },
  { rule: 'rulebook-lists-rules', file: 'games/rulebook-planted.ts', imports: './color/scene/module' },
  { rule: 'cabinet-lists-cards', file: 'games/cabinet-planted.ts', imports: './color/scene/module' },
  {
    rule: 'one-importer-of-the-cabinet',
    file: 'src/overlay/newfeature/planted.ts',
    imports: '../../../games/cards',
  },
  { rule: 'hosts-use-the-cabinet', file: 'src/app/planted.ts', imports: '../../games/color/rules/play' },
  { rule: 'hosts-use-the-cabinet', file: 'gallery/planted.ts', imports: '../games/color/scene/module' },
  {
    rule: 'the-stand-in-is-a-stranger',
    file: 'server/sandbox/provider/planted.ts',
    imports: '../../config',
  },
  {
    rule: 'servers-and-workers-use-the-rulebook',
    file: 'server/domains/play/planted.ts',
    imports: '../../../games/color/rules/play',
  },
  {
    rule: 'servers-and-workers-use-the-rulebook',
    file: 'workers/rng/planted.ts',
    imports: '../../games/cards',
  },
  { rule: 'fairness-is-pure', file: 'games/kit/fairness/planted.ts', imports: '../scene/space' },
  {
    rule: 'features-do-not-meet',
    file: 'src/overlay/newfeature/planted-feature.ts',
    imports: '../lobby/part',
  },
  { rule: 'features-do-not-meet', file: 'src/overlay/newfeature/planted-app.ts', imports: '../../app/part' },
  {
    rule: 'features-do-not-meet',
    file: 'src/overlay/newfeature/planted-device.ts',
    imports: '../../device/part',
  },
  { rule: 'ui-is-the-bottom', file: 'src/ui/planted.ts', imports: '../shared/store/store' },
  { rule: 'theme-and-i18n-know-no-app', file: 'src/theme/planted.ts', imports: '../app/part' },
  { rule: 'shared-knows-no-screens', file: 'src/shared/planted.ts', imports: '../overlay/lobby/part' },
  { rule: 'the-stage-knows-no-screens', file: 'src/stage/planted.ts', imports: '../ui/part' },
  { rule: 'the-device-knows-no-app', file: 'src/device/planted.ts', imports: '../app/part' },
  { rule: 'one-importer-of-the-device', file: 'src/shared/planted-device.ts', imports: 'bowser' },
  {
    rule: 'only-shared-leaves-the-thread',
    file: 'src/app/planted-worker.ts',
    imports: '../../workers/rng/part',
  },
  { rule: 'only-shared-leaves-the-thread', file: 'src/overlay/play/planted.ts', imports: 'comlink' },
  { rule: 'nobody-imports-the-server', file: 'src/shared/planted-server.ts', imports: '../../server/config' },
  { rule: 'nobody-imports-the-server', file: 'contract/planted-server.ts', imports: '../server/config' },
  { rule: 'server-stays-at-home', file: 'server/planted.ts', imports: '../src/shared/store/store' },
  ...SERVER_ORDER.slice(0, -1).map((part, index) => {
    const above = SERVER_ORDER[index + 1] ?? '';
    return {
      rule: 'server-parts-import-downwards',
      file: `server/${part}/planted-up.ts`,
      imports: `${posix.relative(part, above)}/part`,
    };
  }),
  { rule: 'server-parts-are-listed', file: 'server/domains/newdomain/planted.ts', imports: '../../config' },
  {
    rule: 'server-parts-import-downwards',
    file: 'server/domains/records/planted-unlisted.ts',
    imports: '../newdomain/planted',
  },
  {
    rule: 'domains-are-entered-by-functions',
    file: 'server/domains/rewards/planted-routes.ts',
    imports: '../play/routes',
  },
  {
    rule: 'sql-stays-in-its-part',
    file: 'server/domains/rewards/planted-sql.ts',
    imports: '../play/sql/part',
  },
  {
    rule: 'sql-stays-in-its-part',
    file: 'server/domains/play/planted-sql.ts',
    imports: '../../ledger/sql/part',
  },
  { rule: 'sql-stays-in-its-part', file: 'server/planted-sql.ts', imports: './domains/play/sql/part' },
  {
    rule: 'nothing-imports-the-sandbox',
    file: 'server/domains/players/planted-sandbox.ts',
    imports: '../../sandbox/part',
  },
  { rule: 'nothing-imports-the-sandbox', file: 'server/app/planted-sandbox.ts', imports: '../sandbox' },
  { rule: 'the-sandbox-is-loaded-where-it-is-on', file: 'server/main.ts', imports: './sandbox/part' },
  { rule: 'contract-is-neutral', file: 'contract/planted.ts', imports: 'fastify' },
  { rule: 'gallery-knows-no-app', file: 'gallery/planted-app.ts', imports: '../src/overlay/lobby/part' },
  { rule: 'one-importer-of-the-store', file: 'src/overlay/lobby/planted-store.ts', imports: 'jotai/vanilla' },
  { rule: 'one-importer-of-howler', file: 'src/overlay/play/planted-howler.ts', imports: 'howler' },
  { rule: 'one-importer-of-i18next', file: 'src/overlay/lobby/planted-words.ts', imports: 'i18next' },
  { rule: 'one-importer-of-postgres', file: 'server/domains/players/planted.ts', imports: 'pg' },
  { rule: 'zod-is-mini', file: 'contract/planted-zod.ts', imports: 'zod' },
  { rule: 'everything-resolves', file: 'server/planted-nothing.ts', imports: './no-such-file' },
  { rule: 'no-cycles', file: 'server/planted-cycle.ts', imports: './planted-cycle-back' },
];

/** The imported files: empty, except the one that closes the cycle. */
export const GROUND: Readonly<Record<string, string>> = {
  'games/color/rules/play.ts': 'export {};',
  'games/color/scene/module.ts': 'export {};',
  'games/newgame/scene/module.ts': 'export {};',
  'games/cards.ts': 'export {};',
  'contract/call.ts': 'export {};',
  'src/shared/store/store.ts': 'export {};',
  'src/shared/session/session.ts': 'export {};',
  'src/overlay/lobby/part.ts': 'export {};',
  'src/app/part.ts': 'export {};',
  'src/ui/part.ts': 'export {};',
  'src/device/part.ts': 'export {};',
  'src/ui/classes.ts': 'export {};',
  'src/console/app/text.ts': 'export {};',
  'src/console/screens/csv.ts': 'export {};',
  'contract/desk/roles.ts': 'export {};',
  'workers/rng/part.ts': 'export {};',
  'server/config.ts': 'export {};',
  'server/sandbox.ts': 'export {};',
  'server/domains/play/routes.ts': 'export {};',
  'server/domains/play/sql/part.ts': 'export {};',
  'server/ledger/sql/part.ts': 'export {};',
  ...Object.fromEntries(SERVER_ORDER.map((part) => [`server/${part}/part.ts`, 'export {};'])),
  'server/planted-cycle-back.ts': "import './planted-cycle';",
};
