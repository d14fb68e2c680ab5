/** Embed code that forges messages: the handshake with the host page, other tabs, workers. */
import { type HostileEmbed, script } from './kind'

export const FORGING: readonly HostileEmbed[] = [
  {
    name: 'forged messages',
    attempts: 'sends messages as the host page and as the site',
    code: script(`
var words = ['embed-ready', 'embed-done', 'here', 'there', { type: 'embed-ready' }, { markup: '<script>document.title="taken"</scr' + 'ipt>' }, { type: 'navigate', path: '/' }, { type: 'storage', key: 'customGames', value: '[]' }, null, 0]
words.forEach(function (word) { parent.postMessage(word, '*'); top.postMessage(word, '*') })
tell('tried')`),
    alone: true,
  },
  {
    name: 'forged port',
    attempts: 'repeats the handshake to get a port',
    code: script(`
onmessage = function (event) { if (event.ports.length || (event.data && event.data.markup)) tell('breach: a second port') }
parent.postMessage('embed-ready', '*')
// Reported first, because the second message removes the frame.
setTimeout(function () { tell('tried'); parent.postMessage('embed-ready', '*') }, 100)`),
    alone: true,
  },
  {
    name: 'flood of messages',
    attempts: 'floods the site with messages',
    code: script(
      `var big = 'x'.repeat(10000); setInterval(function () { for (var i = 0; i < 100; i++) parent.postMessage({ big: big, i: i }, '*') }, 20); tell('tried')`,
    ),
    alone: true,
  },
  {
    name: 'hostile message objects',
    attempts: 'sends objects that break careless readers: prototypes, deep trees',
    code: script(`
var deep = {}
for (var i = 0; i < 2000; i++) deep = { deep: deep }
var own = JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}')
;[own, deep, new Map([[1, own]]), new Error('x'), new ArrayBuffer(8), [[[]]]].forEach(function (word) {
  try { parent.postMessage(word, '*') } catch (error) {}
})
tell('tried')`),
  },
  {
    name: 'broadcast',
    attempts: 'sends messages to other tabs of the site by BroadcastChannel',
    code: script(`
attemptAsync('broadcast', function () {
  return new Promise(function (yes, no) {
    ;['storage', 'library', 'settings', 'customGames', 'pocket-arcade'].forEach(function (name) {
      var channel = new BroadcastChannel(name)
      channel.onmessage = function (event) { yes('heard ' + event.data) }
      channel.postMessage({ key: 'customGames', value: '[]' })
    })
    setTimeout(no, 500)
  })
})`),
  },
  {
    name: 'locks',
    attempts: 'holds the site’s storage locks',
    code: script(
      `attemptAsync('locks', function () { return navigator.locks.request('storage', { ifAvailable: true }, function () { return 'held' }) })`,
    ),
  },
  {
    name: 'service worker',
    attempts: 'registers a service worker for our origin',
    code: script(`
attemptAsync('service worker', function () { return navigator.serviceWorker.register('/sw.js').then(function (it) { return it.scope }) })
attemptAsync('blob worker', function () { return navigator.serviceWorker.register(URL.createObjectURL(new Blob(['1'], { type: 'text/javascript' }))).then(function (it) { return it.scope }) })`),
  },
  {
    name: 'shared worker',
    attempts: 'joins a shared worker of our origin, and makes a worker from our files',
    code: script(`
attemptAsync('shared worker', function () {
  return new Promise(function (yes, no) {
    var shared = new SharedWorker('/sw.js')
    shared.onerror = no
    shared.port.onmessage = function (event) { yes(event.data) }
    setTimeout(no, 500)
  })
})
attempt('worker', function () { new Worker('/sw.js'); return '' })`),
  },
  {
    name: 'sockets',
    attempts: 'opens sockets and event streams to our own origin',
    code: script(`
attemptAsync('socket', function () {
  return new Promise(function (yes, no) {
    var socket = new WebSocket(new URL(location.href).origin.replace(/^http/, 'ws'))
    socket.onopen = function () { yes('socket') }
    socket.onerror = no
  })
})
attemptAsync('events', function () {
  return new Promise(function (yes, no) {
    var source = new EventSource('/')
    source.onopen = function () { yes('events') }
    source.onerror = function () { source.close(); no() }
  })
})`),
  },
]
