/** Splits a pasted FEN or EPD into fields, allowing underscores, missing counters and trailing operations. */
import { linkIn } from '../../../../engine/core/input/link'
import { withoutLink } from '../../../../engine/core/input/pasted'
import { pastedText } from '../../../../engine/core/input/plainText'
import { lazyTexts } from '../../texts/lazy'

const texts = lazyTexts.fen

/** The fields as written; missing ones are undefined. */
export interface Fields {
  readonly placement: string
  readonly turn: string | undefined
  readonly castling: string | undefined
  readonly passant: string | undefined
  readonly quiet: string | undefined
  readonly number: string | undefined
  /** Sentences about what follows the position and is ignored. */
  readonly notes: readonly string[]
}

const PLACEMENT =
  /^\s*(?:(?:fen|epd|position)\s*(?:[:=]\s*)?)*(?:["']\s*)?[1-8pnbrqk~]+(?:\s*\/(?:\s*[\w~]+)?){2,}/i
/** Known EPD operations, for texts that do not end them with a semicolon. */
const OPERATION =
  /^(?:ac[dns]|am|bm|c[0-9e]|dm|draw_\w+|eco|fmvn|hmvc|id|nic|noop|pm|pv|rc|resign|sm|tc\w+|v\d)$/
const CASTLING = /^(?:-+|[KQA-H]{0,2}[kqa-h]{0,2}|[KQkq]{1,4})$/
/** Placeholders that programs write for unknown counters. */
const UNKNOWN = /^[-?*_]+$/

/** A position in the address of a chess site or of this one. */
const IN_LINK = /[/=]((?:[1-8pnbrqk]+\/){7}[1-8pnbrqk]+[^?#&/]*)/i

/**
 * Takes the position out of a link; other texts stay.
 *
 * @throws Error with a message for the player if the link has no position
 */
export function withoutFenLink(text: string): string {
  const given = linkIn(text)
  if (given === null) return text
  const link = given.replace(/%20|\+(?=[^?]*$)/g, '_')
  return withoutLink(link, 'fenOrPgn', (address) => IN_LINK.exec(address)?.[1])
}

/** Whether a text looks like a position rather than a game. */
export const looksLikeFen = (text: string) => PLACEMENT.test(pastedText(text).replaceAll('_', ' '))

/** The values of EPD operations by name. */
function operationsIn(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [operation] of text.matchAll(/(?:"[^"]*"|[^;"])+/g)) {
    const [, name, value = ''] = /([A-Za-z]\w*)(.*)/s.exec(operation) ?? []
    if (name !== undefined) found.set(name, value.trim())
  }
  return found
}

/**
 * Splits a position into its fields.
 *
 * @param text a FEN, an EPD, or a part of one; underscores may replace spaces
 * @throws Error with a message for the player if the position belongs to another variant
 */
export function fieldsOf(text: string): Fields {
  const plain = pastedText(text)
    .replaceAll('_', ' ')
    .trim()
    .replace(/^(?:(?:fen|epd|position)\s*[:=]?\s*)+/i, '')
    .replace(/^["']\s*/, '')
    .replace(/^([^\s/]*(?:\s*\/\s*[^\s/]+){2,})/, (rows) => rows.replace(/\s/g, ''))
    .replace(/["']$/, (quote, at: number, all: string) =>
      all.slice(0, at).split(quote).length % 2 === 1 ? '' : quote,
    )
  const words = plain.split(/\s+/)
  const placement = words[0] ?? ''
  if (/[[\]]|(?:\/[^/]*){7}\/[pnbrqk]*$/i.test(placement)) throw new Error(texts.crazyhouse)
  const rest = words.slice(1)
  // Operations start after the en passant square or after the counters.
  const hasEnd = plain.includes(';')
  let first = rest.findIndex((word, at) => {
    if (at < 1 || (at === 1 && CASTLING.test(word)) || !/^[A-Za-z]\w*$/.test(word)) return false
    return OPERATION.test(word) || (hasEnd && at > 2)
  })
  if (first < 0) first = rest.length
  // The position itself may end with a semicolon.
  const fields = rest.slice(0, first).map((word) => word.replace(/;+$/, ''))
  const [turn, castling, passant, ...counts] = fields.filter(Boolean)
  const checks = counts.find((word) => /^(?:\d\+\d|\+\d\+\d)$/.test(word))
  if (checks) throw new Error(texts.threeCheck)
  const operations = operationsIn(rest.slice(first).join(' '))
  const given = (word: string | undefined, operation: string) =>
    word !== undefined && !UNKNOWN.test(word) ? word : operations.get(operation)
  const left = [...operations.keys()].filter((name) => name !== 'hmvc' && name !== 'fmvn' && name !== 'noop')
  const more = counts.slice(2).join(' ')
  return {
    placement: placement.replaceAll('~', ''),
    turn,
    castling,
    passant,
    quiet: given(counts[0], 'hmvc'),
    number: given(counts[1], 'fmvn'),
    notes: [
      ...(left.length > 0 ? [texts.operationsIgnored(left.slice(0, 6))] : []),
      ...(more ? [texts.restIgnored(more.slice(0, 24))] : []),
    ],
  }
}
