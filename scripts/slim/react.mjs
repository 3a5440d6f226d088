// @ts-check
/** The part of React's renderer that draws the product's pages, and its scenes with them. */
import { trim } from '../lib/trim.mjs';

/** What React's renderer never has in its trees: view transitions, refs on fragments, `SuspenseList`, hydration. */
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

/**
 * A scene's things are made, changed and taken away by their own host (`scenes.mjs`), not as elements of a page.
 * @type {readonly (readonly [string, string])[]}
 */
const SCENES = [
  [': ownerDocument.createElement(type);', ': ownerDocument.createElement(type, newProps);'],
  [
    '(setInitialProperties(nextResource, type, newProps), type)',
    '(nextResource.takeProps || setInitialProperties(nextResource, type, newProps), type)',
  ],
  [
    'updateProperties(domElement, finishedWork.type, oldProps, newProps);',
    `domElement.takeProps
      ? domElement.takeProps(finishedWork.type, oldProps, newProps)
      : updateProperties(domElement, finishedWork.type, oldProps, newProps);`,
  ],
  [
    'hostParent.removeChild(deletedFiber.stateNode)',
    'hostParent[hostParent.letGo ? "letGo" : "removeChild"](deletedFiber.stateNode)',
  ],
  [
    ').removeChild(deletedFiber.stateNode)',
    ')[hostParent.letGo ? "letGo" : "removeChild"](deletedFiber.stateNode)',
  ],
];

/**
 * Trees are made by `createRoot` alone, inside the page's body or on the stage, and of nothing that belongs in its head.
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
      ...SCENES,
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
