/** The configuration files for hosts, all generated from one table of headers. */
import { ASSETS, EMBED, EMBEDS, type Headers, type HeaderTable, TYPES } from './headers.ts'

/** The files by their path in the built site. */
export function hostFiles(table: HeaderTable): Readonly<Record<string, string>> {
  return {
    _headers: netlifyHeaders(table),
    _redirects: redirects(table),
    'vercel.json': json(vercel(table)),
    'firebase.json': json(firebase(table)),
    'hosts/nginx.conf': nginx(table),
    'hosts/Caddyfile': caddy(table),
    'hosts/Dockerfile': dockerfile(table),
  }
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** The paths of the site's languages on the host. */
const basesOf = ({ base, folders }: HeaderTable) => folders.map((folder) => base + folder)

/** A pattern of the folders: empty if there is only the root. */
function anyFolder({ folders }: HeaderTable, group: (folders: readonly string[]) => string): string {
  return folders.length > 1 ? group(folders.filter(Boolean)) : ''
}
/** A regular expression of the paths of all languages. */
const expression = (table: HeaderTable) =>
  table.base + anyFolder(table, (folders) => `(?:${folders.join('|')})?`)

function redirects(table: HeaderTable): string {
  const custom = (base: string) => `${base}games/custom/*  ${base}shell.html  200`
  // The host finds the page for unknown addresses at the root only.
  const missing = basesOf(table)
    .slice(1)
    .map((base) => `${base}*  ${base}404.html  404`)
  return [...basesOf(table).map(custom), ...missing, ''].join('\n')
}

/** This kind of host joins the lines that match an address, so no address may match two lines with the same header. */
function netlifyHeaders(table: HeaderTable): string {
  const { base: root, all, pages, embeds, embed, assets } = table
  const rule = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  // There is a page at `home` where an own site begins with another one.
  const own = [
    '',
    'index.html',
    'home',
    'today',
    'records',
    'settings',
    'games/*',
    '404.html',
    'shell.html',
    'sw.js',
  ]
  return [
    rule(`${root}*`, all),
    ...basesOf(table).flatMap((base) => [
      ...own.map((path) => rule(base + path, pages)),
      rule(base + EMBED, embed),
      rule(`${base + EMBEDS}*`, embeds),
      rule(`${base + ASSETS}*`, assets),
    ]),
  ].join('\n')
}

const listed = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

function vercel(table: HeaderTable): object {
  const { base: root, all, pages, embeds, embed, assets } = table
  const folder = anyFolder(table, (folders) => `(?:${folders.join('|')})?`)
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: `${root}(.*)`, headers: listed(all) },
      {
        source: `${root}((?!${folder}(?:embed-host|${EMBEDS}|${ASSETS})).*)`,
        headers: listed(pages),
      },
      ...basesOf(table).flatMap((base) => [
        // With `cleanUrls` the page is served under both names.
        ...[EMBED, EMBED.replace('.html', '')].map((path) => ({
          source: base + path,
          headers: listed(embed),
        })),
        { source: `${base + EMBEDS}(.*)`, headers: listed(embeds) },
        { source: `${base + ASSETS}(.*)`, headers: listed(assets) },
      ]),
    ],
    rewrites: basesOf(table).map((base) => ({
      source: `${base}games/custom/:id`,
      destination: `${base}shell`,
    })),
  }
}

function firebase(table: HeaderTable): object {
  const { all, pages, embeds, embed, assets } = table
  const base = table.base + anyFolder(table, (folders) => `?(${folders.join('|')})`)
  return {
    hosting: {
      public: '.',
      ignore: ['firebase.json', 'vercel.json', '_headers', '_redirects', 'hosts/**', '**/.vite/**'],
      trailingSlash: false,
      headers: [
        { source: '**', headers: listed(all) },
        { source: `!${base}@(${EMBED}|${EMBEDS}**|${ASSETS}**)`, headers: listed(pages) },
        { source: base + EMBED, headers: listed(embed) },
        { source: `${base + EMBEDS}**`, headers: listed(embeds) },
        { source: `${base + ASSETS}**`, headers: listed(assets) },
      ],
      rewrites: basesOf(table).map((each) => ({
        source: `${each}games/custom/*`,
        destination: `${each}shell.html`,
      })),
    },
  }
}

/** In double quotes for nginx and Caddy. The values contain none. */
const quoted = (value: string) => `"${value}"`

