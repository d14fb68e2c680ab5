/** The settings of keys and gamepad buttons, for the open game or a chosen one. */
import { type ReactNode, Suspense, use, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Game } from '../../../engine/core/game/contract'
import { LOCALE } from '../../../engine/core/text'
import { changeSettings, settings } from '../../../engine/storage/values/settings'
import { type CatalogGame, catalog } from '../../../games/catalog'
import { Button } from '../../../ui/controls/Button'
import { Field } from '../../../ui/controls/Field'
import { Loading } from '../../../ui/loading/Loading'
import { toast } from '../../../ui/toasts/toast'
import { settingsTexts } from '../../texts/settings'
import { loadParts, type Parts } from '../lazyParts'
import styles from '../Settings.module.css'

const texts = settingsTexts.bindings

export function Bindings({ open }: { open: CatalogGame | undefined }): ReactNode {
  const [chosen, setChosen] = useState<CatalogGame | undefined>(open)
  const anyChanged = Object.keys(useSnapshot(settings.live).value.bindings).length > 0
  return (
    <>
      <Field label={texts.game}>
        {(wiring) => (
          <select
            {...wiring}
            value={chosen?.id ?? ''}
            onChange={(event) => setChosen(catalog.find(({ id }) => id === event.currentTarget.value))}
          >
            {!open && <option value="">{texts.chooseGame}</option>}
            {catalog
              .filter((game) => game.listed !== false || game.id === open?.id)
              .sort((a, b) => a.title.localeCompare(b.title, LOCALE))
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </select>
        )}
      </Field>
      {chosen && (
        <Suspense fallback={<Loading />}>
          <GameControls key={chosen.id} game={chosen} />
        </Suspense>
      )}
      {anyChanged && (
        <div className={styles.buttons}>
          <Button
            onClick={() => {
              changeSettings({ bindings: {} })
              toast(texts.resetDone, { kind: 'good' })
            }}
          >
            {texts.resetAll}
          </Button>
        </div>
      )}
    </>
  )
}

type Loaded = { readonly game: Game; readonly ControlList: Parts['ControlList'] } | { readonly failed: true }
const loads = new Map<string, Promise<Loaded>>()

/** One promise per game, as `use` needs it; a failed load is retried when the game is chosen again. */
function load(game: CatalogGame): Promise<Loaded> {
  const known = loads.get(game.id)
  if (known) return known
  const loading = Promise.all([game.load(), loadParts()]).then(
    ([module, { ControlList }]): Loaded => ({ game: module.default, ControlList }),
    (error: unknown): Loaded => {
      console.error(`The controls of ${game.id} failed to load.`, error)
      loads.delete(game.id)
      return { failed: true }
    },
  )
  loads.set(game.id, loading)
  return loading
}

function GameControls({ game }: { game: CatalogGame }): ReactNode {
  const [promise] = useState(() => load(game))
  const loaded = use(promise)
  if ('failed' in loaded) {
    return <p className={styles.error}>{texts.failed}</p>
  }
  const { ControlList } = loaded
  const { controls } = loaded.game
  if (controls.length === 0) {
    return <p className={styles.hint}>{texts.noKeys(game.title)}</p>
  }
  return <ControlList game={game.id} controls={controls} />
}
