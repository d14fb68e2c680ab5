/** Owns what is left out of React's renderers in the built site: whole features that no page and no scene uses. */
import { type Plugin, parseSync } from 'vite'

/** By file: functions of features, whose bodies are left out, and what they then return where it is asked for. */
interface Lean {
  /** As the file itself says: in another version a name may mean something else. */
  readonly version: string
  readonly empty: readonly string[]
  /** Expressions that bodies are made of instead. */
  readonly answer?: Readonly<Record<string, string>>
  /** Statements that begin so, taken out. */
  readonly without?: readonly string[]
  /** Of what it exports, what is asked for. */
  readonly exports?: readonly string[]
  /**
   * Errors that only sign to React itself, made as its file is run. Each would note where it was made, and for that V8
   * reads the whole file a second time: half of what running it takes. These note nothing.
   */
  readonly signs?: readonly string[]
  /** Names that are settled when the page runs, and can be when it is built. */
  readonly settled?: Readonly<Record<string, boolean>>
}

const SIGNS = [
  'HydrationMismatchException',
  'SuspenseException',
  'SuspenseyCommitException',
  'SelectiveHydrationException',
]

/** React's own files, and its reconciler for what is on the stage. */
const FILES: Readonly<Record<string, Lean>> = {
  'react-dom-client.production.js': {
    version: '19.3.1',
    empty: [
      // Transitions of whole views (`<ViewTransition>`).
      'startViewTransition',
      'commitAfterMutationEffectsOnFiber',
      'commitAppearingPairViewTransitions',
      'commitEnterViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'applyViewTransitionToHostInstances',
      'measureViewTransitionHostInstancesRecursive',
      'measureNestedViewTransitions',
      'scheduleViewTransitionEvent',
      'createViewTransitionInstance',
      // Fragments with a `ref`.
      'FragmentInstance',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
      'validateDocumentPositionWithFiberTree',
      // Style sheets, scripts, titles and hints written among the parts of a page: ours stand in the documents.
      'preload',
      'preloadModule',
      'preinitScript',
      'preinitStyle',
      'preinitModuleScript',
      'prefetchDNS',
      'preconnect',
      'getResource',
      'acquireResource',
      'mountHoistable',
      'suspendResource',
      'getHydratableHoistableCache',
      // Forms that are sent by actions, and hooks about them.
      'extractEvents$1',
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      'ensureFormComponentIsStateful',
      // `<Activity>`, lists of suspended parts, elements of one's own kind.
      'updateActivityComponent',
      'updateSuspenseListComponent',
      'setPropOnCustomElement',
      // Pictures that a page would wait for, and the browser's sign for a change that takes long.
      'accumulateSuspenseyCommitOnFiber',
      'defaultOnDefaultTransitionIndicator',
    ],
    answer: {
      isHostHoistableType: '{ return false }',
      waitForCommitToBeReady: '{ return null }',
      // Which parts surround one that failed: names are short in a built site, and nobody is sent them.
      describeNativeComponentFrame: "{ return '' }",
    },
    without: ['FragmentInstance.prototype.', 'ViewTransitionPseudoElement.prototype.'],
    exports: ['createRoot', 'hydrateRoot', 'version'],
    signs: [...SIGNS, 'SuspenseActionException'],
  },
  'react-dom.production.js': {
    version: '19.3.1',
    empty: [],
    exports: [
      '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
      'createPortal',
      'flushSync',
      'version',
    ],
  },
  'react-reconciler.production.js': {
    version: '19.0.0',
    empty: [
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      'ensureFormComponentIsStateful',
      'updateSuspenseListComponent',
      'accumulateSuspenseyCommitOnFiber',
    ],
    answer: { describeNativeComponentFrame: "{ return '' }" },
    exports: ['createContainer', 'updateContainer', 'injectIntoDevTools'],
    signs: SIGNS,
    // As @pixi/react says when the page runs: the ways of renderers that start from a server's markup, keep copies, or
    // have style sheets and heads of documents can then be left out.
    settled: {
      supportsMutation: true,
      supportsPersistence: false,
      supportsHydration: false,
      supportsMicrotasks: false,
      supportsResources: false,
      supportsSingletons: false,
      supportsTestSelectors: false,
      isPrimaryRenderer: false,
    },
  },
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly id?: { readonly name: string }
  readonly body?: Node | readonly Node[]
  readonly expression?: { readonly right?: Node }
}

/** The code without these features. Throws where it is of another version or does not have one of them any more: then this file is to be thought over. */
export function leanReact(name: string, code: string): string {
  const { version, empty, answer = {}, without = [], exports, signs = [], settled = {} } = FILES[name] as Lean
  const found = /(?:reconcilerVersion: |exports\.version = )"([^"]*)"/.exec(code)?.[1]
  if (found !== version)
    throw new Error(`${name} is of version ${found}: what is left out was read in ${version}.`)
  const bodies = new Map([...empty.map((each) => [each, '{}'] as const), ...Object.entries(answer)])
  const missed = new Set([...bodies.keys(), ...without, ...(exports ?? [])])
  const cuts: { readonly start: number; readonly end: number; readonly by: string }[] = []
  for (const node of statements(parseSync(name, code, { sourceType: 'script' }).program as unknown as Node)) {
    const { id, body } = node
    const by = node.type === 'FunctionDeclaration' ? bodies.get(id?.name ?? '') : undefined
    if (by && body && 'start' in body) {
      cuts.push({ start: body.start, end: body.end, by })
      missed.delete(id?.name ?? '')
    }
    const text = code.slice(node.start, node.end)
    const start = without.find((each) => text.startsWith(each))
    const exported = /^exports\.(\w+) =/.exec(text)?.[1] ?? ''
    if (start !== undefined || (exported && exports && !exports.includes(exported)))
      cuts.push({ start: node.start, end: node.end, by: ';' })
    missed.delete(start ?? exported)
  }
  let lean = code
  for (const { start, end, by } of cuts.sort((a, b) => b.start - a.start))
    lean = lean.slice(0, start) + by + lean.slice(end)
  for (const each of signs) {
    const made = new RegExp(`\\b${each} = Error\\(formatProdErrorMessage\\(\\d+\\)\\)`)
    if (!made.test(lean)) missed.add(each)
    lean = lean.replace(made, `${each} = Object.create(Error.prototype)`)
  }
  for (const [each, value] of Object.entries(settled)) {
    if (!lean.includes(`${each} = $$$config.${each}`)) missed.add(each)
    lean = lean.replace(new RegExp(`(?<![.\\w])${each}\\b(?! = \\$)`, 'g'), String(value))
  }
  if (missed.size > 0) throw new Error(`${name} has no ${[...missed].join(', ')} to leave out.`)
  return lean
}

/** What stands in a file, or in the one function that is all of it. */
function statements({ body }: Node): readonly Node[] {
  const all = body as readonly Node[]
  const whole = all.find(({ expression }) => expression?.right?.type === 'FunctionExpression')?.expression
  const inner = whole?.right?.body as Node | undefined
  return inner && inner.end - inner.start > 100_000 ? (inner.body as readonly Node[]) : all
}

export function leanRenderers(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /(?:react-dom|react-dom-client|react-reconciler)\.production\.js/ },
      handler: (code, id) => ({
        code: leanReact(/[^\\/]+\.production\.js/.exec(id)?.[0] ?? '', code),
        map: null,
      }),
    },
  }
}
