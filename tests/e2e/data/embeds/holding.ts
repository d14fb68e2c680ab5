/** Owns the embed codes that take the time and attention of the page. */
import { type HostileEmbed, TELL } from './kind'

export const HOLDING: readonly HostileEmbed[] = [
  {
    name: 'endless loop',
    attempts: 'never gives the processor back',
    code: `${TELL}<p>one moment</p><script>tell('tried'); setTimeout(function () { for (;;) {} }, 200)</script>`,
    watch: ['alive'],
    hangs: true,
  },
  {
    name: 'endless loop at once',
    attempts: 'freezes while it is being written, before its load is told',
    code: '<p>one moment</p><script>for (;;) {}</script>',
    watch: ['alive'],
    hangs: true,
  },
  {
    name: 'endless promises',
    attempts: 'fills the queue of promises without end',
    code: '<script>(function again() { Promise.resolve().then(again) })()</script>',
    watch: ['alive'],
    hangs: true,
  },
  {
    name: 'stolen keys',
    attempts: 'takes the keyboard focus back again and again',
    code: `<input id="i" autofocus>${TELL}<script>setInterval(function () { window.focus(); i.focus() }, 50); onblur = function () { window.focus(); i.focus() }; tell('tried')</script>`,
    watch: ['alive'],
  },
  {
    name: 'dragged page',
    attempts: 'scrolls the site’s page by its own elements',
    code: `<div style="height:9000px"></div><p id="far">far</p>${TELL}<script>setInterval(function () { far.scrollIntoView() }, 50); location.hash = 'far'; tell('tried')</script>`,
    watch: ['top page', 'alive'],
  },
]
