import { randomUUID } from 'node:crypto'
import { promotionCategories } from '@croupier/api/promotions/promotion-answers.ts'
import type { KindAndTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { makeOnePerson } from '@croupier/dev/testing/one-person.ts'
import { asMember, runPromotion, versionOf } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { invoke, ownScope } from '../../platform/invoke.ts'
import { drainOutbox, registerConsumers } from '../../platform/outbox-consumer.ts'
import { separationPort } from '../../platform/separation-port.ts'
import { settingsPort } from '../../platform/settings.ts'
import { sumRounds } from '../figures/index.ts'
import { findMemberByAccount, memberRegistered } from '../identity/index.ts'
import { roundSettled } from '../play/index.ts'
import { endRunOutRewards } from '../rewards/index.ts'
import { depositCredited } from '../wallet/index.ts'
import { countDeposits, countEndedRewards, tellBegunPromotion, welcomeMembers } from './index.ts'

const server = useServer()
const consumers = [sumRounds, welcomeMembers, countDeposits, countEndedRewards]
let cast: Cast
let approver: string

beforeAll(async () => {
  cast = await signInTheCast(server())
  approver = await signInOperator(server(), 'nabil', 'approver', '127.0.0.2')
  await registerConsumers(server().wired.app.database, consumers)
})

const database = () => server().wired.app.database
const drain = () => drainOutbox(server().wired.app, consumers)
const staff = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = cast.admin) =>
  server().call('console', { method, url, token, ...(body ? { body } : {}) })
const member = (method: 'GET' | 'POST', url: string, body?: object, token = cast.member) =>
  server().call('portal', { method, url, token, ...(body ? { body } : {}) })

async function draft(promise: KindAndTerms, more: object = {}): Promise<string> {
  const answer = await staff('POST', '/staff/promotions', { currency: 'BDT', ...versionOf(promise), ...more })
  expect(answer.json()).toMatchObject({ success: true })
  return answer.json().value.promotionId
}

/** Published by one operator, and by another where that takes two. */
async function run(promise: KindAndTerms, more: object = {}): Promise<string> {
  const id = await draft(promise, more)
  const asked = (await staff('POST', `/staff/promotions/${id}/publish`)).json()
  const isAwaited = asked.errorCode === 'staff.approval.awaited'
  const agree = () => staff('POST', `/staff/proposals/${asked.value.proposalId}/approve`, {}, approver)
  expect(isAwaited ? (await agree()).json() : asked).toMatchObject({ success: true })
  return id
}

const show = async (id: string, token = cast.member) =>
  (await member('GET', `/wps/promotions/${id}`, undefined, token)).json().value
const waiting = async (token = cast.member) =>
  (await member('GET', '/wps/rewards?status=claimable', undefined, token)).json().value.list as {
    promotionClaimId: string
    promotionType: string
    amount: string
    turnover: string
  }[]
const balance = async (token = cast.member) =>
  (await member('GET', '/wps/v2/wallets/balance', undefined, token)).json().value.sumBalance as string
const idOf = async (account: string) => (await findMemberByAccount(database(), account))!.id.toString()

async function announce(
  event: Parameters<Parameters<ReturnType<typeof scopeOf>['transaction']>[0]>[0] extends {
    announce(event: infer Event): void
  }
    ? Event
    : never,
) {
  await scopeOf().transaction(async (scope) => scope.announce(event))
  await drain()
}
const scopeOf = () =>
  ownScope(server().wired.app, { requestId: 'test', actor: { kind: 'system', name: 'test' }, language: 'en' })

async function deposited(amount: string, fee = '0', reference = `D${randomUUID().slice(0, 8)}`) {
  const told = {
    reference,
    memberId: await idOf('rahim'),
    currency: 'BDT',
    amount: String(BigInt(amount) * 1_000_000n),
    fee: String(BigInt(fee) * 1_000_000n),
    channel: 'byhand',
    at: Date.now(),
  }
  await announce(depositCredited(told))
  return told
}

