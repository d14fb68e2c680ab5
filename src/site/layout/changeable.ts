/** The part of `site.json` that a host may change beside the built files, without a new build. */
import * as v from 'valibot'

const GAMES_FAULT = 'games must be a list of ids, the names of folders in src/games.'
const URL_FAULT = (name: string) =>
  `footer.${name} must be an address that begins with 'https://', or with '/' for a file of the same host.`

const address = (name: string) =>
  v.optional(
    v.pipe(
      v.string(URL_FAULT(name)),
      v.regex(/^(?:https:\/\/[^\s/]+(?:\/\S*)?|\/(?!\/)\S*)$/, URL_FAULT(name)),
    ),
  )

/** The messages are sentences for the person who wrote the file. */
export const changeable = {
  /** The ids of games: those of the site when it is built, later only their order. */
  games: v.optional(
    v.pipe(
      v.array(v.string(GAMES_FAULT), GAMES_FAULT),
      v.minLength(1, 'games is empty: name at least one game, or leave games out for all.'),
      v.check(
        (ids) => new Set(ids).size === ids.length,
        ({ input }) => `games names '${input.find((id, at) => input.indexOf(id) !== at)}' twice.`,
      ),
    ),
  ),
  footer: v.optional(
    v.strictObject({ imprint: address('imprint'), privacy: address('privacy') }, ({ expected, received }) =>
      expected === 'never'
        ? `footer has only imprint and privacy, not ${received.replaceAll('"', "'")}.`
        : `footer must be an object, such as { "imprint": "https://example.org/imprint" }.`,
    ),
  ),
  promotions: v.optional(v.boolean('promotions must be true or false.')),
}

export type Changeable = v.InferOutput<ReturnType<typeof changeableSchema>>

/** Of the file beside the built files. */
export const changeableSchema = () =>
  v.strictObject(changeable, ({ expected, received }) =>
    expected === 'never'
      ? `${received.replaceAll('"', "'")} cannot be changed in the built site: change assets/site.json, and build again.`
      : 'site.json must be an object.',
  )
