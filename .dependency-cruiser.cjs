const { SERVER_ORDER } = require('./scripts/lint/serverOrder.cjs');

/**
 * Who may import whom. Patterns, not lists: a new game, domain or overlay feature is guarded from birth.
 * tests/edges plants a violation of every rule here and expects each one refused.
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const PURE_LIBRARIES = '^node_modules/(zod|@noble/hashes)/';
const TESTS = '\\.test\\.tsx?$';

/** The files of these parts of the server. */
const partsOf = (names) => `^server/(${names.join('|')})(/|\\.ts$)`;
const serverOrder = SERVER_ORDER.map((part, index) =>
  rule(
    'server-parts-import-downwards',
    `server/${part} imports only itself and what stands before it in SERVER_ORDER.`,
    { path: partsOf([part]), pathNot: TESTS },
    { path: '^server/', pathNot: partsOf(SERVER_ORDER.slice(0, index + 1)) },
  ),
);

module.exports = {
  forbidden: [
    rule('no-cycles', 'A cycle has no first thing to read.', {}, { circular: true }),
    rule(
      'everything-resolves',
      'An import that resolves to nothing. Icons are made by a plugin of the bundler.',
      {},
      { couldNotResolve: true, pathNot: '^~icons/' },
    ),

    rule(
      'kit-rules-are-the-floor',
      'games/kit/rules stands on zod and hashes alone.',
      { path: '^games/kit/rules/', pathNot: TESTS },
      { pathNot: ['^games/kit/rules/', PURE_LIBRARIES] },
    ),
    rule(
      'rules-are-pure',
      'Rules see their own files, the kit and zod: no clock, no DOM, no randomness of their own.',
      { path: '^games/([^/]+)/rules/', pathNot: TESTS },
      { pathNot: ['^games/kit/rules/', '^games/$1/rules/', PURE_LIBRARIES] },
    ),
    rule(
      'games-are-islands',
      'A game never imports another game; what two share moves to games/kit.',
      { path: '^games/(?!kit/)([^/]+)/' },
      { path: '^games/', pathNot: ['^games/kit/', '^games/$1/'] },
    ),
    rule(
      'kit-knows-no-game',
      'The kit is what games are built from.',
      { path: '^games/kit/' },
      { path: '^games/', pathNot: '^games/kit/' },
    ),
    rule(
      'games-do-not-know-their-host',
      'Scenes and boards get props.',
      { path: '^games/' },
      { path: '^(src|server|workers|gallery|console|contract|tests|bench)/' },
    ),
    rule(
      'games-import-no-atoms',
      'State reaches a scene or a board as props.',
      { path: '^games/' },
      { path: '^node_modules/(jotai|jotai-family|howler|i18next|comlink|react-router-dom|@tanstack)/' },
    ),
    rule(
      'boards-draw-no-pixels',
      'A board is DOM; pixels belong to the scene.',
      { path: '^games/[^/]+/board/', pathNot: [TESTS, '^games/kit/board/testing/'] },
      { path: ['^node_modules/(pixi\\.js|@pixi/react)/', '^games/[^/]+/scene/'] },
    ),
    rule(
      'rulebook-lists-rules',
      'The rulebook is a list; allGames.ts reads it, and nothing else does.',
      { path: '^games/(rulebook|allGames)' },
      { pathNot: ['^games/[^/]+/rules/', '^games/rulebook'] },
    ),
    rule(
      'cabinet-lists-cards',
      'The cabinet is a list.',
      { path: '^games/(cabinet|cards)' },
      { pathNot: ['^games/[^/]+/index\\.ts$', '^games/kit/(card|loyaltyCard)\\.ts$', '^games/cabinet'] },
    ),
    rule(
      'one-importer-of-the-cabinet',
      'Games are opened by the app, the play feature and the wheel through cards.ts, and shelved by shared/catalogue; the rest of src sees the kit alone.',
      { path: '^src/', pathNot: ['^src/(app/|overlay/(play|spin)/|shared/catalogue/ownGames)', TESTS] },
      { path: '^games/', pathNot: '^games/kit/' },
    ),
    rule(
      'hosts-use-the-cabinet',
      'A host opens games through cards.ts, whatever game it is.',
      // The gallery's search for a seed draws by the rules themselves.
      { path: '^(src/(app/|overlay/(play|spin)/|shared/catalogue/)|gallery/)', pathNot: '^gallery/seek' },
      { path: '^games/', pathNot: ['^games/cards', '^games/kit/'] },
    ),
    rule(
      'servers-and-workers-use-the-rulebook',
      'One rules object for server, demo and verifier.',
      { path: '^(server|workers)/' },
      { path: '^games/', pathNot: ['^games/allGames', '^games/kit/(rules|fairness)/'] },
    ),
    rule(
      'fairness-is-pure',
      'What binds a round to its seeds and the beacon runs the same on server, device and verifier.',
      { path: '^games/kit/fairness/' },
      { pathNot: ['^games/kit/(rules|fairness)/', PURE_LIBRARIES, '^node_modules/@noble/curves/'] },
    ),

    rule(
      'features-do-not-meet',
      'A feature imports shared, stage, ui, theme and i18n, never another feature nor the shell.',
      { path: '^src/overlay/([^/]+)/', pathNot: TESTS },
      { path: '^src/', pathNot: ['^src/overlay/$1/', '^src/(shared|stage|ui|theme|i18n)/'] },
    ),
    rule(
      'the-router-guards-nothing',
      'Who may do something is decided by what they do: a page or an action asks for a log-in, never the table of routes.',
      { path: '^src/app/(routes/|shell/(Outlet|useCurrentRoute)\\.)', pathNot: TESTS },
      { path: '^src/shared/session/' },
    ),
    rule(
      'ui-is-the-bottom',
      'Small parts know the theme and the strings, nothing else.',
      { path: '^src/ui/' },
      { path: '^src/', pathNot: '^src/(ui|theme|i18n)/' },
    ),
    rule(
      'theme-and-i18n-know-no-app',
      'Skins and strings are values; i18n keeps the chosen language in shared/storage.',
      { path: '^src/(theme|i18n)/', pathNot: TESTS },
      { path: '^src/', pathNot: ['^src/(theme|i18n)/', '^src/shared/(storage|store)/'] },
    ),
    rule(
      'shared-knows-no-screens',
      'Nothing flows back from a screen.',
      { path: '^src/shared/', pathNot: TESTS },
      { path: '^src/(app|overlay|ui|stage)/' },
    ),
    rule(
      'the-stage-knows-no-screens',
      'The stage is told what to show through shared.',
      { path: '^src/stage/' },
      { path: '^src/', pathNot: '^src/(stage|shared|theme|i18n)/' },
    ),
    rule(
      'the-device-knows-no-app',
      'What a device tells of itself is gathered from the browser and handed to src/shared.',
      { path: '^src/device/' },
      { path: '^src/', pathNot: '^src/(device|shared)/' },
    ),
    rule(
      'the-console-stands-alone',
      'The console and the app are built by themselves: they share the contract, the rules of money and the faces of type.',
      { path: '^src/console/', pathNot: TESTS },
      {
        path: '^(src|games|gallery|workers|assets|server)/',
        pathNot: ['^src/console/', '^src/theme/fonts\\.css$', '^games/kit/rules/'],
      },
    ),
    rule(
      'nobody-imports-the-console',
      'Nothing that players load has a part of the console.',
      { pathNot: '^src/console/' },
      { path: '^src/console/' },
    ),
    rule(
      'the-console-has-layers',
      'The kit knows no screen, so that every screen can be built from it.',
      { path: '^src/console/kit/' },
      { path: '^src/console/screens/' },
    ),
    rule(
      'players-do-not-know-the-desk',
      "The console's calls are no part of the players' contract.",
      {
        path: '^(src|contract|games|workers|gallery)/',
        pathNot: ['^src/console/', '^contract/desk/', TESTS],
      },
      { path: '^contract/desk/' },
    ),
    rule(
      'one-importer-of-the-device',
      'The libraries that look at a device are asked by src/device and its worker alone.',
      { path: '^(src|games|gallery|workers|server)/', pathNot: '^(src/device|workers/fingerprint)/' },
      { path: '^node_modules/(@fingerprintjs|bowser|lunar-typescript)/' },
    ),
    rule(
      'only-shared-leaves-the-thread',
      'Workers are called through src/shared.',
      { path: '^(src|games|gallery)/', pathNot: ['^src/shared/', TESTS] },
      { path: ['^workers/', '^node_modules/comlink/'] },
    ),
    rule(
      'nobody-imports-the-server',
      'The wire is the only way in.',
      { path: '^(src|games|workers|gallery|contract)/' },
      { path: '^server/' },
    ),
    rule(
      'server-stays-at-home',
      'The server knows contract and rules, no client code.',
      { path: '^server/' },
      { path: '^(src|workers|gallery|assets)/' },
    ),
    rule(
      'the-stand-in-is-a-stranger',
      'The provider that stands in for all knows the catalogue and the wire; a real one would know no more.',
      { path: '^server/sandbox/provider/', pathNot: TESTS },
      {
        path: '^(server|src|games|workers)/',
        pathNot: ['^server/sandbox/provider/', '^server/domains/catalogue/seeded'],
      },
    ),
    ...serverOrder,
    rule(
      'server-parts-are-listed',
      'A new part of the server gets its place in SERVER_ORDER.',
      { path: '^server/', pathNot: [partsOf(SERVER_ORDER), TESTS] },
      {},
    ),
    rule(
      'domains-are-entered-by-functions',
      "A domain's routes are registered by app.ts; everybody else calls the functions below them.",
      { path: '^server/', pathNot: '^server/app\\.ts$' },
      { path: '^server/domains/[^/]+/routes\\.ts$' },
    ),
    rule(
      'sql-stays-in-its-part',
      'Statements are reached by the functions of the part that owns their tables.',
      { path: '^server/(?:domains/)?([a-z-]+)' },
      { path: '^server/(domains/)?[a-z-]+/sql/', pathNot: '^server/(domains/)?$1/' },
    ),
    rule(
      'nothing-imports-the-sandbox',
      'server/sandbox.ts is a build entry of its own.',
      { path: '^server/', pathNot: ['^server/sandbox(/|\\.ts$)', '^server/main\\.ts$', TESTS] },
      { path: '^server/sandbox(/|\\.ts$)' },
    ),
    rule(
      'the-sandbox-is-loaded-where-it-is-on',
      'main.ts imports server/sandbox.ts dynamically, so that the main bundle has nothing of it.',
      { path: '^server/main\\.ts$' },
      { path: '^server/sandbox(/|\\.ts$)', dynamic: false },
    ),
    rule(
      'contract-is-neutral',
      'The wire imports zod and the kit of rules.',
      { path: '^contract/', pathNot: TESTS },
      { pathNot: ['^contract/', '^games/kit/rules/', '^node_modules/zod/'] },
    ),
    rule(
      'gallery-knows-no-app',
      'The gallery shows games on the stage with the parts that players see over them, and the cards of draws; it has no wallet and no player.',
      { path: '^gallery/' },
      {
        path: '^src/',
        pathNot:
          '^src/(stage|theme|i18n|app/skins|shared/(play/stageShow|store|storage)|overlay/([^/]+/draw/card|play/(BoardOverlay|GamePage\\.css|Header|ResultShow|useParts|shared/(Shared\\.css|sharedRound))\\.))',
      },
    ),

    rule(
      'one-importer-of-the-store',
      "jotai's store functions are used in src/shared/store; hooks are free.",
      { path: '^src/', pathNot: '^src/shared/store/' },
      { path: '^node_modules/jotai/.*vanilla' },
    ),
    rule(
      'one-importer-of-howler',
      'Sound goes through src/stage/sound.',
      { pathNot: '^src/stage/sound' },
      { path: '^node_modules/howler/' },
    ),
    rule(
      'one-importer-of-i18next',
      'Strings go through src/i18n.',
      { pathNot: '^src/i18n/' },
      { path: '^node_modules/i18next/' },
    ),
    rule(
      'one-importer-of-postgres',
      'Connections are made in server/db.',
      { path: '^server/', pathNot: '^server/db/' },
      { path: '^node_modules/(pg|node-pg-migrate)/' },
    ),
    rule(
      'zod-is-mini',
      'zod/mini only: the full build weighs 10 kB more in the lobby.',
      {},
      { path: '^node_modules/zod/(index|v4/classic)', pathNot: '^node_modules/zod/v4/(mini|core)' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    // The alias for single files of Pixi stands in the compiler's settings.
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
