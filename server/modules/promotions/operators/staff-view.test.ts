import { nothingEased } from '@croupier/api/promotions/terms/vip.ts'
import type { KindAndTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import { promotionKinds } from '@croupier/api/promotions/promotion-kinds.ts'
import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openVendor } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { beginningOf } from '../promotion.ts'

const server = useServer()
let cast: Cast
let approver: string

beforeAll(async () => {
  await openVendor(server(), 'STUDIO')
  cast = await signInTheCast(server())
  approver = await signInOperator(server(), 'nabil', 'approver', '127.0.0.2')
})

const staff = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = cast.admin) =>
  server().call('console', { method, url: `/staff${url}`, token, ...(body ? { body } : {}) })
/** Publishes by one operator, and by another where that takes two. */
async function publish(promotionId: string) {
  const asked = (await staff('POST', `/promotions/${promotionId}/publish`)).json()
  if (asked.errorCode !== 'staff.approval.awaited') return asked
  return (await staff('POST', `/proposals/${asked.value.proposalId}/approve`, {}, approver)).json()
}
const rowsOf = async () => {
  const { count } = await server().wired.app.database.one<{ count: bigint }>(
    sql`select (select count(*) from promotions.promotion) + (select count(*) from promotions.version) as count`,
  )
  return count
}

const promises: { [Kind in KindAndTerms['kind']]: Extract<KindAndTerms, { kind: Kind }>['terms'] } = {
  'sign-up': { amount: '58', multiple: '5' },
  application: { amount: '131', multiple: '3' },
  'sign-in': { days: ['1', '2', '3'], missed: 'continue', multiple: '1' },
  deposit: { ordinal: 1, tiers: [{ from: '500', percent: '20', cap: '300' }], multiple: '8' },
  rebate: { rates: [{ gameType: 'RNG', percent: '0.8' }], isByHand: true, minimum: '1', multiple: '1' },
  rescue: { period: 'day', tiers: [{ from: '1000', percent: '5' }], cap: null, multiple: '1' },
  mission: {
    measure: 'rounds',
    gameType: null,
    period: 'week',
    steps: [{ target: '20', amount: '8' }],
    multiple: '1',
  },
  'free-spins': { vendor: 'STUDIO', game: 'game', rounds: 10, stake: '5', multiple: '3' },
  code: { code: 'LANTERN', amount: '25', uses: 10, multiple: '2' },
  race: { measure: 'validBet', gameType: null, prizes: ['100', '50'], ties: 'first', multiple: '1' },
  raffle: {
    measure: 'validBet',
    perTicket: '100',
    mostTickets: null,
    prizes: ['100', '50'],
    maxWins: 1,
    multiple: '1',
  },
  envelope: { total: '100', pieces: 10, least: '1', split: 'random', multiple: '1' },
  referral: {
    deposited: '500',
    validBet: '1000',
    days: 30,
    forReferrer: '100',
    forReferee: '50',
    tiers: ['0.05', '0.02'],
    multiple: '3',
  },
  vip: {
    levels: [
      {
        names: { en: 'Lamp' },
        reach: { validBet: '1000', deposits: null },
        keep: null,
        privileges: { upgrade: '18', birthday: null, week: null, month: null, ...nothingEased },
      },
    ],
    multiple: '1',
  },
}

const draftOf = (kind: KindAndTerms['kind'], more: object = {}) => ({
  currency: 'BDT',
  category: 'special',
  titles: { en: `A ${kind}`, bn: 'আলো' },
  summaries: { en: 'What it is' },
  rules: { en: 'The rules' },
  promise: { kind, terms: promises[kind] },
  startsAt: Date.now() - 60_000,
  endsAt: Date.now() + 3_600_000,
  claimHours: 24,
  newMembersDays: null,
  budget: '5000',
  ...more,
})

