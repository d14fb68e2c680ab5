/** Addresses with misleading spellings: repaired by the parser, user names, IP addresses, local names. */
import { type HostileUrl, LOCAL_PLACE } from './kind'

/** An address of exactly this many characters. */
const ofLength = (characters: number) => 'https://games.example.com/'.padEnd(characters, 'a')

export const SPELLINGS: readonly HostileUrl[] = [
  // Spellings that `new URL()` would repair.
  { name: 'protocol-relative', url: '//evil.example/', must: 'refuse', reasons: ['scheme'] },
  { name: 'backslashes', url: 'https:\\\\evil.example', must: 'refuse', reasons: ['characters', 'scheme'] },
  {
    name: 'backslash before the host ends',
    url: 'https://good.example\\@evil.example/',
    must: 'refuse',
    reasons: ['characters', 'user'],
  },
  { name: 'no slashes', url: 'https:evil.example', must: 'refuse', reasons: ['scheme', 'broken'] },
  { name: 'one slash', url: 'https:/evil.example', must: 'refuse', reasons: ['scheme', 'broken'] },
  { name: 'three slashes', url: 'https:///evil.example', must: 'refuse', reasons: ['scheme', 'broken'] },
  { name: 'no host', url: 'https://', must: 'refuse', reasons: ['scheme', 'broken'] },
  { name: 'a port alone', url: 'https://:443/', must: 'refuse', reasons: ['scheme', 'broken'] },
  {
    name: 'a port out of range',
    url: 'https://games.example.com:99999/',
    must: 'refuse',
    reasons: ['broken'],
  },
  { name: 'relative path', url: 'games/snake', must: 'refuse', reasons: ['scheme', 'broken'] },
  { name: 'absolute path', url: '/games/snake', must: 'refuse', reasons: ['scheme', 'broken'] },
  { name: 'parent path', url: '../index.html', must: 'refuse', reasons: ['scheme', 'broken'] },
  { name: 'query alone', url: '?seed=42', must: 'refuse', reasons: ['scheme', 'broken'] },
  { name: 'hash alone', url: '#top', must: 'refuse', reasons: ['scheme', 'broken'] },
  {
    name: 'host without a scheme',
    url: 'games.example.com/x',
    must: 'refuse',
    reasons: ['scheme', 'broken'],
  },
  // Characters that are dropped, decoded, or invisible.
  {
    name: 'leading control character',
    url: '\u0000https://games.example.com/',
    must: 'refuse',
    reasons: ['characters', 'scheme'],
  },
  {
    name: 'line feed inside',
    url: 'https://games.example.com/\nx',
    must: 'refuse',
    reasons: ['characters'],
  },
  {
    name: 'tab inside the host',
    url: 'https://games.exa\tmple.com/',
    must: 'refuse',
    reasons: ['characters'],
  },
  {
    name: 'soft hyphen inside the host',
    url: 'https://games.exam\u00adple.com/',
    must: 'refuse',
    reasons: ['characters'],
  },
  {
    name: 'changed writing direction',
    url: 'https://games.example.com/\u202egpj.exe',
    must: 'refuse',
    reasons: ['characters'],
  },
  {
    name: 'space inside',
    url: 'https://games.example.com/a b',
    must: 'refuse',
    reasons: ['characters'],
  },
  {
    name: 'percent inside the host',
    url: 'https://games%2eexample%2ecom/',
    must: 'refuse',
    reasons: ['characters', 'broken'],
  },
  // User names and passwords.
  {
    name: 'user name',
    url: 'https://games.example.com@evil.example/',
    must: 'refuse',
    reasons: ['user'],
  },
  {
    name: 'user name and password, twice @',
    url: 'https://user:pw@good.example@evil.example/',
    must: 'refuse',
    reasons: ['user'],
  },
  { name: 'empty user name', url: 'https://@evil.example/', must: 'refuse', reasons: ['user'] },
  { name: 'password alone', url: 'https://:pw@evil.example/', must: 'refuse', reasons: ['user'] },
  // IP addresses.
  { name: 'IPv4', url: 'https://93.184.216.34/', must: 'refuse', reasons: ['number'] },
  { name: 'IPv4 at home', url: 'https://192.168.1.1/', must: 'refuse', reasons: ['number', 'local'] },
  { name: 'IPv4, decimal', url: 'http://2130706433/', must: 'refuse', reasons: ['number', 'secure'] },
  { name: 'IPv4, hexadecimal', url: 'https://0x7f000001/', must: 'refuse', reasons: ['number'] },
  { name: 'IPv4, octal', url: 'https://0177.0.0.1/', must: 'refuse', reasons: ['number'] },
  { name: 'IPv4, short', url: 'https://127.1/', must: 'refuse', reasons: ['number'] },
  { name: 'IPv4, mixed bases', url: 'https://0x7f.0.1/', must: 'refuse', reasons: ['number'] },
  { name: 'IPv4, zero', url: 'https://0/', must: 'refuse', reasons: ['number', 'local'] },
  { name: 'IPv4 with a dot', url: 'https://127.0.0.1./', must: 'refuse', reasons: ['number', 'local'] },
  {
    name: 'IPv4 in full-width digits',
    url: 'https://\uff11\uff12\uff17.0.0.1/',
    must: 'refuse',
    reasons: ['number', 'characters'],
  },
  { name: 'IPv6', url: 'https://[2606:4700::1111]/', must: 'refuse', reasons: ['number'] },
  { name: 'IPv6 of this computer', url: 'https://[::1]/', must: 'refuse', reasons: ['number', 'local'] },
  { name: 'IPv4 inside IPv6', url: 'https://[::ffff:127.0.0.1]/', must: 'refuse', reasons: ['number'] },
  // This computer and the local network.
  { name: 'localhost', url: 'https://localhost/', must: 'refuse', reasons: ['local'] },
  { name: 'localhost with a dot', url: 'https://localhost./', must: 'refuse', reasons: ['local'] },
  {
    name: 'localhost, another port',
    url: 'http://localhost:8080/',
    must: 'refuse',
    reasons: ['local', 'secure'],
  },
  { name: 'below localhost', url: 'https://games.localhost/', must: 'refuse', reasons: ['local'] },
  { name: 'mDNS name', url: 'https://printer.local/', must: 'refuse', reasons: ['local'] },
  { name: 'bare name', url: 'https://intranet/', must: 'refuse', reasons: ['local'] },
  { name: 'home network', url: 'https://router.home.arpa/', must: 'refuse', reasons: ['local'] },
  // A secure page can show only secure pages.
  { name: 'http on an https site', url: 'http://games.example.com/', must: 'refuse', reasons: ['secure'] },
  {
    name: 'http on an http site',
    url: 'http://games.example.com/',
    own: LOCAL_PLACE,
    must: 'accept',
    href: 'http://games.example.com/',
  },
  // Length.
  { name: '2,049 characters', url: ofLength(2049), must: 'refuse', reasons: ['long'] },
  { name: '2,048 characters', url: ofLength(2048), must: 'accept', href: ofLength(2048) },
  { name: 'a hundred thousand characters', url: ofLength(100_000), must: 'refuse', reasons: ['long'] },
]
