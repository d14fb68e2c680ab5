/** Handles the shortcuts of every game, after the host of its kind. */
import { type RefObject, useEffect, useRef } from 'react'
import type { Session } from '../session/core/session'
import type { Phase } from '../session/view/phases'
import { toggleMute } from './audioSettings'
import { listenShortcuts, type Shortcut, type TakenKeys } from './shortcuts'

/** What the game itself does with keys. */
export interface GameKeys {
  /** The keys that it uses in this phase. */
  readonly taken: () => TakenKeys
  /** Handles the shortcuts of the game's kind; returns whether it did something. */
  readonly onShortcut?: (shortcut: Shortcut) => boolean
}

interface Options extends GameKeys {
  readonly root: RefObject<HTMLElement | null>
  readonly session: Session
  /** The phase whose panel is shown: the end panel comes after the closing beat. */
  readonly shown: Phase
  readonly help: () => void
  readonly fullscreen: () => void
  /** Collapses the end panel, or shows it again. */
  readonly toggleBoard: (() => void) | undefined
}

export function useShortcuts(options: Options): void {
  const { session } = options
  const latest = useRef(options)
  latest.current = options
  useEffect(
    () =>
      listenShortcuts(
        () => latest.current.taken(),
        (shortcut) => act(latest.current, shortcut),
        session.game.spaceKey,
      ),
    [session],
  )
}

/** Returns whether it did something. */
function act(options: Options, shortcut: Shortcut): boolean {
  const { root, session, shown, onShortcut, help, fullscreen, toggleBoard } = options
  if (onShortcut?.(shortcut)) return true
  const { phase } = session.view
  if (shortcut === 'start') {
    if (phase !== shown || (phase !== 'ready' && phase !== 'over')) return false
    if (root.current?.querySelector('[data-settling]')) return false
    if (phase === 'ready') session.start()
    else session.restart()
  } else if (shortcut === 'pause') {
    if (phase === 'playing') session.pause('asked')
    else if (toggleBoard) toggleBoard()
    else session.resume()
  } else if (shortcut === 'back') {
    if (phase !== 'playing') return false
    session.pause('left')
  } else if (shortcut === 'restart') {
    if (phase === 'ready') session.start()
    else session.restart()
  } else if (shortcut === 'mute') toggleMute()
  else if (shortcut === 'fullscreen') fullscreen()
  else if (shortcut === 'help') help()
  else return false
  return true
}
