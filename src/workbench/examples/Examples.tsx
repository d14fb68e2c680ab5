/** The examples: the source of each, and what it gives or shows. */
import { type RefObject, useMemo, useRef, useState } from 'react'
import { SceneClock, SceneClockContext } from '../../engine/stage/clock'
import { SceneRoot } from '../../engine/stage/SceneRoot'
import { useScene, useStage } from '../../play/stage/useStage'
import { useFrames } from '../../play/watch/useFrames'
import styles from '../Workbench.module.css'
import type { Example, ShownExample } from './example'

const modules = import.meta.glob<Example>(['./*.ts', './*.tsx', '!./example.ts', '!./Examples.tsx'], {
  eager: true,
  import: 'example',
})
const sources = import.meta.glob<string>(['./*.ts', './*.tsx'], { query: '?raw', import: 'default' })

/** The size of scenes, and of the boxes in which they are shown. */
const SIZE = { width: 480, height: 300 }

export function Examples() {
  const field = useRef<HTMLDivElement>(null)
  const [scene, setScene] = useState<ShownExample | null>(null)
  return (
    <>
      <div ref={field} className={styles.field} style={{ inlineSize: SIZE.width, blockSize: SIZE.height }}>
        {scene && <SceneOf key={scene.title} example={scene} field={field} />}
      </div>
      <div className={styles.parts}>
        {Object.entries(modules).map(([file, example]) => (
          <section key={file} className={styles.part} aria-label={example.title}>
            <h2>{example.title}</h2>
            {'run' in example ? (
              <Lines lines={example.gives} />
            ) : (
              <Shown example={example} onShow={setScene} />
            )}
            <Source file={file} />
          </section>
        ))}
      </div>
    </>
  )
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <pre className={styles.print}>{lines.join('\n')}</pre>
)

interface ShownProps {
  readonly example: ShownExample
  readonly onShow: (example: ShownExample) => void
}

/** A scene is shown above the list, because all share one canvas. */
function Shown({ example, onShow }: ShownProps) {
  const { kind, Shown: Page } = example
  return kind === 'page' ? (
    <div className={styles.square}>
      <Page />
    </div>
  ) : (
    <button type="button" onClick={() => onShow(example)}>
      Show
    </button>
  )
}

interface SceneProps {
  readonly example: ShownExample
  readonly field: RefObject<HTMLDivElement | null>
}

function SceneOf({ example, field }: SceneProps) {
  const { stage } = useStage(field, example.title)
  const clock = useMemo(() => new SceneClock(), [])
  const node = useMemo(
    () => (
      <SceneClockContext value={clock}>
        <SceneRoot>
          <example.Shown />
        </SceneRoot>
      </SceneClockContext>
    ),
    [clock, example],
  )
  useScene(stage, field, node, SIZE, SIZE)
  useFrames(stage !== null, (gapMs) => {
    clock.frame(1, gapMs)
    stage?.draw()
  })
  return null
}

function Source({ file }: { readonly file: string }) {
  const [text, setText] = useState<string | null>(null)
  return (
    <details onToggle={() => void sources[file]?.().then(setText)}>
      <summary>{file.slice(2)}</summary>
      {text !== null && <pre className={styles.print}>{text}</pre>}
    </details>
  )
}
