/** Owns the proof of what a custom game consists of, and of the form that adds one. */
import { describe, expect, it } from 'vitest'
import { contentOf, EMBED_LIMIT, singleFrameUrl } from '../../src/site/custom/content'
import { checkForm, EMPTY_FORM } from '../../src/site/custom/form'

const own = { protocol: 'https:', hostname: 'arcade.example.net' }
const filled = { ...EMPTY_FORM, title: ' Racer ', description: ' Fast ', gameUrl: 'https://example.com/' }

describe('contentOf', () => {
  it('shows the embed code when there are both', () => {
    expect(contentOf({ embedCode: '<b>x</b>', gameUrl: 'https://example.com/' })).toEqual({
      kind: 'embed',
      markup: '<b>x</b>',
    })
  })

  it('refuses more than 200 kB of embed code, counted in bytes, also without the form', () => {
    expect(contentOf({ embedCode: 'é'.repeat(EMBED_LIMIT / 2) }).kind).toBe('embed')
    expect(contentOf({ embedCode: 'é'.repeat(EMBED_LIMIT / 2 + 1) })).toEqual({
      kind: 'refused',
      reason: 'This embed code is too long. It may have at most 200 kB.',
    })
  })

  it('shows the address when the embed code is blank, and nothing when both are', () => {
    expect(contentOf({ embedCode: ' \n', gameUrl: 'https://example.com/' })).toEqual({
      kind: 'url',
      url: 'https://example.com/',
    })
    expect(contentOf({ embedCode: '', gameUrl: '  ' })).toEqual({ kind: 'none' })
    expect(contentOf({})).toEqual({ kind: 'none' })
  })

  it('treats embed code that is one frame as its address', () => {
    expect(contentOf({ embedCode: '<iframe src="https://example.com/g"></iframe>' })).toEqual({
      kind: 'url',
      url: 'https://example.com/g',
    })
  })
})

describe('singleFrameUrl', () => {
  it.each([
    [
      '<iframe src="https://example.com/a?b=1&amp;c=2" width="300" allowfullscreen></iframe>',
      'https://example.com/a?b=1&c=2',
    ],
    ["\n <IFRAME width=300 SRC='https://example.com/'>\n</IFRAME >\n", 'https://example.com/'],
    ['<iframe src=https://example.com/x></iframe>', 'https://example.com/x'],
    ['<iframe src="//example.com/x"></iframe>', 'https://example.com/x'],
    ['<iframe src="https://example.com/1" src="https://example.com/2"></iframe>', 'https://example.com/1'],
    ['<iframe src="javascript:alert(1)"></iframe>', 'javascript:alert(1)'],
  ])('%s', (markup, url) => expect(singleFrameUrl(markup)).toBe(url))

  it.each([
    '<iframe></iframe>',
    '<iframe src=""></iframe>',
    '<iframe srcdoc="<p>x</p>" src="https://example.com/"></iframe>',
    '<iframe src="https://example.com/"></iframe><script>1</script>',
    '<p>x</p><iframe src="https://example.com/"></iframe>',
    '<iframe src="https://example.com/">text</iframe>',
    '<iframe src="java&Tab;script:alert(1)"></iframe>',
    '<iframesrc="https://example.com/"></iframe>',
    '<embed src="https://example.com/">',
    'https://example.com/',
  ])('leaves %s to the sandbox', (markup) => expect(singleFrameUrl(markup)).toBeNull())

  it('reads long attributes in a moment', () => {
    const began = performance.now()
    singleFrameUrl(`<iframe ${'a="1" '.repeat(30_000)}<`)
    singleFrameUrl(`<iframe ${' '.repeat(100_000)}`)
    singleFrameUrl(`<iframe ${'a'.repeat(100_000)}`)
    singleFrameUrl(`<iframe ${'a = '.repeat(40_000)}`)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})

describe('checkForm', () => {
  it('trims, and keeps only what was given', () => {
    expect(checkForm(filled, own)).toEqual({
      ok: true,
      game: {
        title: 'Racer',
        description: 'Fast',
        iconName: 'Gamepad2',
        difficulty: 'Easy',
        players: '1 Player',
        gameUrl: 'https://example.com/',
      },
    })
  })

  it.each([{ title: '  ' }, { description: '' }, { title: '', description: '', gameUrl: '' }])(
    'asks for the required fields first: %j',
    (part) => {
      expect(checkForm({ ...filled, ...part }, own)).toMatchObject({
        ok: false,
        message: 'Please fill in all required fields',
      })
    },
  )

  it('then asks for a URL or embed code', () => {
    expect(checkForm({ ...filled, gameUrl: ' ' }, own)).toMatchObject({
      ok: false,
      message: 'Please provide either a game URL or embed code',
    })
  })

  it('then judges the address, also beside embed code', () => {
    const checked = checkForm({ ...filled, gameUrl: 'http://127.0.0.1/', embedCode: '<b>x</b>' }, own)
    expect(checked).toMatchObject({ ok: false, errors: { gameUrl: expect.stringContaining('numbers') } })
  })

  it('has no place for more games or more words than are shown', () => {
    expect(checkForm(filled, own, 199).ok).toBe(true)
    expect(checkForm(filled, own, 200)).toMatchObject({ ok: false, detail: expect.stringContaining('200') })
    const long = { ...filled, title: 'a'.repeat(81), description: 'b'.repeat(201) }
    expect(checkForm(long, own)).toMatchObject({
      errors: { title: 'At most 80 characters.', description: 'At most 200 characters.' },
    })
  })

  it('judges the address of a lone frame', () => {
    const embedCode = '<iframe src="https://arcade.example.net/"></iframe>'
    expect(checkForm({ ...filled, gameUrl: '', embedCode }, own)).toMatchObject({
      ok: false,
      errors: { embedCode: expect.stringContaining('Pocket Arcade itself') },
    })
  })

  it('takes embed code up to its limit in bytes, not characters', () => {
    const fits = { ...filled, gameUrl: '', embedCode: 'a'.repeat(EMBED_LIMIT) }
    expect(checkForm(fits, own).ok).toBe(true)
    expect(checkForm({ ...fits, embedCode: `${fits.embedCode}a` }, own)).toMatchObject({
      ok: false,
      errors: { embedCode: expect.stringContaining('200 kB') },
    })
    expect(checkForm({ ...fits, embedCode: 'ä'.repeat(EMBED_LIMIT / 2 + 1) }, own).ok).toBe(false)
  })
})
