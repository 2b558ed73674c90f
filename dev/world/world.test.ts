import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDueConsents } from '@croupier/api/content/list-due-consents.ts'
import { showArticle } from '@croupier/api/content/show-article.ts'
import { TERMS_SLUG } from '@croupier/api/content/terms-slug.ts'
import { promotionStatuses } from '@croupier/api/promotions/promotion-answers.ts'
import { listPromotions } from '@croupier/api/promotions/taking-part/list-promotions.ts'
import { listBonuses } from '@croupier/api/rewards/list-bonuses.ts'
import { createDatabase } from '@croupier/dev/testing/database.ts'
import { sumRounds } from '@croupier/server/modules/figures/index.ts'
import { countEndedRewards } from '@croupier/server/modules/promotions/index.ts'
import { checkLedger } from '@croupier/server/modules/ledger/index.ts'
import { countValidBets } from '@croupier/server/modules/play/index.ts'
import { keepAllBonuses } from '@croupier/server/modules/rewards/index.ts'
import { checkAuditLog } from '@croupier/server/modules/staff/index.ts'
import { memberWithPurses } from '@croupier/server/modules/wallet/index.ts'
import { readConfig } from '@croupier/server/platform/config.ts'
import { ownScope } from '@croupier/server/platform/invoke.ts'
import { drainOutbox } from '@croupier/server/platform/outbox-consumer.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { openLog } from '@croupier/server/platform/log.ts'
import { type Wired, wire } from '@croupier/server/wiring.ts'
import { tellStories } from './tell-stories.ts'
import { type DemoAccount, World } from './world.ts'

let wired: Wired
let drop: () => Promise<void>
let accounts: DemoAccount[]

beforeAll(async () => {
  const created = await createDatabase()
  drop = created.drop
  const config = readConfig({ DATABASE_URL: created.url, SECRETS_KEY: randomBytes(32).toString('base64') })
  wired = await wire({ ...config, databaseUrl: created.url }, openLog('silent'))
  accounts = await tellStories(wired)
})

afterAll(async () => {
  await wired?.stop()
  await drop?.()
})

/** Everything that is written where people can see it, counted. */
function counts() {
  return wired.app.database.one(sql`
    select
      (select count(*) from identity.member) as members,
      (select count(*) from staff.operator) as operators,
      (select count(*) from ledger.journal) as lines,
      (select count(*) from platform.outbox) as events`)
}

describe('the demo world', () => {
  it('has operators of every role, agents in a tree and players with names in two scripts', async () => {
    const roles = accounts.filter((account) => account.where === 'Console').map((account) => account.role)
    const shirin = await memberWithPurses(wired.app.database, 'shirin')

    expect(roles.toSorted()).toEqual(['admin', 'approver', 'cashier', 'content', 'support'])
    expect(shirin).toMatchObject({ type: 2, upline: 'nasrin' })
    expect(await memberWithPurses(wired.app.database, 'jamal')).toMatchObject({
      upline: 'shirin',
      payeeName: 'জামাল হোসেন',
    })
    expect(await memberWithPurses(wired.app.database, 'kabir')).toMatchObject({ state: 'frozen' })
  })

  it('has true books and an intact audit log that names who did what', async () => {
    const { doers } = await wired.app.database.one<{ doers: string[] }>(sql`
      select array_agg(distinct actor) as doers
      from staff.audit_line`)

    expect((await checkLedger(wired.app.database)).findings).toEqual([])
    expect(await checkAuditLog(wired.app.database)).toMatchObject({ isIntact: true })
    expect(doers).toEqual(expect.arrayContaining(['staff:rafiq', 'staff:tanvir', 'system:demo world']))
  })

  it('has rounds that were a gift, and money whose vendor is gone', async () => {
    const left = await wired.app.database.one(sql`
      select
        (select count(*) from play.round where is_free) as gifts,
        (select array_agg(account || ' ' || state) from funds.transfer) as transfers`)

    expect(left).toEqual({ gifts: 3n, transfers: ['bikash unknown'] })
  })

  it('[C-15] has terms of its own, which nobody who came is asked to agree to again', async () => {
    const world = new World(wired)
    const asked = await Promise.all(
      ['rahim', 'karim', 'oliver'].map(async (account) => world.do(listDueConsents, {}, await world.member(account))),
    )
    const read = await Promise.all(
      ['en', 'bn', 'ar'].map((language) => world.do(showArticle, { slug: TERMS_SLUG, language })),
    )

    expect(asked).toEqual([{ list: [] }, { list: [] }, { list: [] }])
    expect(read.map(({ title, version }) => [title, version])).toEqual([
      ['Terms', 1],
      ['শর্তাবলি', 1],
      ['الشروط', 1],
    ])
    // The same sections with the same links, in each language.
    const shape = ({ content }: { content: string }) => content.match(/<[^>]+>/g)
    expect(read.map(shape)).toEqual([shape(read[0]!), shape(read[0]!), shape(read[0]!)])
  })

  it('[E-02] has a member in each state of a promotion', async () => {
    await drainOutbox(wired.app, [sumRounds, countEndedRewards])
    const world = new World(wired)
    const people = ['rahim', 'arpita', 'grace', 'moushumi', 'oliver', 'jamal']
    const states = new Set<string>()
    for (const account of people) {
      const { list } = await world.do(listPromotions, { category: 'all' }, await world.member(account))
      for (const { status } of list) states.add(status)
    }

    expect([...states].toSorted()).toEqual(promotionStatuses.toSorted())
  })

  it('[E-03] has a bonus under way, and one that ran out', async () => {
    const call = { requestId: 'test', actor: { kind: 'system', name: 'test' }, language: 'en' } as const
    await drainOutbox(wired.app, [countValidBets])
    await keepAllBonuses.run(ownScope(wired.app, call), { schedule: 'test', startsAt: 0, endsAt: 0 })
    const world = new World(wired)
    const bonusesOf = async (account: string) =>
      (await world.do(listBonuses, { pageSize: 10 }, await world.member(account))).list

    expect(await bonusesOf('grace')).toMatchObject([
      { amount: '200.00', turnover: '600.00', wagered: '65.00', bonus: { state: 'active', balance: '151.00' } },
    ])
    expect(await bonusesOf('moushumi')).toMatchObject([
      { amount: '50.00', wagered: '0.00', bonus: { state: 'expired', taken: '50.00' } },
    ])
    expect((await checkLedger(wired.app.database)).findings).toEqual([])
  })

  it('told a second time changes nothing and lists the same accounts', async () => {
    const before = await counts()

    const again = await tellStories(wired)

    expect(await counts()).toEqual(before)
    expect(again).toEqual(accounts)
  })

  it('goes on where it was interrupted', async () => {
    const world = new World(wired)
    const [one, two, three] = ['10.00', '20.00', '30.00'].map((amount) => ({ amount, note: `credit of ${amount}` }))

    await world.credits('oliver', [one!, two!])
    await world.credits('oliver', [one!, two!, three!])

    const { purses } = await memberWithPurses(wired.app.database, 'oliver')
    expect(purses).toContainEqual(
      expect.objectContaining({ purse: 'main', seq: '3', balance: expect.stringMatching(/^60\./) }),
    )
    await world.close()
  })
})
