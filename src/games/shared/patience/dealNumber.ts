/** The number of a deal in a text that people pass on. */
import { typedText } from '../../../engine/core/input/typed'
import { patienceTexts as texts } from './texts/game'

/** Words beside the number of a deal, in all languages of the site: people pass on what it shows. */
const DEAL_WORDS =
  /(?<![\p{L}\d])(?:THE|MS|MICROSOFT|WINDOWS|FREECELL|FREE CELL|KLONDIKE|TRIPEAKS|TRI PEAKS|PYRAMID|GOLF|SPIDER|SOLITAIRE|DEAL|GAME|SEED|HAND|NUMBER|NUM|NO|NR|ID|SPIEL|PARTIE|NUMMER|DONNE|NUMÉRO|REPARTO|PARTIDA|NÚMERO|DISTRIBUIÇÃO|N°|N\.O)(?![\p{L}\d])/gu

/** The number of a deal, with the words and marks that people write with it; null for other text. */
export function dealIn(text: string): number | null {
  const bare = typedText(text)
    .toUpperCase()
    .replace(/(\d)(?:ST|ND|RD|TH)\b/g, '$1')
    .replace(/([A-Z])(?:-| - )?(?=\d)/g, '$1 ')
    .replace(DEAL_WORDS, ' ')
    .replace(/^[\s#:.=("']+|(?<![\s.,;:!)"'])[\s.,;:!)"']+$/g, '')
  if (/^-?\d+$/.test(bare) && bare.length < 100) return Number(bare)
  if (/^\d{1,3}(?:[,.' ]\d{3})+$/.test(bare)) return Number(bare.replace(/\D/g, ''))
  const numbers = bare.match(/\d+/g) ?? []
  if (numbers.length > 0 && numbers.length <= 2 && !cardsPossible(bare))
    throw new Error(texts.position.onlyNumber)
  return null
}

/** Whether a text could be about cards: it names a suit after a rank, or many things. */
const cardsPossible = (text: string) =>
  /(?:10|[A2-9TJQK]) ?[-]?[SHDC♠-♧]|[SHDC♠-♧] ?(?:10|[2-9])|_/.test(text)
