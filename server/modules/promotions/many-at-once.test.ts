import { setTimeout as sleep } from 'node:timers/promises'
import type { PromotionKind } from '@croupier/api/promotions/promotion-kinds.ts'
import { promiseOfEachKind } from '@croupier/dev/testing/each-promotion-kind.ts'
import { creditedDeposit, runPromotion, systemScope, tellFacts, waitingFor } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openPlayer, openVendor } from '@croupier/dev/testing/vendor.ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { App } from '../../platform/app.ts'
import { type Database, openDatabase, type Sql, sql } from '../../platform/database.ts'
import { invoke } from '../../platform/invoke.ts'
import { registerConsumers } from '../../platform/outbox-consumer.ts'
import { findMemberByAccount, type Member } from '../identity/index.ts'
import { purseBalances } from '../wallet/index.ts'
import { countDeposits, drawRaffles } from './index.ts'

const CROWD = 64

const server = useServer()
let vendor: string
let accounts: string[]
let members: Member[]
/** A connection for each of the crowd: with fewer, most of them would wait in line before the house. */
let crowd: Database

beforeAll(async () => {
  vendor = (await openVendor(server())).code
  const { database } = server().wired.app
  accounts = await Promise.all(Array.from({ length: CROWD }, () => openPlayer(server(), '0')))
  members = await Promise.all(accounts.map(async (account) => (await findMemberByAccount(database, account))!))
  const { name } = await database.one<{ name: string }>(sql`select current_database() as name`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  crowd = openDatabase({ url: url.href, connections: CROWD, connectMilliseconds: 60_000 })
})

afterAll(() => crowd?.close())

/** Asks as this member, over a connection of their own; answers what they are told: an amount, or why not. */
async function ask({ id: memberId, account, currency, type }: Member, name: string, input: object) {
  const { app, operations } = server().wired
  const operation = operations.find((each) => each.operation.name === name)!
  const actor = { kind: 'member', sessionId: 0n, memberId, account, currency, type, passwordDue: null } as const
  const call = { requestId: name, actor: { ...actor, isTrial: false, isAgent: false }, language: 'en' } as const
  const house: App = { ...app, database: crowd }
  return invoke(house, operation, call, input).then(
    (answer) => (answer as { amount?: string }).amount ?? 'given',
    (error: { code?: string }) => error.code ?? String(error),
  )
}

/** Lets everybody come while a row that each of them needs is held, and lets it go when all of them wait for it. */
async function allAtOnce(held: Sql, asked: readonly (() => Promise<string>)[]): Promise<string[]> {
  const { database } = server().wired.app
  let answers: Promise<string[]> | undefined
  await database.transaction(async (tx) => {
    await tx.many(held)
    let isOver = false
    answers = Promise.all(asked.map((each) => each().finally(() => (isOver = true))))
    while (!isOver) {
      const { waiting } = await database.one<{ waiting: bigint }>(sql`
        select count(*) as waiting
        from pg_stat_activity
        where datname = current_database()
          and backend_type = 'client backend'
          and wait_event_type = 'Lock'`)
      if (waiting === BigInt(asked.length)) return
      await sleep(20)
    }
  })
  return answers!
}

const lockOf = (promotionId: string) =>
  sql`select from promotions.promotion where id = ${promotionId}::bigint for update`
const countOf = (answers: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(answers, (one) => one)].map(([one, all]) => [one, all.length]))

interface Row {
  kind: PromotionKind
  terms: object
  budget: string
  name: string
  input: (promotionId: string) => object
  /** How many are told what. */
  answers: Record<string, number>
  issued: string
}

const rows: readonly Row[] = [
  {
    kind: 'code',
    terms: { code: 'RUSH', uses: 1_000 },
    budget: '130',
    name: 'redeemCode',
    input: () => ({ promoCode: 'rush' }),
    answers: { '20.00': 6, 'promotion.code.unknown': 58 },
    issued: '120.00',
  },
  {
    kind: 'sign-in',
    terms: { days: ['20'] },
    budget: '130',
    name: 'signInToday',
    input: (promotionId) => ({ promotionId }),
    answers: { given: 6, 'promotion.budget.spent': 58 },
    issued: '120.00',
  },
  {
    // Ten rounds of 5.00 each: 50.00 are set aside for everybody who joins.
    kind: 'free-spins',
    terms: {},
    budget: '349.99',
    name: 'joinPromotion',
    input: (promotionId) => ({ promotionId }),
    answers: { given: 6, 'promotion.budget.spent': 58 },
    issued: '300.00',
  },
]

