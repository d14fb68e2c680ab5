/** A preview server with cached answers: a host's files are compressed before they are requested. */
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * Serves the answers of `origin` (`http://localhost:4390`): each address is requested and compressed only once.
 * Compression while a page is opened would take the browser's processor time.
 *
 * @returns its own origin, and how to close it
 */
export async function cachedServer(origin: string): Promise<{ base: string; close(): Promise<void> }> {
  const kept = new Map<string, Promise<Answer>>()
  const ask = (path: string, encoding: string) =>
    new Promise<Answer>((resolve, reject) => {
      request(new URL(path, origin), { headers: { 'accept-encoding': encoding } }, (answer) => {
        buffer(answer).then(
          (body) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body }),
          reject,
        )
      })
        .on('error', reject)
        .end()
    })
  const server = createServer(async ({ url = '/', headers }, response) => {
    const encoding = String(headers['accept-encoding'] ?? '')
    const key = `${encoding} ${url}`
    const answer = kept.get(key) ?? ask(url, encoding)
    kept.set(key, answer)
    try {
      const { status, headers, body } = await answer
      const { 'transfer-encoding': _, connection: __, ...rest } = headers
      response.writeHead(status, { ...rest, 'content-length': body.length }).end(body)
    } catch {
      kept.delete(key)
      response.writeHead(502).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
