/** The page of a custom game: its description, and the game in its frame. */
import { type ReactNode, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { readText } from '../../../engine/storage/adapter/localStorage'
import { HOME } from '../../../ui/basePath'
import { Loading } from '../../../ui/loading/Loading'
import { toast } from '../../../ui/toasts/toast'
import { GameFrame } from '../../custom/frame/GameFrame'
import { Facts } from '../../layout/Facts'
import { useLargeScreen } from '../../layout/largeScreen'
import { PageHeader } from '../../layout/PageHeader'
import { usePage } from '../../layout/usePage'
import { type CustomGame, customGames, customPath, inBounds, recordPlayed } from '../../library/library'
import { Promo } from '../../promo/Promo'
import { SettingsDialog } from '../../settings/lazySettings'
import { customTexts } from '../../texts/custom'
import styles from './CustomGamePage.module.css'

const texts = customTexts.page

export default function CustomGamePage({ id }: { id: string }): ReactNode {
  const games = useSnapshot(customGames.live).value
  const game = games.find((candidate) => candidate.id === id)
  const [, navigate] = useLocation()
  useEffect(() => {
    if (game) return
    const missing = customGames.get().length === 0 && readText(customGames.key) === null
    if (!missing) {
      toast(texts.missing, { kind: 'bad', detail: texts.missingDetail })
    }
    navigate(HOME, { replace: true })
  }, [game, navigate])
  return game ? <Page game={inBounds(game)} /> : <Loading />
}

function Page({ game }: { game: CustomGame }): ReactNode {
  const path = customPath(game.id)
  usePage({ title: game.title, description: game.description || game.title, path, unlisted: true })
  const large = useLargeScreen()
  const [settingsOpen, setSettingsOpen] = useState(false)
  useEffect(() => recordPlayed(path), [path])
  useEffect(() => {
    // In braces, because newer browsers return a promise here, which React would take for a cleanup function.
    window.scrollTo(0, 0)
  }, [])
  return (
    <div>
      <PageHeader title={game.title} path={path} back={texts.back} onSettings={() => setSettingsOpen(true)} />
      <div className={styles.layout}>
        <main className={styles.main}>
          <h1 className={styles.title}>{game.title}</h1>
          <p className={styles.description}>{game.description}</p>
          <p className={styles.facts}>
            <Facts difficulty={game.difficulty} players={game.players} />
          </p>
          <GameFrame game={game} />
        </main>
        {large && (
          <div className={styles.side}>
            <Promo kind="vertical" />
          </div>
        )}
      </div>
      {settingsOpen && <SettingsDialog.Part onClose={() => setSettingsOpen(false)} />}
    </div>
  )
}
