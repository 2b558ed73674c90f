import type { FastifyInstance } from 'fastify'
import { transferAccount } from '@croupier/dev/sandbox/game-vendor/transfer-account.ts'
import { openSandbox } from '@croupier/dev/sandbox/sandbox.ts'
import { playAtArcade } from '@croupier/dev/testing/arcade.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { systemScope } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings } from '@croupier/dev/testing/vendor.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { drainOutbox } from '../../platform/outbox-consumer.ts'
import { cataloguePort } from '../catalogue/index.ts'
import { followTransfer, recallOfEnded, recallOfLimited, recallOnEnd, transferWalletsPort } from './index.ts'

/*
 * What a member has at the sandbox's vendor that keeps wallets of its own, behind real HTTP, when they may not play on.
 */

const server = useServer()
const { code } = transferAccount
let sandbox: FastifyInstance
let member: string
let account: string
let members = 0
/** How often the vendor was asked anything. */
let asked = 0

const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, encrypted = false) => {
  const address = `10.0.1.${members}`
  const answer = await server().call('portal', {
    method,
    url,
    token: member,
    address,
    encrypted,
    ...(body ? { body } : {}),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const moveIn = (amount: string) => call('POST', '/wps/wallets/transferFromMainWallet', { vassalage: code, amount })
const take = (length: object) =>
  call('POST', '/wps/member/breaks', { length, password: 'lantern-light-77' }, true).then(({ status }) =>
    expect(status).toBe(200),
  )
const exclude = () => take({ kind: 'exclusion', months: 6 })
const freeze = () => asOperator(server(), 'freezeMember', { account, note: 'for a test' })
const limit = async (amount: string | null) => {
  const answer = await call('POST', '/wps/member/playLimits', { kind: 'loss', period: 'day', amount })
  expect(answer.status).toBe(200)
}
const unfreeze = () => asOperator(server(), 'unfreezeMember', { account, note: 'for a test' })

const behave = (behaviour: string) =>
  sandbox.inject({
    method: 'POST',
    url: '/arcade/behaviour',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ behaviour }).toString(),
  })

const playedBy = (amount: number) => playAtArcade(sandbox, account, amount)

/** What the house's books say is in main and lies at the vendor. */
async function money() {
  const { main, there } = await server().wired.app.database.one<{ main: bigint; there: bigint | null }>(sql`
    select b.balance as main, v.balance as there
    from identity.member m
    join ledger.account a on a.owner = 'member:' || m.id and a.purse = 2
    join ledger.balance b on b.account_id = a.id
    left join funds.wallet w on w.member_id = m.id
    left join ledger.balance v on v.account_id = w.account
    where m.account = ${account}`)
  return { main: String(main / 1_000_000n), there: there === null ? null : String(there / 1_000_000n) }
}

interface Asked {
  payload: { memberId: string; since: number }
  runAt?: number
}

/** The jobs that were asked for about this member, once what happened has been heard of. */
async function jobs(): Promise<Asked[]> {
  const { app } = server().wired
  await drainOutbox(app, [recallOfEnded, recallOfLimited])
  const rows = await app.database.many<{ job: Asked }>(sql`
    select o.payload as job
    from platform.outbox o
    join identity.member m on o.payload -> 'payload' ->> 'memberId' = m.id::text
    where o.type = 'platform.jobRequested' and o.payload ->> 'name' = 'funds.recallOnEnd' and m.account = ${account}
    order by o.id`)
  return rows.map(({ job }) => job)
}

/** Runs the job that was asked for last. */
async function runLast(): Promise<void> {
  const last = (await jobs()).at(-1)
  if (last) await recallOnEnd.run(systemScope(server()), last.payload)
}

beforeAll(async () => {
  sandbox = openSandbox()
  const origin = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  await asOperator(server(), 'setVendor', { ...transferAccount, launchUrl: `${origin}/studios/${code}` })
  const { ports } = server().wired.app
  await ports.use(cataloguePort).refresh()
  const counted = <Args extends unknown[], Answer>(ask: (...args: Args) => Answer) => {
    return (...args: Args) => {
      asked += 1
      return ask(...args)
    }
  }
  const protocols = ports.use(transferWalletsPort).map((real) => ({
    protocol: real.protocol,
    balance: counted(real.balance),
    transfer: counted(real.transfer),
    check: counted(real.check),
  }))
  ports.provide(transferWalletsPort, protocols)
})
afterAll(() => sandbox?.close())

beforeEach(async () => {
  members += 1
  account = `barred${members}x`
  member = await newMember(server(), account)
  await asOperator(server(), 'creditMember', { account, amount: '500.00', note: 'to transfer' })
  await behave('at-once')
})

async function freezeAfterLogOut(): Promise<void> {
  expect((await call('DELETE', '/wps/session/logout')).status).toBe(200)
  await freeze()
}

const ways = [
  ['who excludes themselves', exclude],
  ['who excludes themselves for ever', () => take({ kind: 'exclusion-for-ever' })],
  ['who takes a break', () => take({ kind: 'cool-off', days: 7 })],
  ['who is frozen', freeze],
  ['who limits what they lose', () => limit('50.00')],
  ['who is frozen while logged out', freezeAfterLogOut],
] as const

describe('[I-01] money at a vendor that keeps wallets', () => {
  it.each(ways)('comes back to main of a member %s, who does nothing', async (_who, end) => {
    await moveIn('200.00')
    await end()
    expect(await money()).toEqual({ main: '300', there: '200' })

    await runLast()

    expect(await money()).toEqual({ main: '500', there: '0' })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('is looked for until the vendor says that nothing is there', async () => {
    await moveIn('200.00')
    await exclude()
    const counts = []
    for (let run = 0; run < 3; run += 1) {
      counts.push((await jobs()).length)
      await runLast()
    }

    // It is looked at again also when nothing was there: a round that was open may still win. No longer than a day.
    expect(counts).toEqual([1, 2, 3])
    const { payload } = (await jobs()).at(-1)!
    await recallOnEnd.run(systemScope(server()), { ...payload, since: payload.since - 25 * 3_600_000 })
    expect(await jobs()).toHaveLength(4)
  })

  it('comes back also where all of it was staked when they were barred, and won since', async () => {
    await moveIn('200.00')
    await playedBy(-200)
    await exclude()
    await runLast()
    expect(await money()).toEqual({ main: '300', there: '0' })

    await playedBy(350)
    await runLast()

    expect(await money()).toEqual({ main: '650', there: '0' })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it.each(ways)('comes back of a member %s at the next try where the vendor is silent at first', async (_who, end) => {
    await moveIn('200.00')
    await behave('down')
    await end()
    await runLast()
    expect(await money()).toEqual({ main: '300', there: '200' })
    const [first, second] = await jobs()
    expect(second!.payload).toEqual(first!.payload)
    expect(second!.runAt).toBeGreaterThanOrEqual(first!.payload.since + 15_000)

    await behave('at-once')
    await runLast()

    expect(await money()).toEqual({ main: '500', there: '0' })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('comes back where it is still on its way there when the member leaves', async () => {
    await behave('lost')
    const { reference } = (await moveIn('200.00')).value
    await exclude()
    await runLast()
    expect(await money()).toEqual({ main: '300', there: '0' })

    await behave('at-once')
    await followTransfer.run(systemScope(server()), { reference })
    await runLast()

    expect(await money()).toEqual({ main: '500', there: '0' })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('stays where the member may play again by then', async () => {
    await moveIn('200.00')
    await freeze()
    await unfreeze()
    asked = 0

    await runLast()

    expect(asked).toBe(0)
    expect((await jobs()).length).toBe(1)
    expect(await money()).toEqual({ main: '300', there: '200' })
  })

  it('stays where no limit holds from now on: one is raised, or taken away, after a day', async () => {
    await moveIn('200.00')
    await limit('50.00')
    await runLast()
    const before = await jobs()
    await limit(null)
    expect(await jobs()).toEqual(before)
  })

  it('stays where a session ends for another reason', async () => {
    await moveIn('200.00')
    await asOperator(server(), 'kickMember', { account, note: 'for a test' })
    expect(await jobs()).toEqual([])
  })

  it.each(ways)('is not asked for of a member %s and has never moved any there', async (_who, end) => {
    asked = 0
    await end()
    await runLast()

    expect(await jobs()).toEqual([])
    expect(asked).toBe(0)
    expect(await money()).toEqual({ main: '500', there: null })
  })
})
