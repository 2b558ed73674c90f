import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'

const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

/** Builds a page that is nothing but React, as the portal is built, and serves it compressed. Answers its address. */
export async function serveEmptyPage(): Promise<{ address: string; close(): Promise<void> }> {
  const built = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [react({ compiler: true })],
    build: { target: 'es2023', write: false, modulePreload: { polyfill: false } },
  })) as Rolldown.RolldownOutput
  const files = new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      brotliCompressSync(file.type === 'chunk' ? file.code : file.source),
    ]),
  )
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const body = files.get(path)
    const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    if (body) response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
