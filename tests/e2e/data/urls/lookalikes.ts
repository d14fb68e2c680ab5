/** Addresses that look suspicious but are harmless. */
import type { HostileUrl } from './kind'

export const LOOKALIKES: readonly HostileUrl[] = [
  {
    name: 'a plain game',
    url: 'https://games.example.com/snake/index.html?level=3#start',
    must: 'accept',
    href: 'https://games.example.com/snake/index.html?level=3#start',
  },
  {
    name: 'upper case becomes lower case',
    url: 'HTTPS://Games.Example.COM/Snake',
    must: 'accept',
    href: 'https://games.example.com/Snake',
  },
  {
    name: 'surrounding spaces are removed',
    url: '  https://games.example.com/  ',
    must: 'accept',
    href: 'https://games.example.com/',
  },
  {
    name: 'a port',
    url: 'https://games.example.com:8443/',
    must: 'accept',
    href: 'https://games.example.com:8443/',
  },
  {
    name: '@ in the path',
    url: 'https://games.example.com/@maker/game',
    must: 'accept',
    href: 'https://games.example.com/@maker/game',
  },
  {
    name: 'an address in the query',
    url: 'https://games.example.com/?from=https://arcade.example/',
    must: 'accept',
    href: 'https://games.example.com/?from=https://arcade.example/',
  },
  {
    name: 'javascript in the path',
    url: 'https://games.example.com/javascript:void(0)',
    must: 'accept',
    href: 'https://games.example.com/javascript:void(0)',
  },
  {
    name: 'our name as a part of another',
    url: 'https://arcade.example.games.example.com/',
    must: 'accept',
    href: 'https://arcade.example.games.example.com/',
  },
  {
    name: 'our name with a letter before it',
    url: 'https://myarcade.example/',
    must: 'accept',
    href: 'https://myarcade.example/',
  },
  {
    name: 'numbers in a name',
    url: 'https://2048.example.com/',
    must: 'accept',
    href: 'https://2048.example.com/',
  },
  {
    name: 'localhost as a part of a name',
    url: 'https://localhost.example.com/',
    must: 'accept',
    href: 'https://localhost.example.com/',
  },
  {
    name: 'another script',
    url: 'https://spiele.m\u00fcnchen.example/',
    must: 'accept',
    href: 'https://spiele.xn--mnchen-3ya.example/',
  },
  {
    name: 'percent in the path',
    url: 'https://games.example.com/a%20b',
    must: 'accept',
    href: 'https://games.example.com/a%20b',
  },
]
