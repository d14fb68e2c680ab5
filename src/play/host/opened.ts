/** What is open on a game's page, and how it changes. */
import type { Game, OptionValues } from '../../engine/core/game/contract'
import type { Replay } from '../../engine/core/replay/replay'
import { challengeFrom } from '../opening/challenge'
import type { OpenGame, Opening, PracticeStart, ResumePoint } from '../opening/opening'
import { type OwnContent, ownOptions } from '../opening/ownContent'
import type { PlayPolicy } from '../opening/policy'
import type { PlayPage } from '../session/core/usePlay'

/** A replay to watch, perhaps with its review. The opening is what its close button returns to. */
export interface OpenReplay {
  readonly kind: 'watch'
  readonly opening: Opening
  readonly replay: Replay
  readonly review?: boolean
  /** The visitor played it: what its review finds is collected for practice. */
  readonly isOwn?: boolean
}

/** A game of another device to watch. */
export interface OpenFollow {
  readonly kind: 'follow'
  readonly opening: Opening
  readonly invitation: string
}

export interface HostProps<G extends Game> {
  readonly page: PlayPage
  readonly game: G
  readonly opened: OpenGame
}

export type Opened = { readonly game: Game } & (OpenGame | OpenReplay | OpenFollow)

export type Change =
  | { readonly do: 'open'; readonly opened: Opened }
  | { readonly do: 'watch'; readonly replay: Replay; readonly review?: boolean; readonly isOwn?: boolean }
  /** Closes what is watched. */
  | { readonly do: 'close' }
  /** Continues a replay from one of its moments. */
  | { readonly do: 'resume'; readonly replay: Replay; readonly from: ResumePoint }
  /** Opens an item of the practice list; null returns to the start panel, perhaps with the list. */
  | { readonly do: 'practice'; readonly item: PracticeStart | null; readonly lists?: boolean }
  /** Plays against a replay. */
  | { readonly do: 'race'; readonly replay: Replay }
  /** Starts a game with another device, or shows its start panel. */
  | {
      readonly do: 'live'
      readonly seed: number | null
      readonly options: OptionValues
      readonly policy?: PlayPolicy
    }
  /** Starts a game with other content, or shows the start panel of the usual one. */
  | { readonly do: 'own'; readonly own: OwnContent | null; readonly options: OptionValues }

export function nextOpened(now: Opened | null, change: Change): Opened | null {
  if (change.do === 'open') return change.opened
  if (!now) return null
  const { game, opening } = now
  switch (change.do) {
    case 'watch': {
      const { replay, review = false, isOwn = false } = change
      return { kind: 'watch', game, opening, replay, review, isOwn }
    }
    case 'close':
      return { kind: 'play', game, opening }
    case 'resume': {
      const { seed, options } = change.replay
      return { kind: 'resume', game, opening: { ...opening, seed, options }, from: change.from }
    }
    case 'practice': {
      const { item, lists = false } = change
      const { practice } = ('from' in now && now.from.kind === 'turn' && now.from) || {}
      const home = practice?.home ?? opening
      if (!item) return { kind: 'play', game, opening: home, lists }
      const { seed, options } = item.replay
      const from = { kind: 'turn', save: item.save, practice: { position: item.position, home } } as const
      return { kind: 'resume', game, opening: { ...home, seed, options, position: null }, from }
    }
    case 'race': {
      const { replay } = change
      return {
        kind: 'race',
        game,
        // The rival's field keeps its shape, whatever the window.
        opening: { ...other(opening, replay.seed, replay.options), asked: replay.options },
        rival: replay,
        challenge: challengeFrom(game, replay),
      }
    }
    case 'live': {
      const { seed, options, policy } = change
      // The other device does not have the content.
      const next = { ...other(opening, seed, options), own: null }
      // The other device has the same field, whatever the window.
      return policy
        ? { kind: 'live', game, opening: { ...next, asked: options }, policy }
        : { kind: 'play', game, opening: { ...next, asked: {} } }
    }
    case 'own': {
      const next = { ...opening, options: { ...change.options }, seed: null }
      return change.own
        ? { kind: 'play', game, opening: withOwn(game, next, change.own), begins: true }
        : { kind: 'play', game, opening: withoutOwn(game, next) }
    }
  }
}

/** Another start; options that are not given stay as they are. */
const other = (opening: Opening, seed: number | null, options: OptionValues): Opening => ({
  ...opening,
  seed,
  options: { ...opening.options, ...options },
  position: null,
})

/** The opening of a game with own content. */
export function withOwn(game: Game, opening: Opening, own: OwnContent): Opening {
  const options = ownOptions(game, opening.options)
  const asked = Object.keys(opening.asked).map((id) => [id, options[id] ?? ''] as const)
  // A position in the query would replace the content.
  return { ...opening, own, options, asked: Object.fromEntries(asked), position: null }
}

/** The opening of the usual game: an option that showed the picture has its initial value. */
function withoutOwn({ own, options: all }: Game, opening: Opening): Opening {
  const shown = own?.kind === 'picture' ? all.find(({ id }) => id === own.option.id) : undefined
  const options = shown ? { ...opening.options, [shown.id]: shown.initial } : opening.options
  return { ...opening, own: null, options, position: null }
}
