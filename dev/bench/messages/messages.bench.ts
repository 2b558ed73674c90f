import { randomBytes } from 'node:crypto'
import { assert } from '@croupier/basis/assert.ts'
import { sendPlannedMessage } from '@croupier/server/modules/messages/index.ts'
import { readConfig } from '@croupier/server/platform/config.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'
import { invoke, ownScope } from '@croupier/server/platform/invoke.ts'
import { openLog } from '@croupier/server/platform/log.ts'
import { wire } from '@croupier/server/wiring.ts'
import { type Bench, type Figure, load, quantile } from '../bench.ts'
import { type InboxSizes, loadInboxes } from './loaded-inboxes.ts'

const READERS = 2
const titles = { en: 'A message to a million' }
const texts = { en: 'Each reads it once.' }

async function openHouse(database: Database) {
  const databaseUrl = database.pool.options.connectionString!
  const wired = await wire({ ...readConfig({}), secretsKeys: [randomBytes(32)], databaseUrl }, openLog('silent'))
  const { app, operations } = wired
  const call = (name: string, actor: object, input: object) =>
    invoke(
      app,
      operations.find(({ operation }) => operation.name === name)!,
      { requestId: 'bench', actor: actor as never, language: 'en' },
      input,
    )
  return { wired, call, perform: (name: string, input: object) => call(name, { kind: 'ops', user: 'bench' }, input) }
}

const sessionOf = (memberId: bigint, currency: string) => ({
  kind: 'member',
  sessionId: 0n,
  memberId,
  account: 'bench',
  type: 0,
  currency,
  isTrial: false,
  isAgent: false,
  passwordDue: null,
})

/** What a message to very many costs, and what everybody waits for afterwards who looks at their inbox. */
const bench: Bench = {
  name: 'messages',
  bounds: {
    'written to listed members': { atMost: 30_000 },
    'written to all': { atMost: 1_000 },
    'audience counted': { atMost: 10_000 },
    'unread count, p99': { atMost: 5 },
    'inbox page, p99': { atMost: 10 },
    'deep inbox page, p99': { atMost: 10 },
  },
  async run(context) {
    const members = context.isFull ? 1_000_000 : context.isQuick ? 100_000 : 300_000
    const sizes: InboxSizes = { members, own: members * 2, broadcasts: 500, letters: members / 10, listed: 10 }
    const milliseconds = context.isQuick ? 2_000 : 5_000
    const database = await context.openDatabase(READERS + 2)
    const { wired, call, perform } = await openHouse(database)
    const timed = async <T>(work: () => Promise<T>) => {
      const start = performance.now()
      const value = await work()
      return { value, milliseconds: performance.now() - start }
    }
    try {
      await loadInboxes(database, sizes)
      context.say(`${members.toLocaleString('en')} members, ${sizes.own.toLocaleString('en')} messages of their own`)

      const group = { to: 'group', depositsMost: 0, seenBefore: Date.now() } as const
      const counted = await timed(() => perform('countAudience', group))
      const plan = (await perform('sendStaffMessage', { ...group, titles, texts })) as { id: string }
      const actor = { kind: 'system', name: 'bench' } as const
      const scope = ownScope(wired.app, { requestId: 'bench', actor, language: 'en' })
      const listed = await timed(() => sendPlannedMessage.run(scope, { planId: plan.id }))
      const { reached } = await database.one<{ reached: bigint }>(sql`
        select count(*) as reached from messages.mark k join messages.plan p on p.message_id = k.message_id`)
      assert(reached >= BigInt(members), 'everybody has it')
      assert(reached === BigInt((counted.value as { members: number }).members), 'as many as were counted')
      const all = await timed(() => perform('sendStaffMessage', { to: 'all', titles, texts }))
      await database.run(sql`vacuum analyze messages.mark`)

      const people = await database.many<{ id: bigint; currency: string }>(sql`
        (select id, currency from identity.member where account like 'bench%' order by id limit 500)
        union all
        (select id, currency from identity.member where account like 'bench%' order by id desc limit 1500)`)
      const middle = await database.one<{ id: string }>(sql`
        select percentile_disc(0.5) within group (order by id)::text as id from messages.message`)
      const look = async (name: string, input: object): Promise<number[]> => {
        let turn = 0
        const run = () =>
          load(READERS, milliseconds, () => {
            const { id, currency } = people[(turn += 7) % people.length]!
            return call(name, sessionOf(id, currency), input)
          })
        // The first answers warm plans and caches, and are not counted.
        await run()
        return (await run()).times
      }
      const figures: Figure[] = [
        { name: 'written to listed members', value: listed.milliseconds, unit: 'ms' },
        { name: 'written to all', value: all.milliseconds, unit: 'ms' },
        { name: 'audience counted', value: counted.milliseconds, unit: 'ms' },
      ]
      for (const [name, operation, input] of [
        ['unread count', 'countUnread', {}],
        ['inbox page', 'listInbox', {}],
        ['deep inbox page', 'listInbox', { before: middle.id }],
      ] as const) {
        const times = await look(operation, input)
        figures.push(
          { name: `${name}, p50`, value: quantile(times, 0.5), unit: 'ms' },
          { name: `${name}, p99`, value: quantile(times, 0.99), unit: 'ms' },
        )
      }
      return figures
    } finally {
      await wired.stop()
    }
  },
}

export default bench
