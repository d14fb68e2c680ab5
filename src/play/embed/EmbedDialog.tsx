/** The dialog with the code that shows a game or replay in another page, and a preview of it. */
import { type ReactNode, useRef, useState } from 'react'
import type { CatalogGame } from '../../games/catalog'
import { Button } from '../../ui/controls/Button'
import { Field } from '../../ui/controls/Field'
import { Segmented } from '../../ui/controls/Segmented'
import { Dialog } from '../../ui/dialogs/Dialog'
import { copy } from '../../ui/send'
import { useWidth } from '../../ui/useWidth'
import { embedTexts } from '../texts/embed'
import { type EmbedSize, type EmbedStart, type EmbedTheme, embedAddress, embedCode } from './code'
import styles from './EmbedDialog.module.css'

const texts = embedTexts.dialog

const SIZES = {
  small: { width: 360, height: 400 },
  medium: { width: 640, height: 560 },
  large: { width: 960, height: 720 },
  full: { width: null, height: 600 },
} as const satisfies Readonly<Record<string, EmbedSize>>
type SizeName = keyof typeof SIZES

/** @param labels - by their values */
function choicesOf<Labels extends Readonly<Record<string, string>>>(labels: Labels) {
  return Object.entries(labels).map(([value, label]) => ({ value: value as keyof Labels & string, label }))
}

const CHOICES = {
  starts: choicesOf(texts.starts),
  sizes: choicesOf(texts.sizes),
  themes: choicesOf(texts.themes),
}

interface Props {
  readonly entry: CatalogGame
  /** The game with its start, or the replay, that the dialog was opened for. */
  readonly start: EmbedStart
  readonly position?: string | undefined
  readonly onClose: () => void
}

export default function EmbedDialog({ entry, start, position, onClose }: Props): ReactNode {
  const { id, title } = entry
  const [kind, setKind] = useState<'game' | 'position' | 'today'>('game')
  const [sizeName, setSizeName] = useState<SizeName>('medium')
  const [theme, setTheme] = useState<EmbedTheme>('auto')
  const chosen: EmbedStart =
    kind === 'today' ? { kind } : kind === 'position' ? { kind: 'game', search: position ?? '' } : start
  const address = embedAddress(location.origin, id, chosen, theme)
  const code = embedCode(address, title, SIZES[sizeName])
  const isReplay = start.kind === 'replay'
  const isOwn = start.kind === 'game' && Boolean(start.hash)
  return (
    <Dialog open size="large" title={texts.title(title)} onClose={onClose}>
      <div className={styles.parts}>
        <div className={styles.choices}>
          <p>{isReplay ? texts.introReplay : texts.intro}</p>
          {!isReplay && !isOwn && (
            <Segmented
              label={texts.start}
              value={kind}
              choices={CHOICES.starts.filter(({ value }) => value !== 'position' || position)}
              onChange={(next) => setKind(next)}
            />
          )}
          <Segmented
            label={texts.size}
            value={sizeName}
            choices={CHOICES.sizes}
            onChange={(next) => setSizeName(next)}
          />
          <Segmented
            label={texts.theme}
            value={theme}
            choices={CHOICES.themes}
            onChange={(next) => setTheme(next)}
          />
          <Field label={texts.code}>
            {(wiring) => (
              <textarea
                {...wiring}
                rows={5}
                readOnly
                value={code}
                spellCheck={false}
                data-embed-code
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
          </Field>
          <Button variant="primary" onClick={() => void copy(code, texts.copied)}>
            {texts.copy}
          </Button>
        </div>
        {/* By its key: a frame whose address only changes its fragment would not load again. */}
        <Preview key={address} address={address} title={texts.preview} size={SIZES[sizeName]} />
      </div>
    </Dialog>
  )
}

/** The width of a page whose full width the frame takes, CSS px. */
const PAGE_WIDTH = 720

interface PreviewProps {
  readonly address: string
  readonly title: string
  readonly size: EmbedSize
}

/** The frame in its chosen size, made smaller to fit beside the choices. */
function Preview({ address, title, size }: PreviewProps): ReactNode {
  const preview = useRef<HTMLDivElement>(null)
  const space = useWidth(preview)
  const width = size.width ?? PAGE_WIDTH
  const scale = Math.min(1, space / width)
  return (
    <div ref={preview} className={styles.preview} style={{ blockSize: size.height * scale }}>
      {space > 0 && (
        <iframe
          src={address}
          title={title}
          width={width}
          height={size.height}
          style={{ transform: `scale(${scale})` }}
        />
      )}
    </div>
  )
}
