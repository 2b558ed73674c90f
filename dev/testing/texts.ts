import { assert } from '@croupier/basis/assert.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { openSandbox } from '../sandbox/sandbox.ts'
import { SMS_ACCOUNT } from '../sandbox/sms-account.ts'
import type { TestServer } from './server.ts'
import { asOperator } from './vendor.ts'

export interface Texts {
  /** The texts sent to a number with its plus sign, newest first. */
  to(number: string): Promise<string[]>
  /** The code in the newest of them. */
  code(number: string): Promise<string>
}

/** Lets a test's server send texts through the sandbox's gateway, over its wire: `const texts = useTexts(server)`. */
export function useTexts(server: () => TestServer): Texts {
  let sandbox: FastifyInstance

  beforeAll(async () => {
    sandbox = openSandbox()
    const origin = await sandbox.listen({ host: '127.0.0.1', port: 0 })
    await asOperator(server(), 'setSmsGateway', { url: `${origin}/sms`, ...SMS_ACCOUNT })
  })
  afterAll(() => sandbox?.close())

  async function to(number: string): Promise<string[]> {
    const box = await sandbox.inject(`/sms/messages.json?to=${encodeURIComponent(number)}`)
    return box.json<{ body: string }[]>().map(({ body }) => body)
  }
  return {
    to,
    async code(number) {
      const [newest = ''] = await to(number)
      const code = /\d{6}/.exec(newest)?.[0]
      assert(code, `a code was sent to ${number}`)
      return code
    },
  }
}