const played = async (validBet: string, gameType = 'RNG', account = 'rahim') =>
  announce(
    roundSettled({
      roundId: randomUUID(),
      memberId: await idOf(account),
      currency: 'BDT',
      gameType,
      vendorCode: 'INHOUSE',
      nodeId: 1,
      stake: validBet,
      payout: '0',
      validBet,
      isDemo: false,
      closedAt: Date.now(),
    }),
  )

describe('[E-01] promotions as members see them', () => {
  it('are listed by kind, in the reader’s language and currency, once they are published', async () => {
    const hidden = await draft({ kind: 'sign-up', terms: { amount: '5', multiple: '1' } }, { category: 'newbie' })
    const shown = await run(
      { kind: 'deposit', terms: { ordinal: null, tiers: [{ from: '500', percent: '10', cap: '100' }], multiple: '1' } },
      { category: 'deposit' },
    )
    const list = (await server().call('portal', { url: '/wps/promotions?category=deposit' })).json().value.list
    expect(list).toEqual([expect.objectContaining({ promotionId: shown, title: 'A deposit', status: 'join' })])
    const newbies = (await server().call('portal', { url: '/wps/promotions?category=newbie' })).json().value.list
    expect(newbies).toEqual([])
    expect((await server().call('portal', { url: `/wps/promotions/${hidden}` })).json().errorCode).toBe(
      'promotion.not.found',
    )
    const bengali = await server().call('portal', { url: `/wps/promotions/${shown}`, headers: { language: 'bn' } })
    expect(bengali.json().value).toMatchObject({
      title: 'A deposit (bn)',
      rules: 'The rules (bn)',
      lines: [{ from: '500.00', percent: '10', cap: '100.00' }],
    })
    await staff('POST', `/staff/promotions/${shown}/end`)
    expect(await show(shown)).toMatchObject({ status: 'closed' })
  })

  it('are applied for with a remark and pictures, refused with a reason, applied for again and granted once', async () => {
    const id = await run({ kind: 'application', terms: { amount: '131', multiple: '2' } })
    const apply = (body: object) => member('POST', `/wps/promotions/${id}/apply`, body)
    const wrong = await apply({ pictures: [Buffer.from('no picture').toString('base64')] })
    expect(wrong.json()).toMatchObject({
      errorCode: 'upload.not.image',
      value: { fields: [{ field: 'pictures.0' }] },
    })
    expect((await apply({ remarks: 'x'.repeat(141) })).json().value.fields).toEqual([
      expect.objectContaining({ field: 'remarks' }),
    ])
    const four = Array.from({ length: 4 }, () => Buffer.from('a picture').toString('base64'))
    expect((await apply({ pictures: four })).json().value.fields).toEqual([
      expect.objectContaining({ field: 'pictures' }),
    ])
    const large = await apply({ pictures: [Buffer.alloc(6 * 1024 * 1024, 1).toString('base64')] })
    expect(large.json().value.fields).toEqual([expect.objectContaining({ field: 'pictures.0' })])

    expect((await apply({ remarks: 'zalo 0171' })).json().value).toMatchObject({ status: 'applying' })
    expect((await apply({ remarks: 'again' })).json().errorCode).toBe('promotion.applied.already')

    const queue = (await staff('GET', '/staff/promotion-applications')).json().value.list
    expect(queue).toEqual([expect.objectContaining({ promotionId: id, account: 'rahim', remark: 'zalo 0171' })])
    const decide = (body: object) =>
      staff('POST', '/staff/promotion-applications/decide', { promotionId: id, account: 'rahim', ...body })
    expect((await decide({ decision: 'refuse' })).json().value.fields).toEqual([
      { field: 'reason', messageKey: 'fault.required' },
    ])
    await decide({ decision: 'refuse', reason: 'the number is not yours' })
    expect(await show(id)).toMatchObject({ status: 'rejected', reason: 'the number is not yours' })

    await apply({ remarks: 'the right one' })
    expect((await decide({ decision: 'grant' })).json().value).toMatchObject({ state: 'joined' })
    expect((await decide({ decision: 'grant' })).json().errorCode).toBe('application.decided')
    expect(await show(id)).toMatchObject({ status: 'issued' })

    // Who decided has edited the member's money: another approves what the member withdraws now.
    const { id: memberId } = await database().one<{ id: bigint }>(sql`
      select id from identity.member where account = 'rahim'`)
    const editing = server().wired.app.ports.use(separationPort)
    expect(await editing.editorsOf(database(), memberId, Date.now() - 60_000)).toContainEqual({
      actor: 'staff:anika',
      what: 'decideApplication',
    })
    expect(await waiting()).toEqual([
      expect.objectContaining({ promotionType: 'application', amount: '131.00', turnover: '262.00' }),
    ])
  })
})

