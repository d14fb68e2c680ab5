/** Embed code that acts outside of the frame: windows, dialogs, downloads, devices. */
import { EVIL_ORIGIN, type HostileEmbed, script, TELL } from './kind'

export const STEPPING_OUT: readonly HostileEmbed[] = [
  {
    name: 'window.open',
    attempts: 'opens windows by itself',
    code: script(`
attempt('window.open', function () {
  var opened = [window.open('${EVIL_ORIGIN}/w'), window.open('about:blank', 'named'), window.open('', '', 'width=100,height=100')]
  window.open('${EVIL_ORIGIN}/n', '_blank', 'noopener')
  return opened.filter(Boolean).length || ''
})`),
  },
  {
    name: 'window.open on click',
    attempts: 'opens a window when the visitor clicks',
    code: `${TELL}<button id="go" style="position:fixed;inset:0">PLAY</button><script>go.onclick = function () { attempt('click open', function () { return window.open('${EVIL_ORIGIN}/c') }) }</script>`,
    clicks: true,
  },
  {
    name: 'link to a new tab',
    attempts: 'clicks a link with target=_blank by itself',
    code: `${TELL}<a id="a" target="_blank" href="${EVIL_ORIGIN}/tab">x</a><a id="b" target="_blank" rel="opener" href="/">x</a><script>a.click(); b.click(); tell('tried')</script>`,
  },
  {
    name: 'link to a new tab, clicked',
    attempts: 'has the visitor click a link with target=_blank',
    code: `${TELL}<a id="go" target="_blank" style="position:fixed;inset:0;font-size:90px" href="${EVIL_ORIGIN}/tab">PLAY</a><script>tell('tried')</script>`,
    clicks: true,
  },
  {
    name: 'form to a new tab',
    attempts: 'sends a form to a new window',
    code: `${TELL}<form id="f" target="_blank" action="${EVIL_ORIGIN}/form"></form><form id="g" target="fresh" method="post" action="${EVIL_ORIGIN}/fresh"></form><script>f.submit(); g.submit(); tell('tried')</script>`,
  },
  {
    name: 'alert',
    attempts: 'shows an alert again and again',
    code: script(`for (var i = 0; i < 5; i++) alert('Your visit was stopped'); tell('tried')`),
  },
  {
    name: 'confirm',
    attempts: 'asks the visitor to confirm something',
    code: script(`attempt('confirm', function () { return confirm('Delete all games?') })`),
  },
  {
    name: 'prompt',
    attempts: 'asks the visitor for a password',
    code: script(`attempt('prompt', function () { return prompt('Password for Pocket Arcade') })`),
  },
  {
    name: 'print',
    attempts: 'opens the print dialog',
    code: script(`print(); setTimeout(function () { window.print(); tell('tried') }, 50)`),
  },
  {
    name: 'leave dialog',
    attempts: 'keeps the visitor from leaving the page',
    code: `${TELL}<button id="go" style="position:fixed;inset:0">PLAY</button><script>onbeforeunload = function (event) { event.preventDefault(); event.returnValue = 'Stay'; return 'Stay' }; go.onclick = function () { tell('tried') }</script>`,
    clicks: true,
  },
  {
    name: 'download by link',
    attempts: 'downloads a file by itself',
    code: `${TELL}<a id="c" download="game.exe" href="data:application/octet-stream,MZ">x</a><script>c.click(); tell('tried')</script>`,
  },
  {
    name: 'download by blob',
    attempts: 'downloads a generated file when the visitor clicks',
    code: `${TELL}<button id="go" style="position:fixed;inset:0">PLAY</button><script>
go.onclick = function () {
  var link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(['MZ'], { type: 'application/octet-stream' }))
  link.download = 'game.exe'
  document.body.append(link)
  link.click()
  tell('tried')
}
</script>`,
    clicks: true,
  },
  {
    name: 'save dialog',
    attempts: 'asks where to save a file, and for files to read',
    code: `${TELL}<button id="go" style="position:fixed;inset:0">PLAY</button><script>go.onclick = function () { attemptAsync('save', function () { return showSaveFilePicker() }); attemptAsync('folder', function () { return showDirectoryPicker() }) }</script>`,
    clicks: true,
  },
  {
    name: 'full screen by itself',
    attempts: 'fills the screen without a click, to imitate the browser',
    code: script(
      `attemptAsync('fullscreen', function () { return document.documentElement.requestFullscreen().then(function () { return 'full' }) })`,
    ),
  },
  {
    name: 'pointer lock by itself',
    attempts: 'takes the mouse without a click',
    code: script(
      `attemptAsync('pointer lock', function () { return Promise.resolve(document.documentElement.requestPointerLock()).then(function () { return document.pointerLockElement && 'locked' }) })`,
    ),
  },
  {
    name: 'devices',
    attempts: 'asks for location, camera, microphone, clipboard, and notifications in the name of the site',
    code: script(`
attemptAsync('place', function () { return new Promise(function (yes, no) { navigator.geolocation.getCurrentPosition(function () { yes('place') }, no, { timeout: 1000 }) }) })
attemptAsync('camera', function () { return navigator.mediaDevices.getUserMedia({ video: true, audio: true }).then(function () { return 'camera' }) })
attemptAsync('clipboard', function () { return navigator.clipboard.readText().then(function (text) { return 'clipboard ' + text }) })
attemptAsync('notify', function () { return Notification.requestPermission().then(function (answer) { return answer === 'granted' && answer }) })`),
  },
]
