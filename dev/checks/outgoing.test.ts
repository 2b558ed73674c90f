import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { outgoingIn } from './outgoing.ts'
import { readSource } from './source-file.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const PRODUCT = '{basis,api,words,games,server}/**/*.ts'
const TESTS = /\.(?:test|testing|fixture)\.ts$|(?:^|\/)(?:node_modules|dist)\//

function productFiles(): string[] {
  const found = globSync(PRODUCT, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  return found.filter((path) => !TESTS.test(path))
}

describe('the way outside', () => {
  it('is one file, through which everything goes that the server asks of others', () => {
    const files = productFiles()
    expect(files.length).toBeGreaterThan(500)

    const found = files.flatMap((path) => outgoingIn(readSource(path, readFileSync(`${root}${path}`, 'utf8'))))

    expect([...new Set(found.map(({ path }) => path))]).toEqual(['server/platform/outside.ts'])
  })

  it.each([
    ["await fetch('https://x')", 'fetch'],
    ["await globalThis.fetch('https://x')", 'globalThis'],
    ["const { fetch: ask } = globalThis\nawait ask('https://x')", 'globalThis'],
    ["new WebSocket('wss://x')", 'WebSocket'],
    ["import { request } from 'node:https'", 'node:https'],
    ["import http from 'http'", 'http'],
    ["import * as net from 'node:net'", 'node:net'],
    ["import { connect, isIP } from 'node:net'", 'node:net'],
    ["import { lookup } from 'node:dns/promises'", 'node:dns/promises'],
    ["export { request } from 'node:http'", 'node:http'],
    ["const { connect } = await import('node:tls')", 'node:tls'],
    ["import { request } from 'undici'", 'undici'],
    ["import { createTransport } from 'nodemailer'", 'nodemailer'],
    ["import * as client from 'openid-client'", 'openid-client'],
    ["import { createRemoteJWKSet } from 'jose'", 'createRemoteJWKSet'],
  ])('is told of %s', (text, what) => {
    expect(outgoingIn(readSource('server/adapters/a/b/c.ts', text))).toEqual([expect.objectContaining({ what })])
  })

  it.each([
    "import { isIP } from 'node:net'",
    "import type { Socket } from 'node:net'",
    "import { type IncomingMessage } from 'node:http'",
    "import { createRemoteJWKSet, customFetch } from 'jose'",
    "import fetchCaptcha from './fetch-captcha.ts'",
    'outside.fetchFor(limits)',
  ])('has nothing to say of %s', (text) => {
    expect(outgoingIn(readSource('server/adapters/a/b/c.ts', text))).toEqual([])
  })
})