describe('[E-03] the reward centre', () => {
  it('pays a claim once, however many ask at once, with its turnover, and the books add up', async () => {
    const [reward] = await waiting()
    const before = Number(await balance())
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        member('POST', '/wps/rewards/claim', { promotionClaimId: reward!.promotionClaimId }),
      ),
    )
    for (const answer of answers) expect(answer.json().value).toMatchObject({ status: 'claimed', amount: '131.00' })
    expect(Number(await balance())).toBe(before + 131)
    expect(await waiting()).toEqual([])
    await drain()
    const bonuses = (await member('GET', '/wps/report/bonus')).json().value.list
    expect(bonuses[0]).toMatchObject({ amount: '131.00', turnover: '262.00', wagered: '0.00', isWagered: false })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('does not give another’s, and says what has run out', async () => {
    const id = await run({ kind: 'sign-in', terms: { days: ['1'], missed: 'reset', multiple: '0' } }, { claimHours: 1 })
    await member('POST', `/wps/promotions/${id}/sign`)
    const [reward] = await waiting()
    const other = await member('POST', '/wps/rewards/claim', { promotionClaimId: reward!.promotionClaimId }, cast.agent)
    expect(other.json().errorCode).toBe('reward.not.found')
    await database().run(
      sql`update rewards.claimable set expires_at = now() - interval '1 second' where id = ${reward!.promotionClaimId}::bigint`,
    )
    const late = await member('POST', '/wps/rewards/claim', { promotionClaimId: reward!.promotionClaimId })
    expect(late.json().errorCode).toBe('reward.expired')
    expect(await waiting()).toEqual([])
    expect((await member('GET', '/wps/rewards/count')).json().value).toEqual({ claimable: 0 })
  })

  it('claims everything at once', async () => {
    for (const code of ['ONE', 'TWO']) {
      await run({ kind: 'code', terms: { code, amount: '2.50', uses: 5, multiple: '0' } })
      await member('POST', '/wps/promotions/code', { promoCode: code.toLowerCase() })
    }
    const before = Number(await balance())
    const { list } = (await member('POST', '/wps/rewards/claimAll', {})).json().value
    expect(list).toHaveLength(2)
    expect(Number(await balance())).toBe(before + 5)
    expect((await member('POST', '/wps/rewards/claimAll', {})).json().value.list).toEqual([])
    expect(await ledgerFindings(server())).toEqual([])
  })
})

