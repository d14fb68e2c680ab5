/** Embed code that blocks or disturbs the page. */
import { type HostileEmbed, TELL } from './kind'

export const HOLDING: readonly HostileEmbed[] = [
  {
    name: 'endless loop',
    attempts: 'blocks its process forever',
    code: `${TELL}<p>one moment</p><script>tell('tried'); setTimeout(function () { for (;;) {} }, 200)</script>`,
    hangs: true,
  },
  {
    name: 'endless loop at once',
    attempts: 'freezes while it is written, before its load event',
    code: '<p>one moment</p><script>for (;;) {}</script>',
    hangs: true,
  },
  {
    name: 'endless promises',
    attempts: 'fills the microtask queue forever',
    code: '<script>(function again() { Promise.resolve().then(again) })()</script>',
    hangs: true,
  },
  {
    name: 'stolen keys',
    attempts: 'takes the keyboard focus again and again',
    code: `<input id="i" autofocus>${TELL}<script>setInterval(function () { window.focus(); i.focus() }, 50); onblur = function () { window.focus(); i.focus() }; tell('tried')</script>`,
    alone: true,
  },
  {
    name: 'dragged page',
    attempts: 'scrolls the site’s page by its own elements',
    code: `<div style="height:9000px"></div><p id="far">far</p>${TELL}<script>setInterval(function () { far.scrollIntoView() }, 50); location.hash = 'far'; tell('tried')</script>`,
    alone: true,
  },
]
