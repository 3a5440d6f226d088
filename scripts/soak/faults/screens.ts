import { browser, e2e, type Fault, node } from './fault';

const ORDERS = 'tests/e2e/wallet/orders.spec.ts';
const SUPPORT = 'src/overlay/support/support.browser.test.tsx';
const DRAFTS = 'src/overlay/support/drafts.ts';
const STEPS_TEST = 'src/ui/sheet/historySteps.browser.test.tsx';
const HOST = 'src/app/popups/PopupHost.tsx';
const HOST_TEST = 'src/app/popups/PopupHost.browser.test.tsx';
const CASH_OUT_TEST = 'src/overlay/cashout/cashout.browser.test.tsx';

/** What a player sees, and the table of the specification. */
export const SCREENS: readonly Fault[] = [
  {
    what: 'another SMS can be asked for after a minute',
    file: 'contract/account/account.ts',
    from: 'SMS_RESEND_S = 120',
    to: 'SMS_RESEND_S = 60',
    test: node('tests/laws/specification.test.ts', 'SMS resend wait'),
  },
  {
    what: 'a popup asks before two entries into a game, not three',
    file: 'src/overlay/play/demo/demoAccount.ts',
    from: 'ENTRIES_WITH_POPUP = 3',
    to: 'ENTRIES_WITH_POPUP = 2',
    test: e2e('tests/e2e/play/entry.spec.ts', 'a guest is asked at the first three entries into a game'),
  },
  {
    what: 'the addresses of an invite brand are unknown',
    file: 'src/app/routes/redirects.ts',
    from: 'instead.map(([path, usual]) => [usual, path])',
    to: 'instead.map(([path, usual]) => [path, usual])',
    test: e2e(
      'tests/e2e/inviteBrand.spec.ts',
      'a guest at a page for players reaches the log-in of the mode',
    ),
  },
  {
    what: 'a page of players brings the address of the log-in back as often as it is left',
    file: 'src/shared/navigation/Redirect.tsx',
    from: 'if (location.pathname === own && pathOnShow() === own) navigate',
    to: 'navigate',
    test: e2e('tests/e2e/rewards/keys.spec.ts', 'a guest who opens a page of players in v3'),
  },
  {
    what: 'a page of players redirects the page that the player has gone back to',
    file: 'src/shared/navigation/Redirect.tsx',
    from: ' && pathOnShow() === own',
    to: '',
    test: browser(
      'src/shared/navigation/Redirect.browser.test.tsx',
      'a page that has been left before it redirects',
    ),
  },
  {
    what: 'a page of players redirects its first address only',
    file: 'src/shared/navigation/Redirect.tsx',
    from: '[address, location, navigate, own]',
    to: '[]',
    test: browser(
      'src/shared/navigation/Redirect.browser.test.tsx',
      'an address opened before React has drawn',
    ),
  },
  {
    what: 'a page opened while a sheet steps back is in the address and not on the screen',
    file: 'src/ui/sheet/backStack.ts',
    from: 'if (held.length > 0) window',
    to: 'if (held.length < 0) window',
    test: browser(
      STEPS_TEST,
      'the router shows a page that it opened during a step that the browser does not make',
    ),
  },
  {
    what: 'the page left is drawn once more while a sheet steps back',
    file: 'src/ui/sheet/backStack.ts',
    from: '  seeStepsFirst(onBack);',
    to: '  setTimeout(() => window.addEventListener("popstate", onBack));',
    test: browser(STEPS_TEST, 'the router shows an address opened by its hash during a step back'),
  },
  {
    what: 'Tab reaches what the navigation bar hides',
    file: 'src/ui/page/Page.css.ts',
    from: '  scrollMarginBottom: `',
    to: '  scrollMarginLeft: `',
    test: e2e('tests/e2e/rewards/keys.spec.ts', 'Tab reaches all of every page'),
  },
  {
    what: 'an order is gone when the session ends',
    file: 'src/overlay/wallet/followedOrder.ts',
    from: "data?.status === 'pending' ? data : null",
    to: "data?.status === 'failed' ? data : null",
    test: e2e(ORDERS, 'a session that ends while a payment waits keeps the order'),
  },
  {
    what: 'a closed account is asked for another birthday',
    file: 'src/overlay/wallet/birthday/BirthdayForm.tsx',
    from: 'if (user?.isUnderAge && user.birthday !== null) {',
    to: "if (user?.isUnderAge && user.birthday === '') {",
    test: e2e(ORDERS, 'a stated age below 21 closes the account'),
  },
  {
    what: 'a missed result is not kept until it is read',
    file: 'src/overlay/play/shared/useAwayResults.ts',
    from: '          setResult({ bet: next, round });\n',
    to: '          forgetAway(next.ticketId);\n          void round;\n',
    test: e2e('tests/e2e/play/cut.spec.ts', 'a ride is cut while boarding is open'),
  },
  {
    what: 'a message to customer service that is sent again arrives twice',
    file: DRAFTS,
    from: '(own.key ?? newKey())',
    to: 'newKey()',
    test: e2e(
      'tests/e2e/support.spec.ts',
      'what was typed survives a lost line and a reload, and arrives once',
    ),
  },
  {
    what: 'nobody says that a picture is lost',
    file: DRAFTS,
    from: 'const isPictureLost = own.hasPicture && picture === null;',
    to: 'const isPictureLost = own.hasPicture && picture !== null;',
    test: browser(SUPPORT, 'says that a picture must be attached again after a reload'),
  },
  {
    what: 'a conversation is never marked as read',
    file: 'src/overlay/support/queries.ts',
    from: 'send(supportCalls.read, {',
    to: 'send(supportCalls.close, {',
    test: browser(SUPPORT, 'is marked as read up to its newest message, once'),
  },
  {
    what: 'the page scrolls behind a popup',
    file: HOST,
    from: "toggleAttribute('data-locked', locked)",
    to: "toggleAttribute('data-locked', !locked)",
    test: browser(HOST_TEST, 'the page behind a popup does not scroll, and stays where it was'),
  },
  {
    what: 'a popup that is opened again shows its old props',
    file: HOST,
    from: '(shown === null || shown.name === next.name)) setShown',
    to: 'shown === null) setShown',
    test: browser(HOST_TEST, 'a popup opened again before it has slid out shows its new props'),
  },
  {
    what: 'a player whom the skin shows popups never gets out of being told that there is no cash-out now',
    file: 'src/overlay/cashout/useLimitPopup.ts',
    from: "  closePopup('cashOut');\n",
    to: '  void closePopup;\n',
    test: browser(CASH_OUT_TEST, 'is told once, and one press leads out'),
  },
  {
    what: 'a cash-out to another number is sent while the form looks as if it were not',
    file: 'src/overlay/cashout/useRequest.ts',
    from: "changeDraft({ state: 'sending', refused: null })",
    to: 'changeDraft({ refused: null })',
    test: browser(CASH_OUT_TEST, 'is followed in the form that comes back'),
  },
  {
    what: 'the amount of a cash-out is shown to the next player',
    file: 'src/overlay/cashout/draft.ts',
    from: 'watchAtom(uidAtom, clearDraft);',
    to: 'void watchAtom, uidAtom;',
    test: browser(CASH_OUT_TEST, 'keeps the amount, and nobody else gets it'),
  },
  {
    what: 'the order form waits for ever for an order that can no longer be asked about',
    file: 'src/overlay/trade/useUnanswered.ts',
    from: '(intent === null && !isLost.current)',
    to: 'intent === null',
    test: browser('src/overlay/trade/useOrderForm.browser.test.tsx', 'lets the player go on'),
  },
  {
    what: 'what is typed to customer service while a message is sent is lost',
    file: DRAFTS,
    from: "return text === '' && !left.hasPicture ? EMPTY : left;",
    to: 'return left === null ? left : EMPTY;',
    test: browser(SUPPORT, 'keeps what is typed while a message is on its way'),
  },
  {
    what: 'the line before the one that is full is marked',
    file: 'src/overlay/lotto/pick/draft.ts',
    from: 'left.find(({ line }) => line === at)',
    to: 'left.find(({ line }) => line === at + 1)',
    test: node('src/overlay/lotto/pick/draft.test.ts', 'what is left is told of the line that was refused'),
  },
  {
    what: 'a line that is added while a ticket of lotto is sent is lost',
    file: 'src/overlay/lotto/pick/draft.ts',
    from: '!keys.includes(pickKey(line))',
    to: 'keys.includes("")',
    test: node('src/overlay/lotto/pick/draft.test.ts', 'lines that were added while the ticket was sent'),
  },
  {
    what: 'a new version throws away a form that is half filled in',
    file: 'src/app/boot/version.ts',
    from: "field.value !== ''",
    to: "field.value === ''",
    test: browser('src/app/boot/version.browser.test.ts', 'is busy'),
  },
  {
    what: 'a new version throws away the pictures of an identity check',
    file: 'src/overlay/cashout/IdentityForm.tsx',
    from: '        onChange={(event) => void choose(event)}\n',
    to: "        onChange={(event) => void choose(event).then(() => { event.target.value = ''; })}\n",
    test: browser(CASH_OUT_TEST, 'stays in its field'),
  },
  {
    what: 'the code of a move is lost when the app cannot be loaded again',
    file: 'src/overlay/migration/TransferPage.tsx',
    from: '{ data: info, isLoadingError, refetch }',
    to: '{ data: info, isError: isLoadingError, refetch }',
    test: browser(
      'src/overlay/migration/migration.browser.test.tsx',
      'a form with a code that was sent stays when',
    ),
  },
  {
    what: 'the code of a move is lost when the account cannot be loaded again',
    file: 'src/overlay/migration/GuestMove.tsx',
    from: '    isLoadingError,\n',
    to: '    isError: isLoadingError,\n',
    test: browser(
      'src/overlay/migration/migration.browser.test.tsx',
      'a form with a code that was sent stays when',
    ),
  },
];
