/** The content of a custom game, and the form that adds one. */
import { describe, expect, it } from 'vitest'
import { contentOf, EMBED_LIMIT, singleFrameUrl } from '../../src/site/custom/content'
import { checkForm, EMPTY_FORM } from '../../src/site/custom/form/checkForm'
import { customTexts } from '../../src/site/texts/custom'

const { check, code, url } = customTexts

const own = { protocol: 'https:', hostname: 'arcade.example.net' }
const filled = { ...EMPTY_FORM, title: ' Racer ', description: ' Fast ', gameUrl: 'https://example.com/' }

describe('contentOf', () => {
  it('prefers the embed code over the address', () => {
    expect(contentOf({ embedCode: '<b>x</b>', gameUrl: 'https://example.com/' })).toEqual({
      kind: 'embed',
      markup: '<b>x</b>',
    })
  })

  it('refuses more than 200 kB of embed code, counted in bytes, even without the form', () => {
    expect(contentOf({ embedCode: 'é'.repeat(EMBED_LIMIT / 2) }).kind).toBe('embed')
    expect(contentOf({ embedCode: 'é'.repeat(EMBED_LIMIT / 2 + 1) })).toEqual({
      kind: 'refused',
      reason: code.tooLong,
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
    ['<iframe src="&#106;avascript:alert(1)"></iframe>', 'javascript:alert(1)'],
    // Code as offered by stores and portals.
    [
      '<iframe src="https://itch.io/embed-upload/1"><a href="https://x.itch.io/y">Play Y on itch.io</a></iframe>',
      'https://itch.io/embed-upload/1',
    ],
    ['<p>x</p><iframe src="https://example.com/"></iframe>', 'https://example.com/'],
    ['<iframe src="https://example.com/">text</iframe>', 'https://example.com/'],
    [
      '<!-- Racer <iframe src="https://a.example/"> --><div style="position:relative"><iframe src="https://example.com/r" allowfullscreen></iframe></div><p><a href="https://example.com">More</a></p>',
      'https://example.com/r',
    ],
    [
      '<figure><iframe loading=lazy src="https://example.com/"></iframe><figcaption>Racer</figcaption></figure>',
      'https://example.com/',
    ],
    [
      '<style>iframe { border: 0 }</style><iframe src="https://example.com/"></iframe>',
      'https://example.com/',
    ],
    ['<center><iframe src="https://example.com/"></iframe><br>Loading…</center>', 'https://example.com/'],
    [
      '<iframe src="https://example.com/"><iframe src="https://b.example/"></iframe></iframe>',
      'https://example.com/',
    ],
    [
      '<iframe src="https://example.com/"></iframe><script src="https://example.com/resize.js"></script>',
      'https://example.com/',
    ],
    ['<iframe title="a > b" src="https://example.com/"></iframe>', 'https://example.com/'],
    ['<iframe src="https://example.com/"></iframe', 'https://example.com/'],
    [
      '<noscript><iframe src="https://b.example/"></iframe></noscript><iframe src="https://example.com/"></iframe>',
      'https://example.com/',
    ],
  ])('%s', (markup, url) => expect(singleFrameUrl(markup)).toBe(url))

  it.each([
    '<iframe></iframe>',
    '<iframe src=""></iframe>',
    '<iframe srcdoc="<p>x</p>" src="https://example.com/"></iframe>',
    '<iframe src="https://example.com/"></iframe><script>1</script>',
    '<iframe src="https://example.com/1"></iframe><iframe src="https://example.com/2"></iframe>',
    '<canvas></canvas><iframe src="https://example.com/"></iframe>',
    '<base href="https://b.example/"><iframe src="https://example.com/"></iframe>',
    '<!-- <iframe src="https://example.com/"></iframe> -->',
    '<script>"<iframe src=https://example.com/></iframe>"</script>',
    '<textarea><iframe src="https://example.com/"></iframe></textarea>',
    '<iframe src="https://example.com/"',
    '<iframe data-src="https://example.com/"></iframe>',
    '<iframe src="java&Tab;script:alert(1)"></iframe>',
    '<iframesrc="https://example.com/"></iframe>',
    '<embed src="https://example.com/">',
    'https://example.com/',
  ])('leaves %s to the sandbox', (markup) => expect(singleFrameUrl(markup)).toBeNull())

  it('reads long attributes quickly', () => {
    const began = performance.now()
    singleFrameUrl(`<iframe ${'a="1" '.repeat(30_000)}<`)
    singleFrameUrl(`<iframe ${' '.repeat(100_000)}`)
    singleFrameUrl(`<iframe ${'a'.repeat(100_000)}`)
    singleFrameUrl(`<iframe ${'a = '.repeat(40_000)}`)
    singleFrameUrl('<iframe '.repeat(25_000))
    singleFrameUrl('<iframe>'.repeat(25_000))
    singleFrameUrl('<script>'.repeat(25_000))
    singleFrameUrl(`<script>${'</scripty>'.repeat(20_000)}`)
    singleFrameUrl('<'.repeat(200_000))
    singleFrameUrl('<!--'.repeat(50_000))
    expect(performance.now() - began).toBeLessThan(1000)
  })
})

describe('checkForm', () => {
  it('trims the values and leaves out empty ones', () => {
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

  it('then checks the address, even beside embed code', () => {
    const checked = checkForm({ ...filled, gameUrl: 'http://127.0.0.1/', embedCode: '<b>x</b>' }, own)
    expect(checked).toMatchObject({ ok: false, errors: { gameUrl: url.number } })
  })

  it.each([
    ['https://games.example.com/play', code.isUrl],
    [' http://games.example.com ', code.isUrl],
    ['//games.example.com/play', code.isUrl],
    ['games.example.com/play?x=1', code.isUrl],
    ['&lt;iframe src="https://games.example.com/"&gt;&lt;/iframe&gt;', code.escaped],
    ['&#60;iframe src="https://games.example.com/"&#62;', code.escaped],
    ['%3Ciframe src=%22https://games.example.com/%22%3E', code.escaped],
    ['\\u003ciframe src=\\"https://games.example.com/\\"\\u003e', code.escaped],
    ['[iframe src="https://games.example.com/"]', code.shortcode],
    ['[url=https://games.example.com/]Play[/url]', code.shortcode],
    ['<pre><code>&lt;iframe src="https://games.example.com/"&gt;</code></pre>', code.escaped],
    ['Play it at my house', code.noTags],
    ['<!-- nothing -->', code.noTags],
  ])('explains why a text is not embed code: %s', (embedCode, reason) => {
    const checked = checkForm({ ...filled, gameUrl: '', embedCode }, own)
    expect(checked).toMatchObject({ ok: false, errors: { embedCode: reason } })
  })
  it.each(['<b>x</b>', '<canvas id=c></canvas><script>c.width = 1 < 2 ? 3 : 4</script>', '<p>1 &lt;b 2</p>'])(
    'accepts code: %s',
    (embedCode) => expect(checkForm({ ...filled, gameUrl: '', embedCode }, own).ok).toBe(true),
  )
  it('explains where to paste embed code that is in the address field', () => {
    const gameUrl = '<iframe src="https://games.example.com/"></iframe>'
    expect(checkForm({ ...filled, gameUrl }, own)).toMatchObject({
      ok: false,
      errors: { gameUrl: check.codeAsUrl },
    })
  })
  it('shows an address that an earlier form accepted as embed code', () => {
    expect(contentOf({ embedCode: 'https://games.example.com/play' })).toEqual({
      kind: 'url',
      url: 'https://games.example.com/play',
    })
  })

  it('limits the number of games and the length of their texts', () => {
    expect(checkForm(filled, own, 199).ok).toBe(true)
    expect(checkForm(filled, own, 200)).toMatchObject({ ok: false, detail: check.limitDetail(200, 200) })
    const long = { ...filled, title: 'a'.repeat(81), description: 'b'.repeat(201) }
    expect(checkForm(long, own)).toMatchObject({
      errors: { title: check.atMost(80), description: check.atMost(200) },
    })
  })

  it('checks the address of a single frame', () => {
    const embedCode = '<iframe src="https://arcade.example.net/"></iframe>'
    expect(checkForm({ ...filled, gameUrl: '', embedCode }, own)).toMatchObject({
      ok: false,
      errors: { embedCode: url.own },
    })
  })

  it('accepts embed code up to its limit in bytes, not characters', () => {
    const fits = { ...filled, gameUrl: '', embedCode: 'a'.repeat(EMBED_LIMIT) }
    expect(checkForm(fits, own).ok).toBe(true)
    expect(checkForm({ ...fits, embedCode: `${fits.embedCode}a` }, own)).toMatchObject({
      ok: false,
      errors: { embedCode: code.tooLong },
    })
    expect(checkForm({ ...fits, embedCode: 'ä'.repeat(EMBED_LIMIT / 2 + 1) }, own).ok).toBe(false)
  })
})
