import { createHmac, randomUUID } from 'node:crypto'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { checkLedger } from '@croupier/server/modules/ledger/index.ts'
import { invoke } from '@croupier/server/platform/invoke.ts'
import type { TestServer } from './server.ts'

const call = { requestId: 'vendor', actor: { kind: 'ops', user: 'test' }, language: 'en' } as const

/**
 * Does what an operator's command does: `await asOperator(server(), 'creditMember', {…})`.
 * @param latest epoch milliseconds; it is done as if no later than then
 */
export async function asOperator<Answer = unknown>(
  { wired: { app, operations } }: TestServer,
  name: string,
  input: object,
  latest = Number.POSITIVE_INFINITY,
): Promise<Answer> {
  const operation = operations.find((each) => each.operation.name === name)
  if (!operation) throw new Error(`no operation is called ${name}`)
  const clock = { now: () => Math.min(app.clock.now(), latest) }
  return (await invoke({ ...app, clock }, operation, call, input)) as Answer
}

export interface TestVendor {
  code: string
  secret: string
  nodeId: number
  /** Sends a signed call; `sign` says another signature, `raw` other bytes. */
  send(
    route: 'balance' | 'betwin' | 'rollback' | 'finish' | 'freespins',
    body: object | string,
    more?: { sign?: string | null },
  ): Promise<{ status: number; body: any }>
}

/** A vendor who speaks the first wallet protocol, with one game called `game`. */
export async function openVendor(server: TestServer, code = `V${randomUUID().slice(0, 8).toUpperCase()}`) {
  const secret = `secret-of-${code}`
  const protocol = 'softswiss'
  await asOperator(server, 'setVendor', {
    code,
    name: code,
    protocol,
    secret,
    casinoId: 'us',
    launchUrl: 'http://127.0.0.1:9/',
  })
  const { nodeId } = await asOperator<{ nodeId: number }>(server, 'addGame', {
    vendor: code,
    code: 'game',
    name: 'Game',
    type: 'RNG',
    isDemoCapable: true,
  })
  await server.wired.app.ports.use(cataloguePort).refresh()
  const vendor: TestVendor = {
    code,
    secret,
    nodeId,
    async send(route, body, { sign } = {}) {
      const raw = typeof body === 'string' ? body : JSON.stringify(body)
      const signature = sign === undefined ? createHmac('sha256', secret).update(raw).digest('hex') : sign
      const answer = await server.portal.inject({
        method: 'POST',
        url: `/vendors/${code}/${route}`,
        payload: raw,
        headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'x-request-sign': signature }) },
      })
      return { status: answer.statusCode, body: answer.json() }
    },
  }
  return vendor
}

/** A member with so much in the main purse. */
export async function openPlayer(server: TestServer, balance = '100.00', currency = 'BDT'): Promise<string> {
  const account = `p${randomUUID().replaceAll('-', '').slice(0, 11)}`
  const member = { username: account, password: 'lantern-light-77', mustChangePassword: false, currency }
  await asOperator(server, 'createMember', member)
  if (Number(balance) > 0) await asOperator(server, 'creditMember', { account, amount: balance, note: 'test' })
  return account
}

/** What the proof of the books finds: nothing, where all is well. */
export async function ledgerFindings(server: TestServer) {
  const { findings } = await checkLedger(server.wired.app.database)
  return findings
}