describe('[H-05] a promotion before it is published', () => {
  it.each(promotionKinds)('is shown as members will read it, and nothing is kept: %s', async (kind) => {
    const before = await rowsOf()
    const answer = await staff('POST', '/promotions/preview', { ...draftOf(kind), language: 'bn' })

    expect(answer.json()).toMatchObject({
      success: true,
      value: { kind, title: 'আলো', summary: 'What it is', rules: 'The rules', status: 'join', currency: 'BDT' },
    })
    expect(answer.json().value.lines.length).toBeGreaterThan(0)
    expect(await rowsOf()).toBe(before)
  })

  it.each([
    ['both', { forReferrer: '100', forReferee: '50' }, ['referrer 100.00', 'referee 50.00']],
    ['the friend alone', { forReferrer: null, forReferee: '50' }, ['referee 50.00']],
    ['whoever brings them alone', { forReferrer: '100', forReferee: null }, ['referrer 100.00']],
    ['neither', { forReferrer: null, forReferee: null }, []],
  ])('says of a referral whose each sum is: %s', async (_who, sums, told) => {
    const promise = { kind: 'referral', terms: { ...promises.referral, ...sums } }
    const answer = await staff('POST', '/promotions/preview', { ...draftOf('referral', { promise }), language: 'en' })

    const lines: { whose: string | null; amount: string | null; percent: string | null }[] = answer.json().value.lines
    expect(lines.filter(({ amount }) => amount !== null).map(({ whose, amount }) => `${whose} ${amount}`)).toEqual(told)
    expect(lines.filter(({ percent }) => percent !== null).map(({ whose }) => whose)).toEqual([null, null])
  })

  it('is refused with the box that is wrong', async () => {
    const draft = draftOf('race', { endsAt: null, budget: '5000.123456789', titles: { bn: 'আলো' } })
    const answer = await staff('POST', '/promotions/preview', { ...draft, language: 'en' })

    expect(answer.json()).toMatchObject({ errorCode: 'request.invalid' })
    expect(answer.json().value.fields.map(({ field }: { field: string }) => field)).toEqual(['budget'])
    const finer = await staff('POST', '/promotions/preview', { ...draft, budget: '5000', language: 'en' })
    expect(finer.json().value.fields.map(({ field }: { field: string }) => field)).toEqual(['titles.en', 'endsAt'])
  })
})

describe('[H-05] a promotion as its operators follow it', () => {
  it('says where it stands, what of its budget is left and who wrote which version', async () => {
    const created = await staff('POST', '/promotions', draftOf('code'))
    const { promotionId } = created.json().value
    const show = async () => (await staff('GET', `/promotions/${promotionId}`, undefined, approver)).json().value
    expect(await show()).toMatchObject({ stage: 'draft', left: '5000.00', given: 0, applying: 0, awards: [] })

    const { currency: _unchanged, ...version } = draftOf('code', { budget: '40' })
    await staff('PUT', `/promotions/${promotionId}`, version)
    expect((await show()).versions.map((each: { version: number }) => each.version)).toEqual([2, 1])

    await publish(promotionId)
    expect(await show()).toMatchObject({ stage: 'running', left: '40.00' })
    const used = await server().call('portal', {
      method: 'POST',
      url: '/wps/promotions/code',
      token: cast.member,
      body: { promoCode: 'lantern' },
    })
    expect(used.json()).toMatchObject({ success: true })
    expect(await show()).toMatchObject({
      left: '15.00',
      issued: '25.00',
      given: 1,
      awards: [{ state: 'issued', count: 1, amount: '25.00' }],
    })

    await staff('POST', `/promotions/${promotionId}/end`)
    expect(await show()).toMatchObject({ stage: 'ended' })
  })

  it('is planned before it begins, and found by its kind, category and currency', async () => {
    const startsAt = Date.now() + 3_600_000
    const { promotionId } = (
      await staff('POST', '/promotions', draftOf('rescue', { startsAt, endsAt: null, category: 'vip' }))
    ).json().value
    await publish(promotionId)
    const found = async (query: string) =>
      (await staff('GET', `/promotions?${query}`)).json().value.list as { promotionId: string; stage: string }[]

    expect(await found('kind=rescue&category=vip&currency=BDT')).toMatchObject([{ promotionId, stage: 'planned' }])
    expect(await found('kind=rescue&currency=INR')).toEqual([])
    expect(await found('kind=race&category=vip')).toEqual([])
  })

  it('is found by a part of its title in any language, however many are newer, and read on by its key', async () => {
    const titled = async (titles: object) =>
      (await staff('POST', '/promotions', draftOf('application', { titles }))).json().value.promotionId as string
    const first = await titled({ en: 'Kite_Festival 100%', bn: 'ঘুড়ি উৎসব' })
    const second = await titled({ en: 'Another kite_festival 100%' })
    await titled({ en: 'Kite festival, 1000' })
    const found = async (search: string, page = {}) => {
      const query = new URLSearchParams({ search, ...page })
      const { list, next } = (await staff('GET', `/promotions?${query}`)).json().value
      return { ids: list.map(({ promotionId }: { promotionId: string }) => promotionId), next }
    }

    expect(await found(' KITE_festival 100% ')).toEqual({ ids: [second, first], next: null })
    expect(await found('ঘুড়ি')).toEqual({ ids: [first], next: null })
    // The languages themselves are no titles.
    expect(await found('"en"')).toEqual({ ids: [], next: null })
    const page = await found('kite_festival', { pageSize: '1' })
    expect(page).toEqual({ ids: [second], next: second })
    expect(await found('kite_festival', { pageSize: '1', before: second })).toEqual({ ids: [first], next: null })
  })

  it('is not found where there is none', async () => {
    expect((await staff('GET', '/promotions/999999')).json()).toMatchObject({ errorCode: 'promotion.not.found' })
  })
})

