/** Links that chats, mail programs and pages have damaged. */
import { describe, expect, it } from 'vitest'
import { withoutLink } from '../../../src/engine/core/input/pasted'
import { repairedLink } from '../../../src/engine/core/input/repairedLink'

it('is read where a position is expected', () => {
  expect(withoutLink('https://arcade.example/games/chess%3Fseed%3D1%26position%3Dw%20KQ', 'game')).toBe(
    'w KQ',
  )
  expect(withoutLink('https://arcade.example/games/chess?seed=1&amp;position=x', 'game')).toBe('x')
})

describe('a damaged link', () => {
  it.each([
    ['/games/chess%23turn=abc-_9', '/games/chess#turn=abc-_9'],
    ['/games/chess%2523turn%253Dabc', '/games/chess#turn=abc'],
    ['/games/chess%23turn=abc?utm_source=x', '/games/chess#turn=abc'],
    ['/games/snake%3Fseed%3D42', '/games/snake?seed=42'],
    [
      '/games/snake%3Fseed%3D42%26speed%3Dfast%23beat%3D90%26play%3Dabc',
      '/games/snake?seed=42&speed=fast#beat=90&play=abc',
    ],
    ['/arcade/games/snake%253fseed%253d42', '/arcade/games/snake?seed=42'],
    ['/games/snake#play%3Dabc', '/games/snake#play=abc'],
    ['/games/pong#join%3DDabc', '/games/pong#join=Dabc'],
    ['/games/pong#reply%3d0123456789abcdef.xyz', '/games/pong#reply=0123456789abcdef.xyz'],
    ['/games/snake?seed=42&amp;speed=fast', '/games/snake?seed=42&speed=fast'],
    ['/games/snake?seed=42&amp;amp;speed=fast', '/games/snake?seed=42&speed=fast'],
    ['/games/snake?seed=42&#38;speed=fast', '/games/snake?seed=42&speed=fast'],
    ['/games/snake?seed=42%26amp%3Bspeed=fast', '/games/snake?seed=42&speed=fast'],
    ['/games/snake?seed=42#beat=9&amp;play=abc', '/games/snake?seed=42#beat=9&play=abc'],
    ['/games/snake?seed=42%23beat=9', '/games/snake?seed=42#beat=9'],
    ['/games/snake?day%3Dtoday', '/games/snake?day=today'],
    ['/embed/snake?seed=42&amp;theme=dark', '/embed/snake?seed=42&theme=dark'],
    ['/settings#profile%3Dabc', '/settings#profile=abc'],
    ['/games/snake#play=abc).', '/games/snake#play=abc'],
    ['/games/snake#own=abc%20', '/games/snake#own=abc'],
    ['/games/snake#turn=abc&utm_source=x&fbclid=y', '/games/snake#turn=abc'],
    ['/games/snake#turn=abc?fbclid=y', '/games/snake#turn=abc'],
    ['/games/chess%EF%BC%83turn=abc', '/games/chess#turn=abc'],
    ['/games/chess##turn=abc', '/games/chess#turn=abc'],
    ['/games/snake&seed=42', '/games/snake?seed=42'],
    ['/games/snake;seed=42', '/games/snake?seed=42'],
    ['/games/snake?seed=42).', '/games/snake?seed=42'],
    ['/games/snake?seed=42[1]', '/games/snake?seed=42'],
    ['/games/snake?seed=42#play=abc%5B1%5D', '/games/snake?seed=42#play=abc'],
    ['/games/snake?seed=42#play=abc[12].', '/games/snake?seed=42#play=abc'],
    ['/games/snake?seed=3D42', '/games/snake?seed=42'],
    [
      '/games/snake?seed=3D42&speed=3Dfast#group=3D2.1.5.abc',
      '/games/snake?seed=42&speed=fast#group=2.1.5.abc',
    ],
    ['/games/snake?seed=3D42#beat=3D9&play=3D3Dabc', '/games/snake?seed=42#beat=9&play=3Dabc'],
    ['/games/snake?seed=42#group=2.1.5.ab=c', '/games/snake?seed=42#group=2.1.5.abc'],
    ['/games/snake?seed=42#group=2.1.5.ab=%0D%0Ac', '/games/snake?seed=42#group=2.1.5.abc'],
    ['/games/snake?seed=3D42#group=3D2.1.5.ab=c', '/games/snake?seed=42#group=2.1.5.abc'],
    ['/games/snake#own=3DAXabc', '/games/snake#own=AXabc'],
    ['/settings#profile=3Dabc', '/settings#profile=abc'],
    ['/games/snake?seed=42#group=1.5.abc&sa=D&source=docs', '/games/snake?seed=42#group=1.5.abc'],
    ['/games/snake?seed=42%22', '/games/snake?seed=42'],
    ['/games/snake#play=abc…', '/games/snake#play=abc'],
    ['/games/snake#play=abc%E2%80%A6', '/games/snake#play=abc'],
    ['/games/snake?seed=42#group=2.1.5.abc`', '/games/snake?seed=42#group=2.1.5.abc'],
    ['/games/snake?seed=42#beat=9&play=abc%E2%80%9D', '/games/snake?seed=42#beat=9&play=abc'],
    ['/games/chess#turn=ab\u200bc||', '/games/chess#turn=abc'],
    ['/games/pong#join=Dabc[/url]', '/games/pong#join=Dabc'],
    ['/games/snake#own=abc</a>', '/games/snake#own=abc'],
    ['/settings#profile=abc#:~:text=x', '/settings#profile=abc'],
    ['/games/nonogram?position=5.1-1_1.1.', '/games/nonogram?position=5.1-1_1.1'],
    ['/games/nonogram?position=5.1-1_1.1%E2%80%A6', '/games/nonogram?position=5.1-1_1.1'],
    [
      '/games/chess?position=4k3/8/8/8/8/8/8/4K3+w+-+-+0+1?',
      '/games/chess?position=4k3/8/8/8/8/8/8/4K3+w+-+-+0+1',
    ],
    ['/games/snake?speed=fast%20', '/games/snake?speed=fast'],
  ])('%s is %s', (damaged, right) => {
    expect(repairedLink(damaged)).toBe(right)
    expect(repairedLink(`https://arcade.example${damaged}`)).toBe(`https://arcade.example${right}`)
    expect(repairedLink(right)).toBe(right)
  })
  it.each([
    '/',
    '/games/chess?position=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR+w+KQkq+-+0+1',
    '/games/nonogram?position=%23%23.%23%3D%3F%26&crosses=off',
    '/games/word-guessing?seed=1&hint=what%3F#own=a-b_c',
    '/games/snake?utm_source=x&seed=42',
    '/games/sudoku?position=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7.',
    // A replay may begin with any letters.
    '/games/snake#play=3Dabc',
    '/games/chess#turn=3Dabc',
    '/games/snake?seed=42#beat=9&play=3Dabc',
    '/games/nonogram?position=%3D%5B1%5D',
    '/games/snake#kept=2026-12-01%3A5',
    '/settings#sound',
  ])('%s stays as it is', (right) => {
    expect(repairedLink(right)).toBe(right)
  })
})
