import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { assert } from '@croupier/basis/assert.ts'
import { openSandbox } from '../sandbox/sandbox.ts'
import { demoClients } from '../sandbox/social/demo-clients.ts'
import { PASSWORD, proveWork } from './accounts.ts'
import { asOperator } from './vendor.ts'
import type { TestServer } from './server.ts'

/** The sandbox of the outside world, listening in the test's own process: `sandbox().origin`. */
export function useSandbox(): () => { origin: string } {
  let sandbox: FastifyInstance
  let origin = ''
  beforeAll(async () => {
    sandbox = openSandbox()
    origin = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => sandbox?.close())
  return () => ({ origin })
}

const paths = { google: '/oidc', line: '/oidc', facebook: '/facebook', telegram: '/telegram' } as const
export type House = keyof typeof paths

/** Tells the server of the sandbox's houses, as an operator does. */
export async function openSocialHouses(server: TestServer, origin: string): Promise<void> {
  for (const code of Object.keys(paths) as House[]) {
    await asOperator(server, 'setSocialProvider', { code, address: `${origin}${paths[code]}`, ...demoClients[code] })
  }
}

/** A browser as far as log-ins by other houses need one: it keeps cookies, and follows where it is sent. */
export class SocialBrowser {
  readonly #server: TestServer
  readonly #jar = new Map<string, string>()

  constructor(server: TestServer) {
    this.#server = server
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';', 1)
      const at = pair.indexOf('=')
      this.#jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }

  #cookies(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** A call of the portal's page. */
  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    options: { token?: string | undefined; encrypted?: boolean } = {},
  ) {
    const answer = await this.#server.call('portal', {
      method,
      url,
      ...(body ? { body } : {}),
      ...options,
      headers: { cookie: this.#cookies() },
    })
    this.#keep([answer.headers['set-cookie'] ?? []].flat())
    return answer
  }

  /** Asks to bind an account of a house, as its member with a password does. */
  askToBind(house: string, token: string, password?: string) {
    const body = password === undefined ? {} : { password }
    return this.call('POST', `/wps/member/social/${house}`, body, { token, encrypted: true })
  }

  /** Where the portal sends this browser. With a token: to bind. */
  async leave(house: string, token?: string): Promise<string> {
    const answer = token
      ? await this.askToBind(house, token, PASSWORD)
      : await this.call('POST', `/wps/session/login/social/${house}`, {})
    assert(answer.statusCode === 200, `${house} can be gone to: ${answer.body}`)
    return answer.json().value.url
  }

  async #step(url: string, form?: Record<string, string>): Promise<Response> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: this.#cookies() },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    this.#keep(answer.headers.getSetCookie())
    return answer
  }

  /** Says who one is on the house's page; answers what the house sends the browser back with. */
  async choose(address: string, form: Record<string, string>): Promise<string> {
    let url = address
    for (let step = 0; step < 10; step += 1) {
      let answer = await this.#step(url)
      // A page is where a person is asked.
      if (answer.status === 200) answer = await this.#step(url, form)
      const location = answer.headers.get('location')
      assert(location, `${url} sends on: ${answer.status}`)
      const next = new URL(location, url)
      if (next.pathname.startsWith('/auth/')) {
        return [next.search.slice(1), next.hash.slice(1)].filter((part) => part !== '').join('&')
      }
      url = next.href
    }
    throw new Error('sent on for ever')
  }

  /** Comes back to the portal with what the house said. */
  comeBack(house: string, answer: string, token?: string) {
    const url = `/wps/session/login/social/${house}/callback`
    return this.call('POST', url, { answer }, { token, encrypted: true })
  }

  /** There and back. */
  async visit(house: string, form: Record<string, string>, token?: string) {
    return this.comeBack(house, await this.choose(await this.leave(house, token), form), token)
  }

  async register(ticket: string, more: object = {}) {
    const body = { botCheck: await proveWork(this.#server), ticket, terms: true, ageConfirmed: true, ...more }
    return this.call('PUT', '/wps/member/register/social', body, { encrypted: true })
  }

  bind(ticket: string, token: string | undefined) {
    return this.call('PUT', '/wps/member/social', { ticket }, { token })
  }
}
