/** The checks of the Add Custom Game form, in the order of its fields. */
import { typedText } from '../../../engine/core/input/typed'
import {
  type CustomGame,
  DESCRIPTION_LIMIT,
  MOST_CUSTOM_GAMES,
  NEW_GAME,
  TITLE_LIMIT,
} from '../../library/library'
import { contentOf, notMarkup } from '../content'
import { judgeGameUrl, type OwnPlace, typedUrl } from '../gameUrl'

export interface GameForm {
  readonly title: string
  readonly description: string
  readonly iconName: string
  readonly difficulty: string
  readonly players: string
  readonly gameUrl: string
  readonly embedCode: string
}

export const EMPTY_FORM: GameForm = {
  title: '',
  description: '',
  ...NEW_GAME,
  gameUrl: '',
  embedCode: '',
}

export const FORM_DIFFICULTIES = ['Easy', 'Medium', 'Hard']
export const FORM_PLAYERS = ['1 Player', '2 Players', '1-2 Players', '1-4 Players']

export type FieldErrors = Partial<Record<keyof GameForm, string>>

export type Checked =
  | { readonly ok: true; readonly game: Omit<CustomGame, 'id'> }
  /** `message` is the toast, `errors` are shown at their fields. */
  | {
      readonly ok: false
      readonly message: string
      readonly detail?: string | undefined
      readonly errors: FieldErrors
    }

/** Either the game to keep, or what is wrong with the form. `count`: of the visitor's own games so far. */
export function checkForm(form: GameForm, own: OwnPlace, count = 0): Checked {
  // Judged by what can be read; kept as it was typed, for signs of several parts (flags, families) need the unseen ones.
  const title = typedText(form.title) && form.title.trim()
  const description = typedText(form.description) && form.description.trim()
  const gameUrl = typedUrl(form.gameUrl)
  const embedCode = form.embedCode.trim()
  if (!title || !description) {
    return {
      ok: false,
      message: 'Please fill in all required fields',
      errors: {
        ...(title ? {} : { title: 'Give your game a title.' }),
        ...(description ? {} : { description: 'Say in a few words what the game is.' }),
      },
    }
  }
  if (title.length > TITLE_LIMIT || description.length > DESCRIPTION_LIMIT) {
    return refused('This game has too many words', {
      ...(title.length > TITLE_LIMIT && { title: `At most ${TITLE_LIMIT} characters.` }),
      ...(description.length > DESCRIPTION_LIMIT && {
        description: `At most ${DESCRIPTION_LIMIT} characters.`,
      }),
    })
  }
  if (!gameUrl && !embedCode) {
    return {
      ok: false,
      message: 'Please provide either a game URL or embed code',
      errors: { gameUrl: 'Give an address here, or embed code below.' },
    }
  }
  if (gameUrl) {
    if (notMarkup(gameUrl) === null)
      return refused('This game URL cannot be used', {
        gameUrl: 'This is embed code, not an address. Put it into Embed Code below.',
      })
    const verdict = judgeGameUrl(gameUrl, own)
    if (!verdict.ok) return refused('This game URL cannot be used', { gameUrl: verdict.reason })
  }
  if (embedCode) {
    const reason = notMarkup(embedCode)
    if (reason) return refused('This embed code cannot be used', { embedCode: reason })
    const content = contentOf({ embedCode })
    if (content.kind === 'refused') {
      return refused('This embed code cannot be used', { embedCode: content.reason })
    }
    if (content.kind === 'url') {
      const verdict = judgeGameUrl(content.url, own)
      if (!verdict.ok) return refused('This embed code cannot be used', { embedCode: verdict.reason })
    }
  }
  if (count >= MOST_CUSTOM_GAMES) {
    return {
      ok: false,
      message: 'There is no place for another game',
      detail: `You have ${count} games of your own, and there may be ${MOST_CUSTOM_GAMES}. Delete one first.`,
      errors: {},
    }
  }
  const { iconName, difficulty, players } = form
  return {
    ok: true,
    game: {
      title,
      description,
      iconName,
      difficulty,
      players,
      ...(gameUrl ? { gameUrl } : {}),
      ...(embedCode ? { embedCode } : {}),
    },
  }
}

function refused(message: string, errors: FieldErrors): Checked {
  return { ok: false, message, detail: Object.values(errors)[0], errors }
}
