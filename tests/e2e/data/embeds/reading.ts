/** Embed code that reads data of the site. */
import { type HostileEmbed, script } from './kind'

export const READING: readonly HostileEmbed[] = [
  {
    name: 'local storage',
    attempts: 'reads localStorage',
    code: script(`attempt('localStorage', function () { return JSON.stringify(localStorage) })`),
  },
  {
    name: 'write local storage',
    attempts: 'overwrites the favorites and custom games of the site',
    code: script(`
attempt('write', function () { localStorage.setItem('gameFavorites', '[]'); localStorage.customGames = '[]'; return 'written' })
try { localStorage.clear() } catch (error) {}`),
  },
  {
    name: 'session storage',
    attempts: 'reads sessionStorage',
    code: script(`attempt('sessionStorage', function () { return JSON.stringify(sessionStorage) })`),
  },
  {
    name: 'cookie',
    attempts: 'reads and sets cookies',
    code: script(
      `attempt('cookie', function () { document.cookie = 'planted=1; path=/'; return document.cookie })`,
    ),
  },
  {
    name: 'indexedDB',
    attempts: 'opens a database of our origin',
    code: script(`
attemptAsync('indexedDB', function () {
  return new Promise(function (resolve, reject) {
    var request = indexedDB.open('planted')
    request.onsuccess = function () { resolve(request.result.name) }
    request.onerror = reject
  })
})`),
  },
  {
    name: 'caches',
    attempts: 'opens the cache of the service worker',
    code: script(
      `attemptAsync('caches', function () { return caches.keys().then(function (keys) { return 'keys ' + keys }) })`,
    ),
  },
  {
    name: 'private file system',
    attempts: 'opens the private file system of our origin',
    code: script(
      `attemptAsync('files', function () { return navigator.storage.getDirectory().then(function (dir) { return dir.kind }) })`,
    ),
  },
  {
    name: 'storage of the parent',
    attempts: 'reads localStorage through the parent window',
    code: script(
      `attempt('parent.localStorage', function () { return JSON.stringify(parent.localStorage) })`,
    ),
  },
  {
    name: 'document of the parent',
    attempts: 'reads and rewrites the page around the frame',
    code: script(
      `attempt('parent.document', function () { parent.document.title = 'taken'; return parent.document.body.innerHTML })`,
    ),
  },
  {
    name: 'document of the top window',
    attempts: 'reads the page in the address bar, and its address',
    code: script(`
attempt('top.document', function () { return top.document.cookie })
attempt('top.location', function () { return top.location.href })`),
  },
  {
    name: 'frame element',
    attempts: 'takes the sandbox from its own frame element and reloads',
    code: script(
      `attempt('frameElement', function () { frameElement.removeAttribute('sandbox'); location.reload(); return 'removed' })`,
    ),
  },
  {
    name: 'opener',
    attempts: 'accesses the window that opened the page',
    code: script(`attempt('opener', function () { return (window.opener || top.opener).location.href })`),
  },
  {
    name: 'sibling frames',
    attempts: 'looks into every other frame of the page',
    code: script(`
attempt('siblings', function () {
  var found = ''
  for (var i = 0; i < parent.length; i++) {
    if (parent[i] === self) continue
    try { found += parent[i].document.body.innerHTML } catch (error) {}
  }
  return found
})`),
  },
  {
    name: 'referrer',
    attempts: 'reads the visitor’s previous page from document.referrer',
    code: script(`attempt('referrer', function () { return document.referrer })`),
  },
  {
    name: 'window name',
    attempts: 'reads what another page left in window.name, and leaves a note itself',
    code: script(
      `attempt('name', function () { var was = window.name; window.name = 'note'; top.name = 'note'; return was })`,
    ),
  },
  {
    name: 'document.domain',
    attempts: 'widens its origin by document.domain and reads the parent',
    code: script(
      `attempt('domain', function () { document.domain = location.hostname; return parent.document.title })`,
    ),
  },
  {
    name: 'storage access',
    attempts: 'asks for unpartitioned storage',
    code: script(
      `attemptAsync('storage access', function () { return document.requestStorageAccess().then(function () { return document.cookie || localStorage.length + ' keys' }) })`,
    ),
  },
  {
    name: 'credentialed fetch',
    attempts: 'fetches our own pages with cookies and reads them',
    code: script(`
var own = new URL(location.href).origin
attemptAsync('fetch', function () { return fetch(own + '/', { credentials: 'include' }).then(function (answer) { return answer.text() }) })
attemptAsync('fetch no-cors', function () { return fetch(own + '/', { mode: 'no-cors', credentials: 'include' }).then(function (answer) { return answer.text() }) })`),
  },
  {
    name: 'credentialed request',
    attempts: 'does the same by XMLHttpRequest, at once and synchronously',
    code: script(`
attempt('xhr', function () {
  var request = new XMLHttpRequest()
  request.open('GET', new URL(location.href).origin + '/', false)
  request.withCredentials = true
  request.send()
  return request.responseText
})`),
  },
  {
    name: 'module of our own',
    attempts: 'imports a script of the site as a module',
    code: script(
      `attemptAsync('import', function () { return import(new URL(location.href).origin + '/sw.js').then(function (module) { return Object.keys(module) + '!' }) })`,
    ),
  },
]
