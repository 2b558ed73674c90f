import { operation } from '@croupier/api/operation.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from './call.ts'
import { configureClient } from './client-setting.ts'

vi.mock('./seal.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const tellSecret = operation({
  name: 'tellSecret',
  summary: '',
  caller: 'anyone',
  refusals: [],
  runs: 'own',
  method: 'POST',
  path: '/wps/secret',
  encrypted: true,
  input: z.strictObject({ text: z.string() }),
  output: z.unknown(),
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('fetch', async () => Response.json({ success: true, value: { encryptionKey: { kid: 'k' } } }))
  configureClient({ merchant: 'lumen', device: 'web', sessionName: 'test', language: () => 'bn' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[J-01] says that the network is broken where the part that seals does not come', async () => {
  const refused = call(tellSecret, { text: 'x' }).catch((error: unknown) => error)
  await vi.runAllTimersAsync()

  expect(await refused).toMatchObject({ code: 'network', isConnectionFault: true })
})
