import { isCleanApp, isMainApp } from '../../contract/appCode';

interface Situation {
  /** Whether the page runs in the Android wrapper and that takes actions. */
  readonly isInWrapper: boolean;
  readonly inviteBrand: boolean;
  /** The app code that calls are sent with. */
  readonly appId: string;
}

/**
 * Who is told what a player does: the wrapper of a child app, or the attribution of an invite brand in a browser. The
 * main app, a clean app and a plain browser tell nobody.
 */
export function actionReceiver({ isInWrapper, inviteBrand, appId }: Situation): 'wrapper' | 'branch' | null {
  if (isCleanApp(appId)) return null;
  if (isInWrapper) return isMainApp(appId) ? null : 'wrapper';
  return inviteBrand ? 'branch' : null;
}
