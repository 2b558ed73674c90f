import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '../../platform/app.ts'
import { openLog } from '../../platform/log.ts'
import { mountGamePages } from './game-pages.ts'
import { openListener } from './listener.ts'
import { type FirebaseHosts, phoneCodePageHeaders } from './security-headers.ts'

let folder: string
let server: FastifyInstance
let hosts: FirebaseHosts | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-game-pages-'))
  for (const name of ['assets', 'dice', 'phone-code', '.vite']) await mkdir(join(folder, name))
  await writeFile(join(folder, 'dice', 'index.html'), '<!doctype html><title>dice</title>')
  await writeFile(join(folder, 'phone-code', 'index.html'), '<!doctype html><title>code</title>')
  await writeFile(join(folder, 'assets', 'dice-1a2b.js'), 'export {}')
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}')
  const gate = {
    merchantCode: () => 'lumen',
    defaultLanguage: () => 'en' as const,
    isModuleOn: () => true,
    isPlainBodyAllowed: () => false,
    requireOpen: () => {},
  }
  const rateLimits = { general: async () => {}, servers: async () => {}, operation: async () => {} }
  const app = { log: openLog('silent') } as App
  server = openListener({
    name: 'test',
    app,
    gate,
    rateLimits,
    trustProxy: false,
    tls: undefined,
    frameSources: () => [],
  })
  const ancestors = ['https://portal.example', 'https://m.portal.example']
  const own = { 'phone-code': () => hosts && phoneCodePageHeaders(ancestors, hosts) }
  await mountGamePages(server, folder, ancestors, own)
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

describe('a game’s page', () => {
  it('[D-05] may be framed by the portal alone and reaches its own origin alone', async () => {
    const answer = await server.inject('/play/dice/?sessionID=x')

    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(answer.body).toContain('<title>dice</title>')
    const policy = String(answer.headers['content-security-policy']).split('; ')
    expect(policy).toContain('frame-ancestors https://portal.example https://m.portal.example')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("connect-src 'self'")
    expect(policy.join()).not.toContain('unsafe')
    expect(answer.headers['x-frame-options']).toBeUndefined()
  })

  it('is led to its folder, with its query', async () => {
    const answer = await server.inject('/play/dice?sessionID=x&lang=bn')

    expect([answer.statusCode, answer.headers['location']]).toEqual([308, '/play/dice/?sessionID=x&lang=bn'])
  })

  it('lets hashed files be cached forever', async () => {
    const answer = await server.inject('/play/assets/dice-1a2b.js')

    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  it.each([
    ['an unknown game', '/play/roulette/'],
    ['a missing file', '/play/assets/dice-9z9z.js'],
    ['a hidden file', '/play/.vite/manifest.json'],
    ['a way up', '/play/assets/..%2f..%2fpackage.json'],
    ['a way up in plain', '/play/assets/../../package.json'],
    ['no name', '/play/'],
    ['a page by its file, which has no policy of its own', '/play/dice/index.html'],
    ['what every object has', '/play/constructor/'],
  ])('answers %s with a JSON 404', async (_name, url) => {
    const answer = await server.inject({ url, headers: { accept: 'text/html' } })

    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'not.found'])
  })
})

describe('the page that has codes sent by Firebase', () => {
  it('[A-08] is not there while codes are not sent so', async () => {
    hosts = undefined

    expect((await server.inject('/play/phone-code/')).statusCode).toBe(404)
    expect((await server.inject('/play/phone-code/index.html')).statusCode).toBe(404)
  })

  it('[A-08] admits the hosts it needs and the portal, and nobody else', async () => {
    hosts = { toolkitUrl: 'https://toolkit.example', recaptchaUrl: 'https://www.google.com/recaptcha' }
    const answer = await server.inject('/play/phone-code/')
    const dice = await server.inject('/play/dice/')

    expect([answer.statusCode, answer.headers['x-frame-options']]).toEqual([200, undefined])
    expect(String(answer.headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https://www.gstatic.com/recaptcha/",
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      'connect-src https://toolkit.example/ https://www.google.com/recaptcha/',
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors https://portal.example https://m.portal.example',
    ])
    expect(dice.headers['content-security-policy']).not.toContain('google')
  })
})