function nginx(table: HeaderTable): string {
  const { base, all, pages, embeds, embed, assets } = table
  const any = expression(table)
  const names = [
    ...new Set([
      ...Object.keys(pages),
      ...Object.keys(embeds),
      ...Object.keys(embed),
      ...Object.keys(assets),
    ]),
  ]
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`
  const map = (name: string) => {
    const line = (path: string, value: string | undefined) => `    ${path} ${quoted(value ?? '')};`
    return [
      `  map $uri ${variable(name)} {`,
      line('default', pages[name]),
      line(`~^${any + EMBED}$`, embed[name]),
      line(`~^${any + EMBEDS}`, embeds[name]),
      line(`~^${any + ASSETS}`, assets[name]),
      '  }',
    ].join('\n')
  }
  return `# Serves the site below ${base}, from /usr/share/nginx/html${base}
worker_processes auto;
pid /tmp/nginx.pid;
events {}

http {
  types {
${Object.entries(TYPES)
  .map(([ending, type]) => `    ${type} ${ending};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript application/json image/svg+xml;
  # The build may have written compressed files beside the others.
  gzip_static on;
  gzip on;
  # The default level sends a sixth more, and by default responses through proxies are not compressed.
  gzip_comp_level 6;
  gzip_proxied any;
  gzip_vary on;
  gzip_types text/css text/javascript application/json application/manifest+json application/xml image/svg+xml;
  server_tokens off;
  absolute_redirect off;

  # An empty value sends no header.
${names.map(map).join('\n')}

  server {
    listen 80;
    root /usr/share/nginx/html;
    error_page 404 ${base}404.html;
${Object.entries(all)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
${names.map((name) => `    add_header ${name} ${variable(name)} always;`).join('\n')}

${basesOf(table).map(pagesBelow).join('\n')}
    location ~ ^${base}hosts/|^${any}\\.vite/ {
      return 404;
    }
  }
}
`
}

const pagesBelow = (base: string) => `    location ${base} {
      error_page 404 ${base}404.html;
      try_files $uri $uri/index.html =404;
    }
    # A custom game has no file.
    location ~ ^${base}games/custom/[^/]+$ {
      try_files ${base}shell.html =404;
    }`

function caddy(table: HeaderTable): string {
  const { base: root, all, pages, embeds, embed, assets } = table
  const paths = (own: string) =>
    basesOf(table)
      .map((base) => base + own)
      .join(' ')
  const lines = (headers: Headers, indent = '    ') =>
    Object.entries(headers)
      .map(([name, value]) => `${indent}${name} ${quoted(value)}`)
      .join('\n')
  return `# Serves the site below ${root}, from /srv${root}
:80 {
  root * /srv
  encode zstd gzip
  header {
${lines(all)}
  }
  @asset {
    path ${paths(`${ASSETS}*`)}
    file
  }
  header @asset {
${lines(assets)}
  }
  @embed path ${paths(EMBED)}
  header @embed {
${lines(embed)}
  }
  @embeds {
    path ${paths(`${EMBEDS}*`)}
    file {
      try_files {path} {path}/index.html
    }
  }
  header @embeds {
${lines(embeds)}
  }
  # A missing asset is answered with a page, which must not be cached for a year, or shown in frames of other sites.
  @page {
    not path ${paths(EMBED)}
    not {
      path ${paths(`${EMBEDS}*`)}
      file {
        try_files {path} {path}/index.html
      }
    }
    not {
      path ${paths(`${ASSETS}*`)}
      file
    }
  }
  header @page {
${lines(pages)}
  }
  @manifest path *.webmanifest
  header @manifest Content-Type application/manifest+json
  @private path ${root}hosts/* ${paths('.vite/*')}
  error @private 404
  # A custom game has no file.
  @custom path_regexp custom ^(${expression(table)})games/custom/[^/]+$
  rewrite @custom {re.custom.1}shell.html
  try_files {path} {path}/index.html
  file_server {
    precompressed br gzip
  }
  handle_errors {
    @folder path_regexp folder ^(${expression(table)})
    rewrite @folder {re.folder.1}404.html
    rewrite * ${root}404.html
    file_server {
      status {err.status_code}
    }
  }
}
`
}

function dockerfile({ base }: HeaderTable): string {
  return `# Serves the site: docker build -f dist/hosts/Dockerfile -t pocket-arcade dist && docker run -p 8080:80 pocket-arcade
FROM nginx:stable-alpine
COPY hosts/nginx.conf /etc/nginx/nginx.conf
COPY . /usr/share/nginx/html${base}
`
}
