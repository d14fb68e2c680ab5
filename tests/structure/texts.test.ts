/** Texts that visitors read are in text modules, not in components. */
import { describe, expect, it } from 'vitest'
import { codeOf, files } from './sources'

/** Layers whose texts have modules. */
const LAYERS = ['play/', 'site/', 'ui/']

const ATTRIBUTES = 'aria-label|aria-valuetext|aria-description|title|placeholder|alt|label|hint|text'

const STATEMENT = /^(?:as|catch|class|const|else|export|for|from|function|if|interface|let|return|try|type)\b/

/** The parts of a component that look like text for visitors: attributes, and words between tags or expressions. */
function textsIn(code: string): string[] {
  const attributes = code.matchAll(new RegExp(`\\s(?:${ATTRIBUTES})="([^"]*)"`, 'g'))
  const between = code.matchAll(
    /(?:<[\w.]+(?: [^<>]*)?>|<\/[\w.]+>|\/>|[}"]>|\})([^<>{}=;()[\]$`]+)(?=<|\{(?!\.\.\.))/g,
  )
  return [...attributes, ...between]
    .map(([, text = '']) => text.trim())
    .filter(
      (text) =>
        /[a-z]{2}/i.test(text) &&
        !STATEMENT.test(text) &&
        !/^https?:/.test(text) &&
        !/^[&|?:,]|[&|?:,]$/.test(text),
    )
}

describe('components', () => {
  it.each([
    '<button>Close</button>',
    '<p>Move {at} of {length}</p>',
    '<Button wide>\n  Play again\n</Button>',
    '<Button onClick={() => act()}>\n  Play again\n</Button>',
    '<input aria-label="Name" />',
    '<IconButton label="Undo" />',
  ])('with a text are found: %s', (code) => expect(textsIn(code)).not.toEqual([]))

  it.each([
    '<button aria-label={texts.close}>{texts.close}</button>',
    '<kbd className={styles.key}>{name}</kbd>',
    '<b> ×{times}</b>',
  ])('without a text are not: %s', (code) => expect(textsIn(code)).toEqual([]))

  it('have no texts for visitors', () => {
    const found = files
      .filter((file) => LAYERS.some((layer) => file.startsWith(layer)) && file.endsWith('.tsx'))
      .flatMap((file) => textsIn(codeOf(file)).map((text) => `${file}: ${text}`))
    expect(found).toEqual([])
  })
})
