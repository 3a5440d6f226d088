// @ts-check
/** The part of React's two renderers that draws the product's pages and scenes. */
import { listed, trim } from '../lib/trim.mjs';

/** What React's two renderers never have in their trees: view transitions, refs on fragments, `SuspenseList`, hydration. */
const TREE = {
  tags: [18, 19, 26, 27, 30],
  without: ['useActionState', 'useFormState', 'useOptimistic'],
  calls: [
    ...['commitExitViewTransitions', 'trackEnterViewTransitions', 'commitNestedViewTransitions'],
    ...['restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions'],
    ...['commitFragmentInstanceInsertionEffects', 'commitFragmentInstanceDeletionEffects'],
    ...['commitNewChildToFragmentInstances', 'updateDehydratedSuspenseComponent'],
  ],
  never: [
    ...['isHydrating', 'shouldStartViewTransition', 'viewTransitionMutationContext'],
    ...['(lanes & 335544064) === lanes', '(committedLanes & 335544064) === committedLanes'],
    ...[
      'null !== pendingViewTransition',
      'null !== appearingViewTransitions',
      'isFragmentInstanceParent(parent)',
    ],
  ],
  reads: { dehydrated: 'null', isDehydrated: 'false' },
};

const UNASKED_OF_SCENES = listed(`
  attemptContinuousHydration attemptHydrationAtCurrentPriority attemptSynchronousHydration
  batchedUpdates createComponentSelector createHasPseudoClassSelector createHydrationContainer
  createPortal createRoleSelector createTestNameSelector createTextSelector deferredUpdates
  discreteUpdates findAllNodes findBoundingRects findHostInstance flushPassiveEffects
  findHostInstanceWithNoPortals findHostInstanceWithWarning flushSyncFromReconciler flushSyncWork
  focusWithin getFindAllNodesFailureDescription getPublicRootInstance isAlreadyRendering
  observeVisibleRects shouldError shouldSuspend startHostTransition updateContainerSync
`);

/**
 * Scenes are one tree of Pixi's things, which is made and updated; nothing else is asked of their renderer.
 * @param {string} code
 */
export const slimScenes = (code) =>
  trim(code, {
    ...TREE,
    silent: UNASKED_OF_SCENES.map((name) => `exports.${name}`),
  });

/**
 * Trees are made by `createRoot` alone, inside the page's body, and of nothing that belongs in its head.
 * @param {string} code
 */
export const slimDom = (code) =>
  trim(code, {
    ...TREE,
    without: [...TREE.without, 'D', 'C', 'L', 'm', 'X', 'S', 'M'],
    silent: [
      'exports.hydrateRoot',
      'FragmentInstance.prototype.*',
      'ViewTransitionPseudoElement.prototype.*',
    ],
    texts: [
      [
        `fiberTag = isHostHoistableType(
      type,
      pendingProps,
      contextStackCursor.current
    )
      ? 26
      : "html" === type || "head" === type || "body" === type
        ? 27
        : 5;`,
        'fiberTag = 5;',
      ],
      // A fragment is never asked for its own ref.
      [
        'case 7:\n          if (null === current.stateNode) {\n            var fragmentInstance',
        'case 7:\n          if (false) {\n            var fragmentInstance',
      ],
    ],
  });
