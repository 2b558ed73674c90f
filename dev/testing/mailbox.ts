import { setMailServer } from '@croupier/api/messaging/set-mail-server.ts'
import { assert } from '@croupier/basis/assert.ts'
import { invoke } from '@croupier/server/platform/invoke.ts'
import { afterAll, beforeAll } from 'vitest'
import { MAIL_ACCOUNT } from '../sandbox/mail-server/mail-account.ts'
import { Mailbox } from '../sandbox/mail-server/mailbox.ts'
import type { TestServer } from './server.ts'

/** The sandbox's mail server on a port of its own, set as the product's. Call it after `useServer()`. */
export function useMailbox(server: () => TestServer): () => Mailbox {
  let box: Mailbox

  beforeAll(async () => {
    box = new Mailbox()
    const port = await box.listen('127.0.0.1', 0)
    const { app, operations } = server().wired
    const implementation = operations.find(({ operation }) => operation.name === setMailServer.name)
    assert(implementation, 'a module implements setMailServer')
    const call = { requestId: 'test-mailbox', actor: { kind: 'system', name: 'test' }, language: 'en' } as const
    const input = { host: '127.0.0.1', port, security: 'none', ...MAIL_ACCOUNT, sender: 'hello@lumen.example' }
    await invoke(app, implementation, call, input)
  })
  afterAll(() => box?.close())

  return () => box
}
