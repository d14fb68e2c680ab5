/** Profiles in the settings: saves the current settings under a name, applies, shares, and opens them. */
import Download from 'lucide-react/icons/download'
import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { LOCALE } from '../../../engine/core/text'
import { onHost } from '../../../ui/basePath'
import { Button } from '../../../ui/controls/Button'
import { Field } from '../../../ui/controls/Field'
import { download, jsonBlob } from '../../../ui/download'
import { useStored } from '../../../ui/hydrated'
import { send } from '../../../ui/send'
import { toast } from '../../../ui/toasts/toast'
import { dataTexts } from '../../texts/data'
import styles from '../Settings.module.css'
import { IncomingProfile } from './IncomingProfile'
import {
  applyProfile,
  dropProfile,
  fileText,
  keepProfile,
  LONGEST_FILE,
  LONGEST_NAME,
  linkOf,
  type Profile,
  type ProfileSettings,
  profiles,
  type ReadProfile,
  readLink,
  readProfile,
  settingsNow,
} from './profiles'

const texts = dataTexts.profiles

export function ProfilesPart(): ReactNode {
  const all = Object.values(useStored(profiles)).sort((a, b) => a.name.localeCompare(b.name, LOCALE))
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [incoming, setIncoming] = useState<Profile | null>(null)
  /** The settings before a profile was applied, so that they can be restored. */
  const [before, setBefore] = useState<Partial<ProfileSettings> | null>(null)
  /** The profile that was deleted last, so that it can be restored. */
  const [deleted, setDeleted] = useState<Profile | null>(null)

  const offer = (read: ReadProfile | null) => {
    if (!read) return
    setIncoming(read.ok ? read.profile : null)
    setFault(read.ok ? null : read.reason)
  }
  const readHash = useEffectEvent(() => offer(readLink(location.hash)))
  useEffect(() => {
    const update = () => readHash()
    update()
    addEventListener('hashchange', update)
    return () => removeEventListener('hashchange', update)
  }, [])

  const save = (event: FormEvent) => {
    event.preventDefault()
    const reason = keepProfile({ name, settings: settingsNow() })
    setRefusal(reason)
    if (reason !== null) return
    setName('')
    toast(texts.saved, { kind: 'good' })
  }
  const apply = ({ name: applied, settings: part }: Profile) => {
    setBefore(applyProfile(part))
    toast(texts.applied(applied), { kind: 'good' })
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    const tooLarge = file.size > LONGEST_FILE
    // Only the start is read: the reader refuses a text of this length.
    const text = await (tooLarge ? file.slice(0, LONGEST_FILE + 1) : file).text().catch(() => '')
    offer(readProfile(tooLarge ? text.padEnd(LONGEST_FILE + 1) : text))
  }
  const saveFile = (profile: Profile) =>
    download(jsonBlob(fileText(profile)), `pocket-arcade-profile-${slugOf(profile.name)}.json`)
  const share = (profile: Profile) => {
    const url = linkOf(profile, location.origin + onHost('/settings'))
    if (url) void send({ title: texts.linkTitle(profile.name), url }, texts.linkCopied)
    else {
      saveFile(profile)
      toast(texts.tooLong)
    }
  }

  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{texts.title}</h3>
      <p className={styles.hint}>{texts.hint}</p>
      {incoming && (
        <IncomingProfile
          profile={incoming}
          onApply={() => {
            apply(incoming)
            setIncoming(null)
          }}
          onSave={() => {
            const reason = keepProfile(incoming)
            setFault(reason)
            if (reason === null) {
              setIncoming(null)
              toast(texts.saved, { kind: 'good' })
            }
          }}
          onClose={() => setIncoming(null)}
        />
      )}
      {fault && (
        <p className={styles.error} role="alert">
          {fault}
        </p>
      )}
      {before && (
        <div className={styles.buttons} role="status">
          <Button
            onClick={() => {
              applyProfile(before)
              setBefore(null)
            }}
          >
            {texts.restore}
          </Button>
        </div>
      )}
      {deleted && (
        <div className={styles.buttons} role="status">
          <Button
            onClick={() => {
              setFault(keepProfile(deleted))
              setDeleted(null)
            }}
          >
            {texts.undoDelete(deleted.name)}
          </Button>
        </div>
      )}
      {all.length > 0 && (
        <ul className={styles.records}>
          {all.map((profile) => (
            <li key={profile.name}>
              <strong translate="no">{profile.name}</strong>
              <span className={styles.buttons}>
                <Button aria-label={texts.applyProfile(profile.name)} onClick={() => apply(profile)}>
                  {texts.apply}
                </Button>
                <Button
                  aria-label={texts.linkTo(profile.name)}
                  icon={<Share2 size={20} aria-hidden />}
                  onClick={() => share(profile)}
                >
                  {texts.link}
                </Button>
                <Button
                  aria-label={texts.fileOf(profile.name)}
                  icon={<Download size={20} aria-hidden />}
                  onClick={() => saveFile(profile)}
                >
                  {texts.saveFile}
                </Button>
                <Button
                  aria-label={texts.deleteProfile(profile.name)}
                  icon={<Trash2 size={20} aria-hidden />}
                  onClick={() => {
                    dropProfile(profile.name)
                    setDeleted(profile)
                  }}
                >
                  {texts.delete}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.inline} onSubmit={save}>
        <Field label={texts.newName} error={refusal}>
          {(wiring) => (
            <input
              {...wiring}
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
        <div className={styles.buttons}>
          <Button type="submit">{texts.save}</Button>
          <Button icon={<Upload size={20} aria-hidden />} onClick={() => input.current?.click()}>
            {texts.open}
          </Button>
        </div>
      </form>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        aria-label={texts.file}
        tabIndex={-1}
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </section>
  )
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'settings'