describe('[E-02] kinds that run', () => {
  it('a deposit gives who joined by the terms they joined under, once, told twice', async () => {
    const terms = { ordinal: null, tiers: [{ from: '500', percent: '20', cap: '300' }], multiple: '1' }
    const id = await run({ kind: 'deposit', terms })
    await deposited('1000')
    expect(await waiting()).toEqual([])
    expect((await member('POST', `/wps/promotions/${id}/join`)).json().value).toMatchObject({ status: 'joined' })
    const told = await deposited('1000', '20')
    await announce(depositCredited(told))
    expect(await waiting()).toEqual([expect.objectContaining({ promotionType: 'deposit', amount: '196.00' })])
    await deposited('400')
    expect(await waiting()).toHaveLength(1)
    await member('POST', '/wps/rewards/claimAll', {})
    await staff('POST', `/staff/promotions/${id}/end`)
    await deposited('1000')
    expect(await waiting()).toEqual([])
  })

  it('[E-02] who registers is welcomed once, from what is left, and visitors are shown it as long', async () => {
    const id = await run({ kind: 'sign-up', terms: { amount: '20', multiple: '1' } }, { budget: '30' })
    const shown = async (): Promise<unknown> => {
      const { list } = (await server().call('portal', { url: '/wps/promotions/register' })).json().value
      return list.find(({ promotionId }: { promotionId: string }) => promotionId === id)
    }
    expect(await shown()).toMatchObject({ title: 'A sign-up', amount: '20.00', currency: 'BDT' })
    const [first, second] = [await openPlayer(server()), await openPlayer(server())]
    for (const account of [first, second, first]) {
      const memberId = await idOf(account)
      await announce(memberRegistered({ memberId, account, type: 0, currency: 'BDT', ancestorIds: [] }))
    }
    const given = await database().many<{ amount: bigint }>(
      sql`select amount from promotions.award where promotion_id = ${id}::bigint`,
    )
    expect(given).toEqual([{ amount: 20_000_000n }])
    expect(await shown()).toBeUndefined()
  })

  it('[E-02] visitors are shown what is given in the currency that they would have: of who invites, else the brand’s', async () => {
    const promise = { kind: 'sign-up', terms: { amount: '20', multiple: '1' } } as const
    const taka = await run(promise)
    const dollars = await draft(promise, { currency: 'USD' })
    await asOperator(server(), 'publishPromotion', { promotionId: dollars })
    const inviter = `usd${Date.now().toString(36)}`
    const agent = {
      username: inviter,
      password: 'lantern-light-77',
      mustChangePassword: false,
      currency: 'USD',
      type: 1,
    }
    await asOperator(server(), 'createMember', agent)
    const shown = async (code?: string): Promise<string[]> => {
      const url = `/wps/promotions/register${code === undefined ? '' : `?affiliateCode=${code}`}`
      const { list } = (await server().call('portal', { url })).json().value
      return list.map(({ promotionId }: { promotionId: string }) => promotionId)
    }
    for (const code of [undefined, 'nobody-of-ours']) {
      expect(await shown(code)).toContain(taka)
      expect(await shown(code)).not.toContain(dollars)
    }
    expect(await shown(inviter)).toContain(dollars)
    expect(await shown(inviter)).not.toContain(taka)
    for (const id of [taka, dollars]) await staff('POST', `/staff/promotions/${id}/end`)
  })

  it('a day is signed once', async () => {
    const id = await run({ kind: 'sign-in', terms: { days: ['1', '2'], missed: 'continue', multiple: '0' } })
    const answers = await Promise.all(Array.from({ length: 4 }, () => member('POST', `/wps/promotions/${id}/sign`)))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    expect(await show(id)).toMatchObject({ status: 'signed', lines: [{ isGiven: true }, { isGiven: false }] })
    await member('POST', '/wps/rewards/claimAll', {})
  })

  it('[E-04] [C-17] steps of a mission are measured, counted at its badge, collected once and shown', async () => {
    const steps = [
      { target: '100', amount: '1' },
      { target: '1000', amount: '9' },
    ]
    const terms = { measure: 'validBet' as const, gameType: 'FISH' as const, period: 'day' as const, multiple: '0' }
    const id = await run({ kind: 'mission', terms: { ...terms, steps } }, { startsAt: Date.now() - 86_400_000 })
    const collectable = async () => (await member('GET', '/wps/promotions/missions/count')).json().value.collectable
    expect((await member('POST', `/wps/promotions/${id}/collect`)).json().errorCode).toBe('promotion.nothing.due')
    expect(await collectable()).toBe(0)
    await played('150000000', 'FISH')
    await played('999000000', 'LIVE')
    const { list } = (await member('GET', '/wps/promotions/missions')).json().value
    expect(list[0].lines).toEqual([
      expect.objectContaining({ from: '100.00', reached: '150.00', isGiven: false }),
      expect.objectContaining({ from: '1000.00', reached: '150.00', isGiven: false }),
    ])
    expect(await collectable()).toBe(1)
    const both = await Promise.all([1, 2].map(() => member('POST', `/wps/promotions/${id}/collect`)))
    expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409])
    expect(await collectable()).toBe(0)
    expect(await waiting()).toEqual([expect.objectContaining({ promotionType: 'mission', amount: '1.00' })])
    await member('POST', '/wps/rewards/claimAll', {})
  })

  it('[B-12] a rebate by hand shows what is due by category and gives it once', async () => {
    const rates = [
      { gameType: 'RNG' as const, percent: '0.8' },
      { gameType: 'LIVE' as const, percent: '0.5' },
    ]
    const id = await runPromotion(
      server(),
      { kind: 'rebate', terms: { rates, isByHand: true, minimum: '1', multiple: '1' } },
      { startsAt: Date.now() - 86_400_000 },
    )
    await played('5000010000', 'RNG')
    const shown = (await member('GET', '/wps/promotions/rebate')).json().value
    // The live play of the mission before counts too: 999.00 at 0.5 %.
    expect(shown.list[0]).toMatchObject({ promotionId: id, due: '44.99', isPayable: true })
    const both = await Promise.all([1, 2].map(() => member('POST', `/wps/promotions/${id}/rebate`)))
    expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409])
    expect(both.find((answer) => answer.statusCode === 200)!.json().value).toMatchObject({ amount: '44.99' })
    expect((await member('GET', '/wps/promotions/rebate')).json().value.list[0]).toMatchObject({ due: '0.00' })
  })
})