describe(`[E-02] under ${CROWD} who come at the same moment`, () => {
  it.each(rows)(
    'the budget of a $kind is given out to the unit',
    async ({ kind, terms, budget, name, input, ...expected }) => {
      const promise = promiseOfEachKind(vendor)[kind]
      const id = await runPromotion(server(), { ...promise, terms: { ...promise.terms, ...terms } } as typeof promise, {
        budget,
      })
      const answers = await allAtOnce(
        lockOf(id),
        members.map((member) => () => ask(member, name, input(id))),
      )
      expect(countOf(answers)).toEqual(expected.answers)
      const { issued } = await asOperator<{ issued: string }>(server(), 'showStaffPromotion', { promotionId: id })
      expect(issued).toBe(expected.issued)
    },
  )

  it('the pieces of a red envelope add up to it, and each goes to one', async () => {
    const terms = { total: '100', pieces: 23, least: '1', split: 'random', multiple: '1' } as const
    const id = await runPromotion(server(), { kind: 'envelope', terms }, { budget: '100' })
    const held = sql`select from promotions.draw where promotion_id = ${id}::bigint for update`
    const answers = await allAtOnce(
      held,
      members.map((member) => () => ask(member, 'openEnvelope', { promotionId: id })),
    )
    const pieces = answers.filter((answer) => answer !== 'promotion.envelope.empty')
    expect(pieces).toHaveLength(23)
    expect(pieces.reduce((sum, piece) => sum + Math.round(Number(piece) * 100), 0)).toBe(100_00)
    const { awards, sum } = await server().wired.app.database.one<{ awards: bigint; sum: bigint }>(sql`
      select count(distinct member_id) as awards, sum(amount)::bigint as sum
      from promotions.award where promotion_id = ${id}::bigint`)
    expect([awards, sum]).toEqual([23n, 100_000_000n])
  })

  it('a reward that its member claims on so many devices is paid once', async () => {
    const terms = { code: 'DEVICES', amount: '12.34', uses: 1, multiple: '1' }
    await runPromotion(server(), { kind: 'code', terms })
    const member = (await findMemberByAccount(server().wired.app.database, await openPlayer(server(), '0')))!
    await ask(member, 'redeemCode', { promoCode: 'devices' })
    const { id } = await server().wired.app.database.one<{ id: bigint }>(sql`
      select id from rewards.claimable where member_id = ${member.id}`)
    const answers = await allAtOnce(
      sql`select from identity.member where id = ${member.id} for update`,
      Array.from({ length: CROWD }, () => () => ask(member, 'claimReward', { promotionClaimId: String(id) })),
    )
    expect(countOf(answers)).toEqual({ '12.34': CROWD })
    const purses = await purseBalances(server().wired.app.database, member.id)
    expect(purses.find(({ name }) => name === 'main')?.balance).toBe(12_340_000n)
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('the prizes of a raffle that two processes draw are each given once, and add up to the unit', async () => {
    await registerConsumers(server().wired.app.database, [countDeposits])
    const prizes = ['300', '100.01', '77.77', '50', '20.02', '10', '10', '5.55', '3.33', '1.11']
    const promise = {
      kind: 'raffle' as const,
      terms: { measure: 'deposits' as const, perTicket: '100', mostTickets: null, prizes, maxWins: 1, multiple: '1' },
    }
    const id = await runPromotion(server(), promise, { startsAt: Date.now() - 3_600_000, endsAt: Date.now() + 60_000 })
    const facts = await Promise.all(
      accounts.map((account, at) => creditedDeposit(server(), account, 100 * (1 + (at % 5)))),
    )
    await tellFacts(server(), [countDeposits], facts)
    const before = await Promise.all(accounts.map((account) => waitingFor(server(), account)))
    const clock = { now: () => Date.now() + 2 * 3_600_000 }
    const draw = () =>
      drawRaffles.run({ ...systemScope(server()), clock }, { schedule: 'test', startsAt: 0, endsAt: 0 })
    await Promise.all([draw(), draw()])

    const after = await Promise.all(accounts.map((account) => waitingFor(server(), account)))
    const won = after.map((list, at) => list.length - before[at]!.length).filter((count) => count > 0)
    expect(won).toEqual(Array(prizes.length).fill(1))
    const { sum } = await server().wired.app.database.one<{ sum: bigint }>(sql`
      select sum(amount)::bigint as sum from promotions.award where promotion_id = ${id}::bigint`)
    expect(sum).toBe(577_790_000n)
  })
})
