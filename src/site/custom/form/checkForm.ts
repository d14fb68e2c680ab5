/** Checks the form for a custom game, in the order of its fields. */
import { typedText } from '../../../engine/core/input/typed'
import {
  type CustomGame,
  DESCRIPTION_LIMIT,
  MAX_CUSTOM_GAMES,
  NEW_GAME,
  TITLE_LIMIT,
} from '../../library/library'
import { customTexts } from '../../texts/custom'
import { contentOf, notMarkup } from '../content'
import { judgeGameUrl, type SiteLocation, typedUrl } from '../gameUrl'

const texts = customTexts.check

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

// These values are their own labels, and stored with the game.
export const FORM_DIFFICULTIES = ['Easy', 'Medium', 'Hard']
export const FORM_PLAYERS = ['1 Player', '2 Players', '1-2 Players', '1-4 Players']

export type FieldErrors = Partial<Record<keyof GameForm, string>>

export type Checked =
  | { readonly ok: true; readonly game: Omit<CustomGame, 'id'> }
  /** `message` is shown as a toast, `errors` at their fields. */
  | {
      readonly ok: false
      readonly message: string
      readonly detail?: string | undefined
      readonly errors: FieldErrors
    }

/** Either the game to store, or what is wrong with the form. `count` is the number of custom games so far. */
export function checkForm(form: GameForm, own: SiteLocation, count = 0): Checked {
  // Checked without invisible characters, but stored as typed: emoji of several parts (flags, families) need them.
  const title = typedText(form.title) && form.title.trim()
  const description = typedText(form.description) && form.description.trim()
  const gameUrl = typedUrl(form.gameUrl)
  const embedCode = form.embedCode.trim()
  if (!title || !description) {
    return {
      ok: false,
      message: texts.incomplete,
      errors: {
        ...(title ? {} : { title: texts.title }),
        ...(description ? {} : { description: texts.description }),
      },
    }
  }
  if (title.length > TITLE_LIMIT || description.length > DESCRIPTION_LIMIT) {
    return refused(texts.tooLong, {
      ...(title.length > TITLE_LIMIT && { title: texts.atMost(TITLE_LIMIT) }),
      ...(description.length > DESCRIPTION_LIMIT && {
        description: texts.atMost(DESCRIPTION_LIMIT),
      }),
    })
  }
  if (!gameUrl && !embedCode) {
    return {
      ok: false,
      message: texts.noContent,
      errors: { gameUrl: texts.gameUrl },
    }
  }
  if (gameUrl) {
    if (notMarkup(gameUrl) === null)
      return refused(texts.badUrl, {
        gameUrl: texts.codeAsUrl,
      })
    const verdict = judgeGameUrl(gameUrl, own)
    if (!verdict.ok) return refused(texts.badUrl, { gameUrl: verdict.reason })
  }
  if (embedCode) {
    const reason = notMarkup(embedCode)
    if (reason) return refused(texts.badCode, { embedCode: reason })
    const content = contentOf({ embedCode })
    if (content.kind === 'refused') {
      return refused(texts.badCode, { embedCode: content.reason })
    }
    if (content.kind === 'url') {
      const verdict = judgeGameUrl(content.url, own)
      if (!verdict.ok) return refused(texts.badCode, { embedCode: verdict.reason })
    }
  }
  if (count >= MAX_CUSTOM_GAMES) {
    return {
      ok: false,
      message: texts.limit,
      detail: texts.limitDetail(count, MAX_CUSTOM_GAMES),
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