describe('[E-02] the budget', () => {
  it('comes back where nobody claimed in time, and is paid where somebody did', async () => {
    const id = await run(
      { kind: 'code', terms: { code: 'BACK', amount: '20', uses: 5, multiple: '0' } },
      { budget: '40' },
    )
    const figures = async () => {
      await drain()
      const { list } = (await staff('GET', '/staff/promotions?pageSize=200')).json().value
      const { issued, paid } = list.find((one: { promotionId: string }) => one.promotionId === id)
      return [issued, paid]
    }
    await member('POST', '/wps/promotions/code', { promoCode: 'BACK' }, cast.agent)
    await member('POST', '/wps/rewards/claimAll', {}, cast.agent)
    expect(await figures()).toEqual(['20.00', '20.00'])
    await member('POST', '/wps/promotions/code', { promoCode: 'BACK' })
    expect(await figures()).toEqual(['40.00', '20.00'])
    await database().run(
      sql`update rewards.claimable set expires_at = now() - interval '1 second' where state = 'claimable'`,
    )
    await endRunOutRewards.run(scopeOf(), { schedule: 'rewards.endRunOut', startsAt: 0, endsAt: 0 })
    expect(await figures()).toEqual(['20.00', '20.00'])
  })
})

describe('[E-02] whoever may not play is given nothing', () => {
  it.each(['trial', 'frozen'] as const)('%s', async (who) => {
    const code = `NO-${who}`
    await run({ kind: 'code', terms: { code, amount: '1', uses: 5, multiple: '0' } })
    if (who === 'trial') {
      const trial = await server().call('portal', {
        method: 'POST',
        url: '/wps/session/login/freeplay',
        body: { os: 'web', platform: 'W' },
      })
      const refused = await member('POST', '/wps/promotions/code', { promoCode: code }, trial.json().value.token)
      expect(refused.json().errorCode).toBe('in_need_true_account')
      return
    }
    const account = await openPlayer(server())
    const { id: memberId, currency, type } = (await findMemberByAccount(database(), account))!
    await asOperator(server(), 'freezeMember', { account, note: 'for a test' })
    const { app, operations } = server().wired
    const redeem = operations.find(({ operation }) => operation.name === 'redeemCode')!
    const actor = { kind: 'member', sessionId: 0n, memberId, account, type, currency } as const
    const session = { ...actor, isTrial: false, isAgent: false, passwordDue: null }
    const call = { requestId: 'frozen', actor: session, language: 'en' } as const
    await expect(invoke(app, redeem, call, { promoCode: code })).rejects.toThrow('promotion.code.unknown')
  })
})

