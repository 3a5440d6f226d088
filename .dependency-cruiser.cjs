/**
 * Who may import whom. Patterns, not lists: a new game, domain or overlay area is guarded from birth.
 * tests/edges plants a violation of every rule here and expects each one refused.
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const PURE_LIBRARIES = '^node_modules/(zod|@noble/hashes)/';
const TESTS = '\\.test\\.tsx?$';

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
      'Rules see their own files, the kit and zod: no clock, no DOM, no luck of their own.',
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
      { path: '^games/[^/]+/board/', pathNot: TESTS },
      { path: ['^node_modules/(pixi\\.js|@pixi/react)/', '^games/[^/]+/scene/'] },
    ),
    rule(
      'rulebook-lists-rules',
      'The rulebook is a list.',
      { path: '^games/(rulebook|sharedBook)' },
      { pathNot: '^games/[^/]+/rules/' },
    ),
    rule(
      'cabinet-lists-cards',
      'The cabinet is a list.',
      { path: '^games/cabinet' },
      { pathNot: ['^games/[^/]+/index\\.ts$', '^games/kit/card'] },
    ),
    rule(
      'one-door-to-the-cabinet',
      'Games are opened by the app, the play area and the wheel through cabinet.ts; the rest of src sees the kit alone.',
      { path: '^src/', pathNot: '^src/(app|overlay/(play|spin))/' },
      { path: '^games/', pathNot: '^games/kit/' },
    ),
    rule(
      'hosts-use-the-cabinet',
      'A host opens games through cabinet.ts, whatever game it is.',
      // The gallery's search for a seed draws by the rules themselves.
      { path: '^(src/(app|overlay/(play|spin))|gallery)/', pathNot: '^gallery/seek' },
      { path: '^games/', pathNot: ['^games/cabinet', '^games/kit/'] },
    ),
    rule(
      'servers-and-workers-use-the-rulebook',
      'One rules object for server, demo and verifier.',
      { path: '^(server|workers)/' },
      { path: '^games/', pathNot: ['^games/(rulebook|sharedBook)', '^games/kit/rules/'] },
    ),

    rule(
      'overlay-areas-do-not-meet',
      'Areas meet in state, ui and io.',
      { path: '^src/overlay/([^/]+)/' },
      { path: '^src/overlay/', pathNot: '^src/overlay/$1/' },
    ),
    rule(
      'ui-is-the-bottom',
      'Small parts know the look and the words, nothing else.',
      { path: '^src/ui/' },
      { path: '^src/', pathNot: '^src/(ui|look|words)/' },
    ),
    rule(
      'state-and-io-know-no-screens',
      'Nothing flows back from a screen.',
      { path: '^src/(state|io)/' },
      { path: '^src/(app|overlay|ui|stage)/' },
    ),
    rule(
      'the-device-knows-no-app',
      'What a device tells of itself is gathered from the browser and handed to src/io.',
      { path: '^src/device/' },
      { path: '^src/', pathNot: '^src/(device|io)/' },
    ),
    rule(
      'one-door-to-the-device',
      'The libraries that look at a device are asked by src/device and its worker alone.',
      { path: '^(src|games|gallery|workers|server)/', pathNot: '^(src/device|workers/fingerprint)/' },
      { path: '^node_modules/(@fingerprintjs|bowser|lunar-typescript)/' },
    ),
    rule(
      'only-io-leaves-the-thread',
      'Workers are spoken to through src/io.',
      { path: '^(src|games|gallery)/', pathNot: '^src/io/' },
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
        pathNot: ['^server/sandbox/provider/', '^server/catalogue/seeded'],
      },
    ),
    rule(
      'contract-is-neutral',
      'The wire imports zod and the kit of rules.',
      { path: '^contract/', pathNot: TESTS },
      { pathNot: ['^contract/', '^games/kit/rules/', '^node_modules/zod/'] },
    ),
    rule(
      'gallery-knows-no-app',
      'The gallery shows games on the stage; it has no wallet and no player.',
      { path: '^gallery/' },
      { path: '^src/', pathNot: '^src/(stage|state/stage|state/store|look|words|io/storage)' },
    ),

    rule(
      'one-door-to-the-store',
      "jotai's store functions are used in src/state/store.ts; hooks are free.",
      { path: '^src/', pathNot: '^src/state/' },
      { path: '^node_modules/jotai/.*vanilla' },
    ),
    rule(
      'one-door-to-howler',
      'Sound goes through src/stage/sound.',
      { pathNot: '^src/stage/sound' },
      { path: '^node_modules/howler/' },
    ),
    rule(
      'one-door-to-i18next',
      'Words go through src/words.',
      { pathNot: '^src/words/' },
      { path: '^node_modules/i18next/' },
    ),
    rule(
      'one-door-to-postgres',
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
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
