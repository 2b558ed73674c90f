import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { WireRoute } from '../../platform/wire-route.ts'
import { openListener } from './listener.ts'
import type { Gate } from './gate.ts'
import { mountWireRoutes } from './wire-routes.ts'

const say = (status: number, body: object) => ({ status, body })
const route = (rest: Partial<WireRoute>): WireRoute => ({
  name: 'foreign.call',
  listener: 'portal',
  method: 'POST',
  path: '/vendors/:code/call',
  async answer(_app, request) {
    if (request.raw.includes('burst')) throw new Error('a bug')
    return say(200, { raw: request.raw.toString('latin1'), code: request.params['code'], query: request.query })
  },
  onFault: (fault) => say(418, { fault }),
  ...rest,
})

const silent = { info() {}, debug() {}, error() {} }
const app = { log: silent } as unknown as App
const gate = { defaultLanguage: () => 'en', merchantCode: () => 'test' } as unknown as Gate
let asked = 0
let origins: string[] = ['https://one.example']
let server: FastifyInstance

beforeAll(() => {
  const rateLimits = { general: async () => {}, servers: async () => void (asked += 1), operation: async () => {} }
  const frameSources = () => origins
  server = openListener({ name: 'test', app, gate, rateLimits, trustProxy: false, tls: undefined, frameSources })
  mountWireRoutes(
    server,
    'portal',
    [
      route({}),
      route({ name: 'foreign.small', path: '/vendors/:code/small', bodyLimit: 10 }),
      route({ name: 'foreign.open', path: '/open', anyOrigin: true }),
      route({ name: 'foreign.elsewhere', path: '/rgs/elsewhere', listener: 'games' }),
    ],
    { app, rateLimits },
  )
})

afterAll(() => server.close())

function post(url: string, payload: string, headers: Record<string, string> = {}) {
  return server.inject({ method: 'POST', url, payload, headers })
}

describe('a route of a foreign protocol', () => {
  it('is handed the bytes as they were sent, whatever they are called, without a Merchant header', async () => {
    for (const type of [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'x-odd/thing',
      'json',
      '',
    ]) {
      const answer = await post('/vendors/ACME/call?a=1', '{ "not json', { 'content-type': type })

      expect([type, answer.statusCode, answer.json()]).toEqual([
        type,
        200,
        { raw: '{ "not json', code: 'ACME', query: { a: '1' } },
      ])
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    }
    expect(asked).toBe(6)
  })

  it('says every fault in its own words', async () => {
    const faults = [
      await post('/vendors/ACME/small', 'more than ten bytes', { 'content-type': 'application/json' }),
      await post('/vendors/ACME/call', 'burst', { 'content-type': 'application/json' }),
    ]

    expect(faults.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [418, { fault: 'too-large' }],
      [418, { fault: 'internal' }],
    ])
  })

  it('lets pages of any origin call only where it says so', async () => {
    const preflight = await server.inject({ method: 'OPTIONS', url: '/open' })
    const open = await post('/open', '')
    const closed = await post('/vendors/ACME/call', '')

    expect(preflight.headers['access-control-allow-origin']).toBe('*')
    expect(open.headers['access-control-allow-origin']).toBe('*')
    expect(closed.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('is on its own listener only', async () => {
    expect((await post('/rgs/elsewhere', '')).statusCode).toBe(404)
  })

  it('is answered with the frame sources of the moment', async () => {
    const policy = async () => (await post('/open', '')).headers['content-security-policy']

    expect(await policy()).toContain("frame-src 'self' https://one.example;")
    origins = ['https://two.example', 'https://three.example']
    expect(await policy()).toContain("frame-src 'self' https://two.example https://three.example;")
  })
})