describe('[H-05] a promotion that is published', () => {
  const HOUR = 3_600_000
  const draft = async (kind: KindAndTerms['kind'], more: object) =>
    (await staff('POST', '/promotions', draftOf(kind, { currency: 'INR', ...more }))).json().value.promotionId as string

  it.each(promotionKinds)('late begins as it is published, and counts nothing of before: %s', async (kind) => {
    const promotionId = await draft(kind, { startsAt: Date.now() - 48 * HOUR })
    const { promise, startsAt, publishedAt } = await asOperator<any>(server(), 'publishPromotion', { promotionId })
    expect(startsAt).toBe(beginningOf(promise, publishedAt))
  })

  async function publishedBy(promotionId: string): Promise<string> {
    const { success, errorCode } = (await staff('POST', `/promotions/${promotionId}/publish`)).json()
    if (errorCode === 'staff.approval.awaited') return 'two'
    return success ? 'one' : errorCode
  }

  // One operator publishes alone what costs no more than 1,000.00 USD.
  const unbounded = ['deposit', 'rebate', 'rescue', 'mission', 'free-spins', 'referral', 'vip']
  it.each(promotionKinds.map((kind) => [kind, unbounded.includes(kind) ? 'two' : 'one'] as const))(
    'with a small budget, %s, takes %s',
    async (kind, operators) => {
      expect(await publishedBy(await draft(kind, { currency: 'USD', budget: '900' }))).toBe(operators)
    },
  )

  it.each([
    ['as much as one gives alone', ['999', '1'], 'one'],
    ['more than that', ['999', '1.01'], 'two'],
  ])('without a budget, for prizes of %s', async (_much, prizes, operators) => {
    const promise = { kind: 'race', terms: { ...promises.race, prizes } }
    expect(await publishedBy(await draft('race', { currency: 'USD', promise, budget: null }))).toBe(operators)
  })

  it('says the most it can cost to who publishes it', async () => {
    const most = async (kind: KindAndTerms['kind']) =>
      (await staff('GET', `/promotions/${await draft(kind, {})}`)).json().value.most
    expect([await most('code'), await most('rescue')]).toEqual(['250.00', null])
  })

  it('ahead begins when it was written to', async () => {
    const startsAt = Date.now() + HOUR / 2
    const promotionId = await draft('sign-up', { startsAt })
    expect(await asOperator(server(), 'publishPromotion', { promotionId })).toMatchObject({ startsAt })
  })

  it('by two begins once the second has agreed', async () => {
    const promotionId = await draft('sign-up', { startsAt: Date.now() - 48 * HOUR, budget: null })
    const { proposalId } = (await staff('POST', `/promotions/${promotionId}/publish`)).json().value
    await staff('POST', `/proposals/${proposalId}/approve`, {}, approver)
    const { startsAt, publishedAt } = (await staff('GET', `/promotions/${promotionId}`)).json().value
    expect([publishedAt > Date.now() - HOUR, startsAt]).toEqual([true, publishedAt])
  })
})

describe('[H-05] what is not published', () => {
  const keep = async (...draft: Parameters<typeof draftOf>) =>
    (await staff('POST', '/promotions', draftOf(...draft))).json().value.promotionId as string
  const coded = (code: string) => ({ promise: { kind: 'code', terms: { code, amount: '5', uses: 1, multiple: '1' } } })

  it('a promotion whose end has passed', async () => {
    const id = await keep('sign-up', { startsAt: Date.now() - 7_200_000, endsAt: Date.now() - 1 })
    expect(await publish(id)).toMatchObject({ errorCode: 'promotion.over' })
  })

  it('a code that another published promotion of the currency has, in any case, until that has ended', async () => {
    const [first, second] = [await keep('code', coded('Kite-1')), await keep('code', coded('KITE-1'))]
    expect(await publish(first)).toMatchObject({ success: true })
    expect(await publish(second)).toMatchObject({ errorCode: 'promotion.code.taken' })
    const rupees = await keep('code', { ...coded('kite-1'), currency: 'INR' })
    expect(await publish(rupees)).not.toMatchObject({ errorCode: 'promotion.code.taken' })
    await staff('POST', `/promotions/${first}/end`)
    expect(await publish(second)).toMatchObject({ success: true })
  })

  it('a second ladder of levels in a currency, until the first has ended', async () => {
    const [first, second] = [await keep('vip', {}), await keep('vip', {})]
    expect(await publish(first)).toMatchObject({ success: true })
    expect(await publish(second)).toMatchObject({ errorCode: 'promotion.ladder.taken' })
    await staff('POST', `/promotions/${first}/end`)
    expect(await publish(second)).toMatchObject({ success: true })
  })
})
