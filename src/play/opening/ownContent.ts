/** A visitor's own content. */
import type { Game, OptionValues } from '../../engine/core/game/contract'
import { fragmentOf } from './fragment'

/** The longest text in an address, characters: some chats and mail programs cut longer links. */
export const MAX_OWN_LINK = 24_000

export type OwnContent = {
  readonly packed: string
} & (
  | { readonly kind: 'text'; readonly text: string }
  /** A JPEG as a `data:` address. */
  | { readonly kind: 'picture'; readonly picture: string }
)

/** The fragment that passes content on; '' without any. */
export const ownHash = (own: Pick<OwnContent, 'packed'> | null | undefined): string =>
  own ? fragmentOf('own', own.packed) : ''

/** The own picture of a game, for its view; undefined without one. */
export const pictureOf = (own: OwnContent | null | undefined): string | undefined =>
  own?.kind === 'picture' ? own.picture : undefined

/**
 * The options of a game with own content: those that it settles have their initial value, and a picture is shown.
 *
 * @param options of the same game without it
 */
export function ownOptions({ own, options: all }: Game, options: OptionValues): Record<string, string> {
  const settled = own?.kind === 'text' ? own.settles : []
  const initial = all
    .filter(({ id }) => settled.includes(id))
    .map(({ id, initial }) => [id, initial] as const)
  const shown = own?.kind === 'picture' ? { [own.option.id]: own.option.value } : {}
  return { ...options, ...Object.fromEntries(initial), ...shown }
}
