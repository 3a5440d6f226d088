import { type Fault, node, server } from './fault';

const SESSIONS = 'server/domains/players/sessions.ts';
const SESSION_TESTS = 'tests/api/players/sessions.test.ts';

/** Sessions, codes and ages. */
export const PLAYERS: readonly Fault[] = [
  {
    what: 'a session never expires',
    file: SESSIONS,
    from: 'WHERE token_hash = $1 AND revoked_at IS NULL AND expires_at > $2 AND app_code',
    to: 'WHERE token_hash = $1 AND revoked_at IS NULL AND $2::timestamptz IS NOT NULL AND app_code',
    test: server(SESSION_TESTS, 'lasts 30 days'),
  },
  {
    what: 'a bet is taken after log-out, as long as the token is cached',
    file: 'server/domains/play/sql/play_bet.sql',
    from: 'AND s.revoked_at IS NULL AND s.expires_at > a_at',
    to: 'AND s.expires_at > a_at',
    test: server(
      'tests/ledger/bet.test.ts',
      'as soon as its session ends, even while the token is still cached',
    ),
  },
  {
    what: 'a renewed session survives the log-out of the one before',
    file: SESSIONS,
    from: 'JOIN line l ON s.session_id = l.renewed_by OR s.renewed_by = l.session_id)',
    to: 'JOIN line l ON s.session_id = l.session_id)',
    test: server(SESSION_TESTS, 'leaves no valid token when either one logs out'),
  },
  {
    what: 'a renewal that is under way survives the log-out',
    file: SESSIONS,
    from: "text: 'SELECT FROM players WHERE uid = $1 FOR NO KEY UPDATE'",
    to: "text: 'SELECT FROM players WHERE uid = $1'",
    test: server(SESSION_TESTS, 'gives no valid token when its session logs out meanwhile'),
  },
  {
    what: 'a new password leaves other sessions open',
    file: 'server/domains/players/changePassword.ts',
    from: '    await endOtherSessions(transaction, { ...session, now });\n',
    to: '    void endOtherSessions;\n',
    test: server(
      'tests/api/players/security.test.ts',
      'replaces the old one, ends other sessions and holds withdrawals',
    ),
  },
  {
    what: 'a reset password leaves the sessions of a thief open',
    file: 'server/domains/players/changePassword.ts',
    from: '    await endAllSessions(transaction, { uid, now });\n',
    to: '    void endAllSessions;\n',
    test: server(
      'tests/api/players/security.test.ts',
      'is replaced with a code, which logs in here and out everywhere else',
    ),
  },
  {
    what: 'a ticket to the main app tells of an account whose player has logged out',
    file: 'server/domains/migration/tickets.ts',
    from: '  if (sessionId !== undefined && !(await isLogInValid(on, sessionId, now))) return true;\n',
    to: '  void [isLogInValid, now, sessionId];\n',
    test: server('tests/api/migration.test.ts', 'is refused with a ticket of a session that has ended'),
  },
  {
    what: 'a ticket that is under way survives the end of its session',
    file: 'server/domains/migration/routes.ts',
    from: '        if (ticket !== null) await requireLogIn(transaction, ticket, now);\n',
    to: '        void requireLogIn;\n',
    test: server('tests/api/migration.test.ts', 'is refused where its session ends while it is under way'),
  },
  {
    what: 'tokens are stored as they are',
    file: SESSIONS,
    from: "createHash('sha256').update(token).digest();",
    to: "(createHash('sha256'), Buffer.from(token).subarray(0, 32));",
    test: server('tests/api/players/self.test.ts', 'has a token that is stored as a hash'),
  },
  {
    what: 'the phones of people without an account are kept for ever',
    file: 'server/domains/players/codes.ts',
    from: '    await forgetCodes(tx, now);\n',
    to: '    void forgetCodes;\n',
    test: server('tests/api/players/codes.test.ts', 'are forgotten a day after they have ended'),
  },
  {
    what: 'a copy names the other players of a device',
    file: 'server/domains/device/personalData.ts',
    from: "$2::uuid AND content ->> 'userId' IS NULL",
    to: '$2::uuid',
    test: server(
      'tests/api/players/privacy.test.ts',
      'is not that of another player who has used the same device',
    ),
  },
  {
    what: 'the Google identity of one player is bound to the next',
    file: 'src/overlay/auth/oauth.ts',
    from: 'watchAtom(uidAtom, () => changeAtom(oauthProofAtom, null));\n',
    to: 'void [watchAtom, uidAtom];\n',
    test: node('src/overlay/auth/oauth.test.ts', 'is not bound to the player who logs in after another one'),
  },
  {
    what: 'the password that one player typed is shown to the next',
    file: 'src/overlay/auth/authForm.ts',
    from: 'watchAtom(uidAtom, () => changeAtom(draftAtom, EMPTY_VALUES));\n',
    to: 'void [watchAtom, uidAtom];\n',
    test: node(
      'src/overlay/auth/authForm.test.ts',
      'is not shown to the next player where its form was left',
    ),
  },
  {
    what: 'a code may be guessed fifty times',
    file: 'server/domains/players/codes.ts',
    from: 'CODE_TRIES_MAX = 5',
    to: 'CODE_TRIES_MAX = 50',
    test: server(
      'tests/api/players/codes.test.ts',
      'are dead after five wrong tries, even if the next is right',
    ),
  },
  {
    what: 'who knows a phone can use up its codes',
    file: 'server/domains/players/codes.ts',
    from: 'const limits = [ofPhone, checksFrom(ip)];',
    to: 'const limits = [{ ...ofPhone, most: 50 }, checksFrom(ip)];',
    test: server('tests/api/players/codes.test.ts', 'are refused before they use up the code of'),
  },
  {
    what: 'codes of all phones may be guessed from one address',
    file: 'server/domains/players/codes.ts',
    from: 'const limits = [ofPhone, checksFrom(ip)];',
    to: 'const limits = [ofPhone];',
    test: server('tests/api/players/codes.test.ts', 'are sixty an hour about all phones, in whichever call'),
  },
  {
    what: 'a code works twice',
    file: 'server/domains/players/codes.ts',
    from: 'AND used_at IS NULL AND tries < $5 AND expires_at > $4\n      RETURNING used_at IS',
    to: 'AND tries < $5 AND expires_at > $4\n      RETURNING used_at IS',
    test: server('tests/api/players/codes.test.ts', 'work once'),
  },
  {
    what: 'a limit holds until the time of a clock that was ahead',
    file: 'server/domains/players/tries.ts',
    from: " OR t.window_ends > excluded.window_ends + interval '1 minute')",
    to: ')',
    test: server(
      'tests/api/players/tries.test.ts',
      'does not hold until the time that a clock showed which was ahead for a moment',
    ),
  },
  {
    what: 'a call whose time is a moment older starts a limit anew',
    file: 'server/domains/players/tries.ts',
    from: " + interval '1 minute')",
    to: ')',
    test: server('tests/api/players/tries.test.ts', 'counts on for calls whose clock is some seconds behind'),
  },
  {
    what: 'every address of an IPv6 household counts for itself',
    file: 'server/domains/players/tries.ts',
    from: '.slice(0, 4).map(',
    to: '.slice(0, 8).map(',
    test: node('server/domains/players/tries.test.ts', 'counts as'),
  },
  {
    what: 'players of 20 years may play',
    file: 'server/domains/players/age.ts',
    from: 'AGE_MIN_YEARS = 21',
    to: 'AGE_MIN_YEARS = 20',
    test: node('server/domains/players/age.test.ts', 'a player born on'),
  },
  {
    what: 'an account that is closed for its age takes deposits once its player is 21',
    file: 'server/domains/players/age.ts',
    from: 'if (row.isClosed || !isOfAge(',
    to: 'if (!isOfAge(',
    test: server(
      'tests/api/payments/payments.test.ts',
      'is refused to a player who once stated an age below 21',
    ),
  },
  {
    what: 'an account that is closed for its age takes bets once its player is 21',
    file: 'server/domains/play/sql/play_bet.sql',
    from: 'birthday > a_born_by OR is_closed THEN',
    to: 'birthday > a_born_by THEN',
    test: server(
      'tests/ledger/bet.test.ts',
      'for a player who stated an age below 21, even on their 21st birthday',
    ),
  },
];