it('[C-18] [B-12] with manual rebate off nobody sees or claims one', async () => {
  const settings = server().wired.app.ports.use(settingsPort)
  await asOperator(server(), 'switchWhiteLabel', { modId: 'MANPLAYREB3', enabled: '0' })
  await settings.refresh()
  for (const answer of [
    await member('GET', '/wps/promotions/rebate'),
    await member('POST', '/wps/promotions/1/rebate'),
    await member('GET', '/wps/relay/MCSFE_getCustomerRebateSettingByProductType'),
  ]) {
    expect(answer.json().errorCode).toBe('function.not.available')
  }
  await asOperator(server(), 'switchWhiteLabel', { modId: 'MANPLAYREB3', enabled: '1' })
  await settings.refresh()
})

describe('[G-02] open pages', () => {
  const told = async () =>
    (await database().many(sql`select from platform.live_message where type = 'promotions' and audience = 'everyone'`))
      .length
  const begins = async () =>
    database().many<{ runAt: number }>(sql`
      select (payload ->> 'runAt')::bigint as "runAt"
      from platform.outbox
      where type = 'platform.jobRequested' and payload ->> 'name' = 'promotions.tellBegun'`)

  it('read promotions again when one is published, begins and is ended', async () => {
    const before = await told()
    const promise = { kind: 'application', terms: { amount: '5', multiple: '1' } } as const
    const id = await run(promise)
    expect([await told(), await begins()]).toEqual([before + 1, []])
    await staff('POST', `/staff/promotions/${id}/end`)
    expect(await told()).toBe(before + 2)

    const startsAt = Date.now() + 3_600_000
    await run(promise, { startsAt })
    expect(await told()).toBe(before + 3)
    expect((await begins()).map(({ runAt }) => Number(runAt))).toEqual([startsAt])
    await tellBegunPromotion.run(scopeOf(), {})
    expect(await told()).toBe(before + 4)
  })
})

describe('[H-05] promotions in the hands of operators', () => {
  it('are published by a second operator above what one may spend alone', async () => {
    const id = await draft({ kind: 'sign-up', terms: { amount: '5', multiple: '1' } }, { budget: null })
    const asked = (await staff('POST', `/staff/promotions/${id}/publish`)).json()
    expect(asked.errorCode).toBe('staff.approval.awaited')
    const seen = await server().call('portal', { url: `/wps/promotions/${id}` })
    expect(seen.json().errorCode).toBe('promotion.not.found')
    await staff('POST', `/staff/proposals/${asked.value.proposalId}/approve`, {}, approver)
    expect(await show(id)).toMatchObject({ title: 'A sign-up' })
  })

  it('are not published by an agreement to what was changed after it was asked for', async () => {
    const signUp = (amount: string) => ({ kind: 'sign-up' as const, terms: { amount, multiple: '1' } })
    const id = await draft(signUp('5'), { budget: null })
    const asked = (await staff('POST', `/staff/promotions/${id}/publish`)).json()
    expect((await staff('PUT', `/staff/promotions/${id}`, versionOf(signUp('5000')))).statusCode).toBe(200)
    const agreed = await staff('POST', `/staff/proposals/${asked.value.proposalId}/approve`, {}, approver)
    expect(agreed.json().errorCode).toBe('promotion.changed')
    expect((await server().call('portal', { url: `/wps/promotions/${id}` })).statusCode).toBe(404)
  })

  it.each([
    [{ titles: { bn: 'x' } }, 'titles.en'],
    [{ endsAt: 5, startsAt: 5 }, 'endsAt'],
    [{ budget: '1.00000001' }, 'budget'],
    [{ promise: { kind: 'sign-up', terms: { amount: '1.12345678', multiple: '1' } } }, 'promise.terms.amount'],
    [
      { promise: { kind: 'code', terms: { code: 'no spaces', amount: '1', uses: 1, multiple: '1' } } },
      'promise.terms.code',
    ],
    [{ promise: { kind: 'sign-in', terms: { days: [], missed: 'reset', multiple: '1' } } }, 'promise.terms.days'],
  ])('are refused for %j by its field', async (more, field) => {
    const answer = await staff('POST', '/staff/promotions', {
      currency: 'BDT',
      category: 'special',
      titles: { en: 'x' },
      summaries: { en: 'x' },
      rules: { en: 'x' },
      promise: { kind: 'sign-up', terms: { amount: '1', multiple: '1' } },
      startsAt: 0,
      endsAt: null,
      claimHours: null,
      newMembersDays: null,
      budget: null,
      ...more,
    })
    expect(answer.json()).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field }] } })
  })
})

