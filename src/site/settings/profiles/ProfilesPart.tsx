/** Profiles in the settings: save the current settings under a name, apply, share and import them. */
import Download from 'lucide-react/icons/download'
import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { onHost } from '../../../ui/basePath'
import { Button } from '../../../ui/controls/Button'
import { Field } from '../../../ui/controls/Field'
import { download, jsonBlob } from '../../../ui/download'
import { useStored } from '../../../ui/loading/hydrated'
import { send } from '../../../ui/send'
import { toast } from '../../../ui/toasts/toast'
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

export function ProfilesPart(): ReactNode {
  const all = Object.values(useStored(profiles)).sort((a, b) => a.name.localeCompare(b.name))
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [incoming, setIncoming] = useState<Profile | null>(null)
  /** What was set before a profile was used: it can be taken back. */
  const [before, setBefore] = useState<Partial<ProfileSettings> | null>(null)

  /** The one deleted last: it may have been the wrong one. */
  const [gone, setGone] = useState<Profile | null>(null)

  const take = (read: ReadProfile | null) => {
    if (!read) return
    setIncoming(read.ok ? read.profile : null)
    setFault(read.ok ? null : read.reason)
  }
  const look = useEffectEvent(() => take(readLink(location.hash)))
  useEffect(() => {
    const again = () => look()
    again()
    addEventListener('hashchange', again)
    return () => removeEventListener('hashchange', again)
  }, [])

  const save = (event: FormEvent) => {
    event.preventDefault()
    const reason = keepProfile({ name, settings: settingsNow() })
    setRefusal(reason)
    if (reason !== null) return
    setName('')
    toast('The profile has been saved', { kind: 'good' })
  }
  const use = ({ name: used, settings: part }: Profile) => {
    setBefore(applyProfile(part))
    toast(`“${used}” is set now`, { kind: 'good' })
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    const tooLarge = file.size > LONGEST_FILE
    // A text of that many letters is refused by its reader.
    const text = await (tooLarge ? file.slice(0, LONGEST_FILE + 1) : file).text().catch(() => '')
    take(readProfile(tooLarge ? text.padEnd(LONGEST_FILE + 1) : text))
  }
  const saveFile = (profile: Profile) =>
    download(jsonBlob(fileText(profile)), `pocket-arcade-profile-${slugOf(profile.name)}.json`)
  const share = (profile: Profile) => {
    const url = linkOf(profile, location.origin + onHost('/settings'))
    if (url) void send({ title: `Settings: ${profile.name}`, url }, 'Link copied: it offers these settings.')
    else {
      saveFile(profile)
      toast('The profile is too long for a link: it is saved as a file.')
    }
  }

  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>Profiles</h3>
      <p className={styles.hint}>
        What is set now, under a name: to change between several, and for other browsers. Data of games is not
        in it.
      </p>
      {incoming && (
        <IncomingProfile
          profile={incoming}
          onUse={() => {
            use(incoming)
            setIncoming(null)
          }}
          onKeep={() => {
            const reason = keepProfile(incoming)
            setFault(reason)
            if (reason === null) {
              setIncoming(null)
              toast('The profile has been saved', { kind: 'good' })
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
            Back to how it was set before
          </Button>
        </div>
      )}
      {gone && (
        <div className={styles.buttons} role="status">
          <Button
            onClick={() => {
              setFault(keepProfile(gone))
              setGone(null)
            }}
          >
            Keep “{gone.name}” after all
          </Button>
        </div>
      )}
      {all.length > 0 && (
        <ul className={styles.records}>
          {all.map((profile) => (
            <li key={profile.name}>
              <strong>{profile.name}</strong>
              <span className={styles.buttons}>
                <Button aria-label={`Use ${profile.name}`} onClick={() => use(profile)}>
                  Use
                </Button>
                <Button
                  aria-label={`Link to ${profile.name}`}
                  icon={<Share2 size={20} aria-hidden />}
                  onClick={() => share(profile)}
                >
                  Link
                </Button>
                <Button
                  aria-label={`File of ${profile.name}`}
                  icon={<Download size={20} aria-hidden />}
                  onClick={() => saveFile(profile)}
                >
                  File
                </Button>
                <Button
                  aria-label={`Delete ${profile.name}`}
                  icon={<Trash2 size={20} aria-hidden />}
                  onClick={() => {
                    dropProfile(profile.name)
                    setGone(profile)
                  }}
                >
                  Delete
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.inline} onSubmit={save}>
        <Field label="Name of a new profile" error={refusal}>
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
          <Button type="submit">Save what is set now</Button>
          <Button icon={<Upload size={20} aria-hidden />} onClick={() => input.current?.click()}>
            Open a profile
          </Button>
        </div>
      </form>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        aria-label="Profile to open"
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
