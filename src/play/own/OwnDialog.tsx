/** The dialog in which a visitor makes own content, plays with it, and passes it on. */
import { type ReactNode, useRef, useState } from 'react'
import { BASE } from '../../ui/basePath'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialogs/Dialog'
import { download } from '../../ui/download'
import { loadWithMessage } from '../../ui/loading/loadErrors'
import { send } from '../../ui/send'
import { EmbedDialog } from '../embed/lazyEmbed'
import { shareAddress } from '../opening/opening'
import { type OwnContent, ownHash, ownOptions } from '../opening/ownContent'
import { LongLink } from '../replay/LongLink'
import { usePlay } from '../session/core/usePlay'
import { ownTexts } from '../texts/own'
import { panelTexts } from '../texts/panels'
import type { OwnField } from './field'
import { fileWith } from './file'
import styles from './OwnDialog.module.css'
import { PictureField } from './PictureField'
import { TextField } from './TextField'

const texts = ownTexts.form

interface Props {
  onPlay(own: OwnContent): void
  onClose(): void
}

export default function OwnDialog({ onPlay, onClose }: Props): ReactNode {
  const { entry, session } = usePlay()
  const { game, view } = session
  const { own: declared } = game
  const field = useRef<OwnField>(null)
  const [copied, setCopied] = useState('')
  const [embeds, setEmbeds] = useState<OwnContent | null>(null)
  if (!declared) return null
  const use = async (act: (own: OwnContent) => void) => {
    const own = await field.current?.make()
    if (own) act(own)
  }
  /** With the options, and without a seed: each game has another order. */
  const address = (own: OwnContent) => {
    const url = new URL(shareAddress(entry.path, game, ownOptions(game, view.options), 0))
    url.searchParams.delete('seed')
    url.hash = ownHash(own)
    return url
  }
  const copy = (own: OwnContent) => {
    const url = address(own).href
    setCopied(url)
    return send({ title: entry.title, url }, texts.copied)
  }
  const save = async (own: OwnContent) => {
    const content = { 'data-own': own.packed, 'data-start': address(own).search }
    const file = await loadWithMessage(texts.save, fileWith(`${BASE}single/${entry.id}.html`, content))
    if (file) download(file, `${entry.id}.html`)
  }
  const shared = { ref: field, current: session.own }
  return (
    <Dialog
      open
      title={declared.label}
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          <Button variant="primary" onClick={() => void use(onPlay)}>
            {texts.play}
          </Button>
          <Button onClick={() => void use((own) => void copy(own))}>{texts.copy}</Button>
          <Button onClick={() => void use(setEmbeds)}>{panelTexts.tools.embed}</Button>
          {/* Only the built site has the file. */}
          {import.meta.env.PROD && (
            <Button onClick={() => void use((own) => void save(own))}>{texts.save}</Button>
          )}
        </div>
      }
    >
      <div className={styles.form} data-own-form>
        {declared.kind === 'text' ? (
          <TextField {...shared} declared={declared} />
        ) : (
          <PictureField {...shared} declared={declared} />
        )}
        <p className={styles.note}>{texts.intro}</p>
        <LongLink link={copied} name={entry.id} />
      </div>
      {embeds && (
        <EmbedDialog.Part
          entry={entry}
          start={{ kind: 'game', search: address(embeds).search, hash: ownHash(embeds) }}
          onClose={() => setEmbeds(null)}
        />
      )}
    </Dialog>
  )
}