describe('[K-02] relays of promotions', () => {
  it('[E-02] show a visitor what registering gives, and a member the sign-in calendar with what is signed', async () => {
    const relay = (name: string, token?: string) =>
      server().call('portal', { url: `/wps/relay/${name}`, ...(token === undefined ? {} : { token }) })
    const given = (await relay('MCSFE_getRegisterPromotionList')).json().value.list
    expect(given.length).toBeGreaterThan(0)
    expect(new Set(given.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['sign-up']))
    for (const { amount } of given) expect(amount).toMatch(/^\d+\.\d{2}$/)

    const { promotion } = (await relay('MCSFE_getLoginPromotion', cast.member)).json().value
    expect(promotion).toMatchObject({ kind: 'sign-in', taking: 'sign' })
    expect(promotion.lines.length).toBeGreaterThan(0)
  })

  it('show every filter with how many promotions are behind it', async () => {
    const url = '/wps/relay/PROMOFE_getPromotionAnnouncementCategory'
    const { list } = (await server().call('portal', { url, token: cast.member })).json().value
    expect(list).toHaveLength(promotionCategories.length)
    for (const { category, promotions } of list as { category: string; promotions: number }[]) {
      const shown = (await member('GET', `/wps/promotions?category=${category}`)).json().value.list
      expect([category, promotions]).toEqual([category, shown.length])
    }
    expect(list[0].promotions).toBeGreaterThan(0)
  })

  it('show a member’s own picture', async () => {
    const answer = await server().call('portal', { url: '/wps/relay/MCSFE_getPlayerAvatar', token: cast.member })
    expect(answer.json()).toMatchObject({ success: true, value: { icon: null } })
  })
})

describe('[E-02] one person with two accounts', () => {
  const first: KindAndTerms = {
    kind: 'deposit',
    terms: { ordinal: 1, tiers: [{ from: '500', percent: '10', cap: null }], multiple: '1' },
  }

  async function depositAs(account: string): Promise<void> {
    const id = await idOf(account)
    const reference = `D-${randomUUID()}`
    await announce(
      depositCredited({
        reference,
        memberId: id,
        currency: 'BDT',
        amount: '500000000',
        fee: '0',
        at: Date.now(),
      } as Parameters<typeof depositCredited>[0]),
    )
  }

  it.each([
    ['the same payout account', 1],
    ['the same number of a document', 1],
    ['nothing in common', 2],
  ] as const)('has one bonus on a first deposit: %s', async (link, given) => {
    const promotionId = await run(first)
    const accounts = [await openPlayer(server(), '0'), await openPlayer(server(), '0')]
    if (link !== 'nothing in common') await makeOnePerson(server(), accounts, link)
    for (const account of accounts) {
      await asMember(server(), account, 'joinPromotion', { promotionId })
      await depositAs(account)
    }
    const { count } = await database().one<{ count: bigint }>(sql`
      select count(*) as count from promotions.award where promotion_id = ${promotionId}::bigint`)
    expect(Number(count)).toBe(given)

    // The promotion says so to the account that gets nothing, and to no other.
    const told = await Promise.all(
      accounts.map(async (account) => (await asMember(server(), account, 'showPromotion', { promotionId })).isWithheld),
    )
    expect(told).toEqual([false, given === 1])
  })
})
