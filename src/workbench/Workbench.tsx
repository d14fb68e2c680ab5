/** The workbench: UI components, stage components, trophies, languages, or a moment of a game. */
import { catalog, findGame } from '../games/catalog'
import { address, MAX_TICKS, readAddress } from './address'
import { Examples } from './examples/Examples'
import { Moment } from './moments/Moment'
import { LanguageParts } from './parts/LanguageParts'
import { StageParts } from './parts/StageParts'
import { TrophyParts } from './parts/TrophyParts'
import { UiParts } from './parts/UiParts'
import { ReplayForm } from './time/ReplayForm'
import styles from './Workbench.module.css'

export function Workbench() {
  const { search } = location
  const { part, game, theme } = readAddress(search)
  const entry = game === null ? undefined : findGame(game)
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <main className={styles.page} data-workbench="">
      <nav className={styles.top} aria-label="Workbench">
        <h1 className={styles.title}>Workbench</h1>
        <a href="?part=ui">UI components</a>
        <a href="?part=both">In both themes</a>
        <a href="?part=stage">Stage components</a>
        <a href="?part=examples">Examples</a>
        <a href="?part=trophies">Trophies</a>
        <a href="?part=languages">Languages</a>
        <a href={address(search, { theme: other })}>{other === 'light' ? 'Light' : 'Dark'}</a>
      </nav>
      <div className={styles.forms}>
        <MomentForm search={search} />
        <ReplayForm />
      </div>
      {part === 'ui' && <UiParts />}
      {part === 'stage' && <StageParts />}
      {part === 'examples' && <Examples />}
      {part === 'trophies' && <TrophyParts />}
      {part === 'languages' && <LanguageParts />}
      {part === 'both' && (
        <div className={styles.both}>
          {(['dark', 'light'] as const).map((each) => (
            <iframe
              key={each}
              title={`UI components, ${each}`}
              src={`?part=ui&theme=${each}`}
              className={styles.frame}
            />
          ))}
        </div>
      )}
      {entry && <Moment entry={entry} />}
      {game !== null && !entry && <p role="alert">There is no game “{game}”.</p>}
    </main>
  )
}

/** A plain form: it writes its values into the address, which can also name options of the game by their ids. */
function MomentForm({ search }: { readonly search: string }) {
  const { game, tick, theme } = readAddress(search)
  return (
    <form method="get" className={styles.form} aria-label="A moment of a game">
      <label>
        Game{' '}
        <select name="game" defaultValue={game ?? undefined}>
          {catalog.map(({ id, title, listed }) => (
            <option key={id} value={id}>
              {listed === false ? `${title} (not listed)` : title}
            </option>
          ))}
        </select>
      </label>
      <label>
        Seed{' '}
        <input
          name="seed"
          type="number"
          min={0}
          defaultValue={new URLSearchParams(search).get('seed') ?? 1}
        />
      </label>
      <label>
        Tick or move <input name="tick" type="number" min={0} max={MAX_TICKS} defaultValue={tick} />
      </label>
      <input type="hidden" name="theme" value={theme} />
      <button type="submit">Show</button>
    </form>
  )
}
