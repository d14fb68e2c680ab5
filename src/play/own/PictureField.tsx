/** The field for a picture: a file, made small enough for a link, with a preview. */
import { type ReactNode, useImperativeHandle, useRef, useState } from 'react'
import type { OwnPicture } from '../../engine/core/game/own'
import { Field } from '../../ui/controls/Field'
import { pictureOf } from '../opening/ownContent'
import { ownTexts } from '../texts/own'
import type { FieldProps } from './field'
import { type MadePicture, ownOfPicture } from './make'
import styles from './OwnDialog.module.css'

const texts = ownTexts.picture

export function PictureField({ ref, declared }: FieldProps<OwnPicture>): ReactNode {
  const [made, setMade] = useState<MadePicture | 'working' | null>(null)
  const [error, setError] = useState<string | null>(null)
  /** The file chosen last: an earlier one may be ready later. */
  const latest = useRef<File | null>(null)
  useImperativeHandle(ref, () => ({
    async make() {
      if (made === 'working') return null
      if (made && 'own' in made) return made.own
      setError((now) => now ?? texts.choose)
      return null
    },
  }))
  const take = async (file: File | undefined) => {
    if (!file) return
    latest.current = file
    setError(null)
    setMade('working')
    const found = await ownOfPicture(file, declared.aspect)
    if (latest.current !== file) return
    setMade(found)
    if ('failed' in found) setError(texts[found.failed])
  }
  const ready = made !== null && made !== 'working' && 'own' in made ? made : null
  return (
    <>
      <Field label={texts.file} required hint={texts.hint} error={error}>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept="image/*"
            data-autofocus
            // Cleared, so that the same file can be chosen again.
            onClick={(event) => {
              event.currentTarget.value = ''
            }}
            onChange={(event) => void take(event.target.files?.[0])}
          />
        )}
      </Field>
      <p className={styles.summary} role="status">
        {made === 'working' ? texts.working : ready && texts.made(ready.size, Math.ceil(ready.bytes / 1000))}
      </p>
      {ready && (
        <figure className={styles.preview}>
          <img src={pictureOf(ready.own)} alt={texts.preview} {...ready.size} />
        </figure>
      )}
    </>
  )
}
