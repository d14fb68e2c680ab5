/** Embed code with child frames, and markup that tries to escape its context. */
import { EVIL_ORIGIN, type HostileEmbed, script, TELL } from './kind'

export const BREAKING_OUT: readonly HostileEmbed[] = [
  {
    name: 'srcdoc child',
    attempts: 'looks for the site from a child frame made by srcdoc',
    code: `${TELL}<iframe srcdoc="<script>var word='blocked';try{word='breach: '+top.document.title+localStorage.length}catch(e){}try{parent.tell(word)}catch(e){}</script>"></iframe><script>tell('tried')</script>`,
  },
  {
    name: 'blob child',
    attempts: 'looks for the site from a child frame made of a blob',
    code: script(`
var page = '<script>try { top.document.title = "taken" } catch (error) {} try { localStorage.x = 1; parent.postMessage("got in", "*") } catch (error) {}</scr' + 'ipt>'
addEventListener('message', function (event) { if (event.data === 'got in') tell('breach: blob child') })
var frame = document.createElement('iframe')
frame.src = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
document.documentElement.append(frame)
tell('tried')`),
  },
  {
    name: 'data child',
    attempts: 'looks for the site from a child frame with a data: address',
    code: `${TELL}<script>addEventListener('message', function (event) { if (event.data === 'got in') tell('breach: data child') })</script><iframe src="data:text/html,<script>try{top.document.title='taken'}catch(e){}try{top.location='${EVIL_ORIGIN}/data'}catch(e){}try{localStorage.x=1;parent.postMessage('got in','*')}catch(e){}</script>"></iframe><script>tell('tried')</script>`,
  },
  {
    name: 'child with another sandbox',
    attempts: 'grants a child frame permissions that it does not have',
    code: `${TELL}<script>addEventListener('message', function (event) { if (event.data === 'got in') tell('breach: wider child') })</script><iframe sandbox="allow-scripts allow-same-origin allow-top-navigation allow-popups allow-modals allow-downloads" srcdoc="<script>try{localStorage.x=1;parent.postMessage('got in','*')}catch(e){}try{top.location='${EVIL_ORIGIN}/child'}catch(e){}try{alert(1)}catch(e){}try{open('${EVIL_ORIGIN}/child')}catch(e){}</script>"></iframe><script>tell('tried')</script>`,
  },
  {
    name: 'our site as a child',
    attempts: 'frames our own pages and reads them',
    code: `${TELL}<iframe id="f" src="/"></iframe><iframe id="g" src="/embed-host.html"></iframe><script>addEventListener('load', function () { attempt('child page', function () { return f.contentDocument && f.contentDocument.title }); attempt('child storage', function () { return g.contentWindow.localStorage.length + ' keys' }) })</script>`,
  },
  {
    name: 'host page as a tool',
    attempts: 'imitates the site and lets our host page run markup in a frame with more permissions',
    code: script(`
var frame = document.createElement('iframe')
frame.src = '/embed-host.html'
addEventListener('message', function (event) { if (event.data === 'ran') tell('breach: host page accepted another sender') })
frame.onload = function () {
  var channel = new MessageChannel()
  frame.contentWindow.postMessage({ markup: '<script>parent.postMessage("ran", "*")</scr' + 'ipt>' }, '*', [channel.port2])
}
document.documentElement.append(frame)
tell('tried')`),
  },
  {
    name: 'closing tags',
    attempts: 'closes every element that a careless page could have wrapped around it',
    code: `</script></style></textarea></title></noscript></template></iframe></body></html>--><!--></script>${TELL}<script>attempt('closing tags', function () { return self === top ? 'not in a frame' : parent.document.title })</script>`,
  },
  {
    name: 'quotes and attributes',
    attempts: 'closes attributes into which a careless page could have put it',
    code: `"'>\`\${1}<img src=x onerror="try{parent.document.title='taken'}catch(e){}"><svg onload="try{top.document.title='taken'}catch(e){}"></svg><style>@import '${EVIL_ORIGIN}/x.css';</style>`,
  },
  {
    name: 'clobbered names',
    attempts: 'puts elements in the place of the globals that a host page might use',
    code: `<form id="parent"></form><a id="top" href="x"></a><form name="document"><input name="open"><input name="write"></form><img name="self"><iframe name="MessageChannel"></iframe>${TELL}<script>tell('tried')</script>`,
    alone: true,
  },
  {
    name: 'rewritten document',
    attempts: 'rewrites its document with its own policy and base',
    code: `<script>setTimeout(function () { document.open(); document.write('<base href="${EVIL_ORIGIN}/"><meta http-equiv="Content-Security-Policy" content="default-src *"><script>try { parent.document.title = "taken" } catch (error) {}</scr' + 'ipt>'); document.close(); document.documentElement.dataset.outcome = 'tried' }, 50)</script>`,
    alone: true,
  },
  {
    name: 'plug-ins',
    attempts: 'loads our pages and scripts by object, embed and applet',
    code: `<object data="/" type="text/html"></object><object data="javascript:top.document.title='taken'"></object><embed src="/" type="text/html"><embed src="javascript:top.document.title='taken'"><applet code="x"></applet>`,
  },
  // The last one of the document that it shares with others.
  {
    name: 'unclosed markup',
    attempts: 'swallows the rest of the page by elements that never close',
    code: `${TELL}<script>tell('tried')</script><plaintext><textarea><!-- <template><title><style><script>`,
  },
  {
    name: 'nothing but a javascript frame',
    attempts: 'is treated as an address, because it is one frame and nothing else',
    code: `<iframe src="javascript:top.document.title='taken'"></iframe>`,
    refused: true,
  },
  {
    name: 'nothing but a data frame',
    attempts: 'is treated as an address, although it contains a page',
    code: `<iframe src="data:text/html,<script>top.location='${EVIL_ORIGIN}'</script>"></iframe>`,
    refused: true,
  },
  {
    name: 'nothing but a frame with our own page',
    attempts: 'gets our own origin into a frame that keeps its origin',
    code: '<iframe src="/games/snake" sandbox="allow-scripts allow-same-origin allow-top-navigation"></iframe>',
    refused: true,
  },
  {
    name: 'nothing but a frame, with entities',
    attempts: 'hides a javascript: address behind character references',
    code: `<iframe src="&#106;avascript&colon;top.document.title='taken'" srcdoc="<script>try{top.document.title='taken'}catch(e){}</script>"></iframe>`,
  },
]
