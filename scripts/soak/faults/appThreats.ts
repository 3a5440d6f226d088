import { browser, e2e, type Fault, node } from './fault';

/** Those of the app, as in threats.ts. */
export const APP_THREATS: readonly Fault[] = [
  // 61
  {
    what: 'a back URL of any form is followed',
    file: 'src/shared/navigation/backUrl.ts',
    from: '!isOpenPage(path)) return HOME;',
    to: '!isOpenPage(path)) return asked as Address;',
    test: node('src/shared/navigation/backUrl.test.ts', 'leads home'),
  },
  {
    what: 'a boot reply leads to a host that is not listed',
    file: 'src/shared/apps/bootTarget.ts',
    from: 'const allowed = allowedUrl(asked, hosts);',
    to: "const allowed = URL.canParse(asked) ? asked : allowedUrl('', hosts);",
    test: node('src/shared/apps/bootTarget.test.ts', 'comes to nothing as'),
  },
  // 62
  {
    what: 'a mark may have attributes',
    file: 'contract/messages/messageText.ts',
    from: '/<(\\/?)([bi])>|<br>/g',
    to: '/<(\\/?)([bi])[^>]*>|<br>/g',
    test: node('contract/messages/messageText.test.ts', 'stays text'),
  },
  // 64
  {
    what: 'the policy is loosened for the picture',
    file: 'server/http/headers.ts',
    from: 'scriptSrc: ["\'self\'", ...logins',
    to: 'scriptSrc: ["\'self\'", "\'unsafe-eval\'", ...logins',
    test: e2e('tests/e2e/served.spec.ts', 'every reply has the security headers'),
  },
  // 66
  {
    what: 'a frame speaks to the wrapper',
    file: 'src/device/wrapper.ts',
    from: '  if (window.top !== window) return null;\n',
    to: '',
    test: node('src/device/wrapper.test.ts', 'is a frame too, whatever it contains'),
  },
  {
    what: 'a message of the wrapper is taken as it is',
    file: 'src/device/wrapper.ts',
    from: 'return message.success ? message.data : null;',
    to: 'return message.success ? message.data : JSON.parse(data);',
    test: node('src/device/wrapper.test.ts', 'that the contract does not know is dropped'),
  },
  // 67
  {
    what: 'a context that a phone drops behind another app counts as lost for good',
    file: 'src/stage/lossWatch.ts',
    from: 'if (this.#isVisible()) this.#onGone();',
    to: 'if (this.#isVisible() || true) this.#onGone();',
    test: node('src/stage/lossWatch.test.ts', 'a context need not return while the page is hidden'),
  },
  {
    what: 'nobody notices that the context is lost',
    file: 'src/stage/contextLoss.ts',
    from: '({ lost: true, restored })',
    to: '({ lost: false, restored })',
    test: browser(
      'src/stage/Stage.browser.test.tsx',
      'a lost context is restored with a fresh scene, and after the third loss only the board is left',
    ),
  },
  {
    what: 'a device that keeps losing its context is never given up',
    file: 'src/stage/contextLoss.ts',
    from: 'losses.current < LOSSES_MAX',
    to: 'losses.current < 10 * LOSSES_MAX',
    test: browser(
      'src/stage/Stage.browser.test.tsx',
      'a lost context is restored with a fresh scene, and after the third loss only the board is left',
    ),
  },
  // 69
  {
    what: 'a tab that wakes plays every sound that it has slept through',
    file: 'src/stage/RoundPlayer.ts',
    from: 'atMs <= toMs && toMs - atMs <= CUE_LATEST_MS',
    to: 'atMs <= toMs',
    test: node('src/stage/RoundPlayer.test.ts', 'a frame that comes far too late drops the cues it missed'),
  },
  {
    what: 'game time runs on while the tab is hidden',
    file: 'src/stage/clock.ts',
    from: 'if (this.#holds.size > 0) return this.#anchorGameMs;',
    to: "if (this.#holds.has('user')) return this.#anchorGameMs;",
    test: node('src/stage/clock.test.ts', 'a clock that is held for'),
  },
  {
    what: 'a clock that has fallen far behind catches up slowly',
    file: 'src/shared/live/serverClock.ts',
    from: 'if (errorMs > LEAP_MS || errorMs < -WRONG_MS)',
    to: 'if (errorMs < -WRONG_MS)',
    test: node('src/shared/live/serverClock.test.ts', 'jumps when it is far behind'),
  },
  {
    what: 'a table is not asked for anew after a lost message',
    file: 'src/shared/live/socket.ts',
    from: "if (state === 'open') sayHello();",
    to: "if (state !== 'open') sayHello();",
    test: node(
      'src/shared/live/socket.test.ts',
      'requests the whole table on the same connection after a lost message',
    ),
  },
  // 70
  {
    what: 'a second tap is a second bet',
    file: 'src/shared/api/intents.ts',
    from: '  if (same !== undefined) return same;\n',
    to: '  void same;\n',
    test: node('src/shared/api/intents.test.ts', 'is the same for the same request until it is closed'),
  },
  {
    what: 'a bet without an answer is forgotten',
    file: 'src/shared/api/api.ts',
    from: 'if (delayMs === undefined) throw unanswered(error);',
    to: 'if (delayMs === undefined) {\n        closeIntent(intent.key);\n        throw unanswered(error);\n      }',
    test: node(
      'src/shared/api/apiMoney.test.ts',
      'keeps the key of an unknown outcome for the next tap and for the next visit',
    ),
  },
  // 71
  {
    what: 'a storage that is forbidden breaks whoever reads it',
    file: 'src/shared/storage/item.ts',
    from: '      return this.#open().getItem(name);\n    } catch {\n      return null;',
    to: '      return this.#open().getItem(name);\n    } catch (error) {\n      throw error;',
    test: node('src/shared/storage/storage.test.ts', 'stays in memory when storage is forbidden'),
  },
  {
    what: 'nonsense in the storage is taken for a value',
    file: 'src/shared/storage/storage.ts',
    from: 'return value.success ? value.data : undefined;',
    to: 'return value.success ? value.data : (json as z.output<Schema>);',
    test: node('src/shared/storage/storage.test.ts', 'handles malformed text'),
  },
  // 72
  {
    what: 'the way of an answer counts for the time of the server',
    file: 'src/shared/live/serverClock.ts',
    from: 'serverTimeMs - (askedAtMs + answeredAtMs) / 2',
    to: 'serverTimeMs - answeredAtMs',
    test: node('src/shared/live/serverClock.test.ts', 'is exact when both directions take equally long'),
  },
  {
    what: 'a clock set back keeps a stored list for ever',
    file: 'src/shared/storage/item.ts',
    from: 'leftMs > 0 && leftMs <= keptMs ?',
    to: 'leftMs > 0 ?',
    test: node(
      'src/shared/storage/storage.test.ts',
      'when a clock set back would keep it longer than allowed',
    ),
  },
  // 73
  {
    what: 'a page reloads for a new version without end',
    file: 'src/shared/version.ts',
    from: '  if (forcedReloadsItem.read() >= RELOADS_AT_MOST) return null;\n',
    to: '  void RELOADS_AT_MOST;\n',
    test: node('src/app/boot/version.test.ts', 'at most three reloads are forced per session'),
  },
  {
    what: 'a new version takes the page away from an open bet',
    file: 'src/app/boot/version.ts',
    from: 'openIntents(uid, Date.now()).length > 0)',
    to: 'openIntents(uid, Date.now()).length > 20)',
    test: node('src/app/boot/version.test.ts', 'an unanswered bet postpones it'),
  },
  // 74
  {
    what: 'a texture that a scene forgot outlives it',
    file: 'src/stage/sweep.ts',
    from: '  for (const source of texturesOf(app.renderer)) source.unload();\n',
    to: '  void texturesOf;\n',
    test: browser(
      'src/stage/Stage.browser.test.tsx',
      'a texture that a scene forgot is freed when its game is left',
    ),
  },
  {
    what: 'an empty stage keeps the memory of a full one',
    file: 'src/stage/PixiCanvas.tsx',
    from: 'if (!shown) return app.renderer.resize(1, 1);',
    to: 'if (!shown) return;',
    test: browser(
      'src/stage/Stage.browser.test.tsx',
      'leaving a game frees its textures, keeps one pixel, and stops time',
    ),
  },
];
