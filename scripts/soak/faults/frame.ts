import { e2e, type Fault, node, server } from './fault';

const FRAME = 'src/overlay/frame/GameFrame.tsx';
const MESSAGES = 'src/overlay/frame/messages.ts';
const ATTACKS = 'a hostile game in its frame tries sixteen attacks, and all fail';

export const FRAMES: readonly Fault[] = [
  {
    what: 'a game in the frame reads the storage of the app',
    file: FRAME,
    from: 'sandbox="allow-scripts"',
    to: 'sandbox="allow-scripts allow-same-origin"',
    test: e2e('tests/e2e/frame.spec.ts', ATTACKS),
  },
  {
    what: 'a game in the frame replaces the app',
    file: FRAME,
    from: 'sandbox="allow-scripts"',
    to: 'sandbox="allow-scripts allow-top-navigation"',
    test: e2e('tests/e2e/frame.spec.ts', ATTACKS),
  },
  {
    what: 'messages of any window are taken for those of the game',
    file: MESSAGES,
    from: 'event.source !== window || ',
    to: '',
    test: node(
      'src/overlay/frame/messages.test.ts',
      'messages from another window or another origin are ignored',
    ),
  },
  {
    what: 'messages of a page with an origin are taken for those of the game',
    file: MESSAGES,
    from: ' || event.origin !== NO_ORIGIN',
    to: '',
    test: node(
      'src/overlay/frame/messages.test.ts',
      'messages from another window or another origin are ignored',
    ),
  },
  {
    what: 'a game may tell how much its player has won',
    file: 'contract/gameFrame.ts',
    from: "z.strictObject({ source: z.literal('game'), type: z.literal('balance') })",
    to: "z.looseObject({ source: z.literal('game'), type: z.literal('balance') })",
    test: node('contract/gameFrame.test.ts', 'rejects anything else'),
  },
  {
    what: 'other pages may show the app in a frame',
    file: 'server/http/headers.ts',
    from: `frameAncestors: ["'none'"]`,
    to: `frameAncestors: ["'self'"]`,
    test: server('tests/api/surroundings.test.ts', 'are sent with /healthz'),
  },
];
