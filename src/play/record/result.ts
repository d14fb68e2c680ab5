/** Owns a result as text for others: a few lines that read aloud well and spoil nothing. */
import type { Game } from '../../engine/core/contract'
import { onHost } from '../../ui/onHost'
import { helpText } from '../session/bests'
import { modeText, shareAddress } from '../session/options'
import type { SessionView } from '../session/view'

/** Longer texts are cut by some networks, characters. */
const LONGEST = 280
/** More figures than these are a table. */
const MOST_FIGURES = 3

const WORDS = { won: 'Won', lost: 'Lost', tied: 'Tied', over: '' } as const

/**
 * Three to five lines below 280 characters: title and mode, figures, what helped, the link to the same start. Null while
 * nothing has ended. `title` is the game's name, `path` its address from the root, `symbols` the play without words, which
 * come with it where there is room.
 */
export function resultText(
  title: string,
  path: string,
  game: Game,
  { outcome, options, seed, hints, undone }: SessionView,
  symbols = '',
): string | null {
  if (!outcome) return null
  const mode = modeText(game, options)
  const figures = Object.entries(outcome.results ?? {})
    .slice(0, MOST_FIGURES)
    .map(([label, value]) => `${label} ${value}`)
  const help = helpText({ hints, undone })
  const lines = [
    ['Pocket Arcade', title, mode].filter(Boolean).join(' · '),
    [WORDS[outcome.result], ...figures].filter(Boolean).join(' · ') || 'Played to the end',
    help && `With ${help}`,
    shareAddress(path, game, options, seed),
  ].filter(Boolean)
  const shown = [...lines.slice(0, -1), symbols, lines.at(-1)].join('\n')
  if (symbols && shown.length <= LONGEST) return shown
  const text = lines.join('\n')
  return text.length <= LONGEST ? text : [lines[0], lines[1], `${location.origin}${onHost(path)}`].join('\n')
}
