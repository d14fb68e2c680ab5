/** Links as programs for mail and chat pass them on. */
import { describe, expect, it } from 'vitest'
import { linkIn } from '../../../src/engine/core/input/link'
import { isWrapper, unwrapped } from '../../../src/engine/core/input/unwrapped'

const LINK = 'https://arcade.example/games/chess?seed=1&position=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2F4K3+w'
const LONG = 'https://arcade.example/games/snake?seed=42#group=2.1.5.ab-c_d--e__f'
const encoded = encodeURIComponent

/** As Proofpoint writes them. */
const dashed = (link: string) =>
  link
    .replace(/[^\w./]|_/g, (character) => `-${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('/', '_')
const starred = (link: string) =>
  `https://urldefense.com/v3/__${link.replace(/[?#&%=]/g, '*')}__;${btoa(link.replace(/[^?#&%=]/g, ''))}!!abc!def$`

const WRAPPERS: readonly (readonly [string, (link: string) => string])[] = [
  [
    'Outlook',
    (link) =>
      `https://eur01.safelinks.protection.outlook.com/?url=${encoded(link)}&data=05%7C01&sdata=a%3D&reserved=0`,
  ],
  [
    'Teams',
    (link) =>
      `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encoded(link)}&locale=en`,
  ],
  ['Google', (link) => `https://www.google.com/url?q=${encoded(link)}&sa=D&source=docs`],
  ['Google in Britain', (link) => `https://www.google.co.uk/url?sa=t&url=${encoded(link)}`],
  ['Facebook', (link) => `https://l.facebook.com/l.php?u=${encoded(link)}&h=AT0&s=1`],
  ['Instagram', (link) => `https://l.instagram.com/?u=${encoded(link)}&e=AT0`],
  ['LinkedIn', (link) => `https://www.linkedin.com/redir/redirect?url=${encoded(link)}&urlhash=x`],
  ['LinkedIn today', (link) => `https://www.linkedin.com/safety/go?url=${encoded(link)}`],
  ['Proofpoint 1', (link) => `https://urldefense.proofpoint.com/v1/url?u=${encoded(link)}&k=a`],
  ['Proofpoint 2', (link) => `https://urldefense.proofpoint.com/v2/url?u=${dashed(link)}&d=DwMF&c=a`],
  ['Proofpoint 3', starred],
  ['Barracuda', (link) => `https://linkprotect.cudasvc.com/url?a=${encoded(link)}&c=E,1`],
  ['Cisco', (link) => `https://secure-web.cisco.com/1abc-d/${encoded(link)}`],
  ['Sophos', (link) => `https://eu1.protection.sophos.com/?d=arcade.example&u=${btoa(link)}&i=1`],
  ['Slack', (link) => `https://slack-redir.net/link?url=${encoded(link)}`],
  ['YouTube', (link) => `https://www.youtube.com/redirect?event=x&q=${encoded(link)}`],
  ['GMX', (link) => `https://deref-gmx.net/mail/client/x/dereferrer/?redirectUrl=${encoded(link)}`],
]

describe.each(WRAPPERS)('a link in one of %s', (_, wrap) => {
  it.each([LINK, LONG])('is taken out: %s', (link) => {
    expect(unwrapped(wrap(link))).toBe(link)
    expect(isWrapper(wrap(link))).toBe(true)
    const twice = wrap(`https://www.google.com/url?q=${encoded(link)}`)
    expect(linkIn(`<${twice}>`)).toBe(link)
  })
})

describe('a link', () => {
  it.each([
    LINK,
    ` ${LINK}\n`,
    `<${LINK}>`,
    `(${LINK})`,
    `"${LINK}"`,
    `“${LINK}”`,
    `\`${LINK}\``,
    `**${LINK}**`,
    `_${LINK}_`,
    `${LINK}[1]`,
    `[1]: ${LINK}`,
    `[1] ${LINK}`,
    `${LINK},`,
    `${LINK}).`,
    `[my game](${LINK})`,
    `[${LINK}](${LINK})`,
    `[url]${LINK}[/url]`,
    `[url=${LINK}]my game[/url]`,
    `[[${LINK}][my game]]`,
    `&lt;${LINK}&gt;`,
    `‹${LINK}›`,
    `「${LINK}」`,
    `<a href="${LINK.replaceAll('&', '&amp;')}">my game</a>`,
    `${LINK}<${LINK}>`,
    `<${LINK}|my game>`,
    `Link: ${LINK}`,
    `URL:<${LINK}>`,
    `Here is my game: ${LINK} Have fun!`,
    `Hi\n\n${LINK}\n\nBye, Ann`,
    `${LINK}\nThanks`,
    `> ${LINK}`,
    LINK.replaceAll('=', '=3D'),
    LINK.replaceAll('=', '=3D').replace(/^.{40}/, '$&=\n'),
    LINK.replace(/^.{60}/, '$&=\n'),
    LINK.replace(/^.{60}/, '$&\n'),
    LINK.replace('position=', 'position=\n'),
    `https://eur01.safelinks.protection.outlook.com/?url=3D${encoded(LINK)}&amp;data=3D05`,
  ])('is found in %j', (text) => {
    expect(linkIn(text)).toBe(LINK)
  })
  it.each([
    '',
    'e4 e5',
    '[Event "x"]\n[Site "https://arcade.example/?position=x"]\n\n1. e4',
    'https://sudoku.example 53..7....6..195....98....6.8',
    'see https://lichess.org',
  ])('is not the text %j', (text) => {
    expect(linkIn(text)).toBeNull()
  })
  it('stays as it is if what it contains is damaged', () => {
    for (const link of [
      'https://www.google.com/url?q=https%3A%2F%2Fa%E0%A4%A',
      'https://x.example/?u=aHR0c%',
    ])
      expect(unwrapped(link)).toBe(link)
  })
  it('is found at once in a long text', () => {
    for (const unit of ['(', '[', '<a ', ')', '= ', 'https://a ', '=3D', '/v3/__', '[x](', '&u=https://'])
      linkIn(`${unit.repeat(100_000 / unit.length)} https://a.example/x${unit.repeat(50_000)}`)
  })
})
