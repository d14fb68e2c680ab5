/** The web app manifest: how the site looks when installed, and its shortcuts. Addresses are relative to the manifest. */
import type { VitePWAOptions } from 'vite-plugin-pwa'

const icon = (name: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: name,
  sizes,
  type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
})

const shortcut = (name: string, description: string, url: string) => ({
  name,
  description,
  url,
  icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }],
})

/** @param base - the path of the site on its host: `id` is relative to the host, unlike all other addresses */
export const manifest = (base: string): Exclude<VitePWAOptions['manifest'], false> => ({
  id: base,
  start_url: base,
  scope: base,
  name: 'Pocket Arcade',
  short_name: 'Arcade',
  description: 'Small games, made well. No account, no download: press Play.',
  theme_color: '#14161d',
  background_color: '#14161d',
  display: 'standalone',
  orientation: 'any',
  lang: 'en',
  dir: 'ltr',
  categories: ['games', 'entertainment'],
  icons: [
    icon('icon-192.png', '192x192'),
    icon('icon-512.png', '512x512'),
    icon('icon.svg', 'any'),
    icon('icon-maskable-192.png', '192x192', 'maskable'),
    icon('icon-maskable-512.png', '512x512', 'maskable'),
  ],
  screenshots: [
    {
      src: 'screenshot-wide.jpg',
      sizes: '1366x768',
      type: 'image/jpeg',
      form_factor: 'wide',
      label: 'The home page with all games',
    },
    {
      src: 'screenshot-narrow.jpg',
      sizes: '780x1688',
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'A game of Snake on a phone',
    },
  ],
  // The hashes match those in `site/pages/home/HomePage.tsx`.
  shortcuts: [
    shortcut('Favorite games', 'Your favorite games', './#favorites'),
    shortcut('Recently played', 'Continue where you left off', './#recent'),
    shortcut('All games', 'The whole catalog', './#games'),
  ],
})
