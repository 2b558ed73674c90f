import {
  asMember,
  creditedDeposit,
  runPromotion,
  systemScope,
  tellFacts,
  waitingFor,
} from '@croupier/dev/testing/promotions.ts'
import { isCommittedTo, recutEnvelope, redrawRaffle } from '@croupier/dev/testing/redraw.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { registerConsumers } from '../../../platform/outbox-consumer.ts'
import { sumRounds } from '../../figures/index.ts'
import { countDeposits, drawRaffles } from '../index.ts'

const server = useServer()
const consumers = [sumRounds, countDeposits]
const database = () => server().wired.app.database

beforeAll(async () => {
  await registerConsumers(database(), consumers)
})

const HOUR = 3_600_000
const period = { schedule: 'test', startsAt: 0, endsAt: 0 }
const draw = () => drawRaffles.run(systemScope(server()), period)
const show = async (promotionId: string) =>
  (await server().call('portal', { url: `/wps/promotions/${promotionId}/draw` })).json().value
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no refusal',
    (error: { code?: string }) => error.code,
  )

describe('[E-02] a raffle', () => {
  const terms = {
    measure: 'deposits',
    perTicket: '500',
    mostTickets: 4,
    prizes: ['300', '100', '50'],
    maxWins: 1,
    multiple: '1',
  } as const
  let promotionId: string
  let players: string[]

  beforeAll(async () => {
    promotionId = await runPromotion(
      server(),
      { kind: 'raffle', terms: { ...terms, prizes: [...terms.prizes] } },
      { startsAt: Date.now() - HOUR, endsAt: Date.now() + HOUR },
    )
    players = await Promise.all(Array.from({ length: 4 }, () => openPlayer(server())))
    const deposits = [2_400, 500, 499, 9_000]
    const facts = await Promise.all(players.map((account, at) => creditedDeposit(server(), account, deposits[at]!)))
    // Told twice, it counts once.
    await tellFacts(server(), consumers, [...facts, ...facts])
  })

  it('counts a ticket for each whole sum, up to the most, and shows the hash of its seed from the start', async () => {
    const own = await Promise.all(players.map((account) => asMember(server(), account, 'showDraw', { promotionId })))
    expect(own.map(({ ownTickets }) => ownTickets)).toEqual([4, 1, 0, 4])
    expect(own[0]).toMatchObject({ serverSeed: null, clientSeed: null, drawnAt: null, count: 0 })
    expect(own[0].seedHash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('draws once when it is over, gives the prizes, and can be drawn again by anybody from what is published', async () => {
    await draw()
    expect((await show(promotionId)).drawnAt).toBeNull()
    const { seedHash } = await show(promotionId)
    await asOperator(server(), 'freezeMember', { account: players[1]!, note: 'for a test' })
    await database().run(sql`
      update promotions.version
      set ends_at = now() - interval '31 minutes', starts_at = now() - interval '1 day'
      where promotion_id = ${promotionId}::bigint`)
    await database().run(sql`
      update promotions.deposit set at = now() - interval '2 hours'`)
    await Promise.all([draw(), draw()])
    await draw()

    const drawn = await show(promotionId)
    const url = `/wps/promotions/${promotionId}/tickets?pageSize=1`
    const first = (await server().call('portal', { url })).json().value
    const rest = (await server().call('portal', { url: `${url}&after=${first.next}` })).json().value
    expect(rest.next).toBeNull()
    const lines = [...first.list, ...rest.list].flatMap(({ first: from, last, pseudonym }) =>
      Array.from({ length: last - from + 1 }, (_, at) => `${from + at},${pseudonym}\n`),
    )
    // Who is frozen holds none, and who deposited too little.
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(drawn.seedHash).toBe(seedHash)
    expect(isCommittedTo(drawn)).toBe(true)
    expect(drawn.prizes.map(({ ticket }: { ticket: number | null }) => ticket)).toEqual([
      ...redrawRaffle(drawn, lines.join('')),
      null,
    ])

    const won = await Promise.all(players.map((account) => waitingFor(server(), account)))
    expect(won.flat().toSorted()).toEqual([
      ['raffle', '100.00'],
      ['raffle', '300.00'],
    ])
    expect(won[1]).toEqual([])
    expect(won[2]).toEqual([])
  })
})

describe('[E-02] a red envelope', () => {
  const terms = { total: '10', pieces: 4, least: '1', split: 'random', multiple: '1' } as const

  it('gives its pieces to who comes first, one each, which add up to the unit, and shows its seed when it is empty', async () => {
    const promotionId = await runPromotion(server(), { kind: 'envelope', terms }, { budget: '20' })
    const before = await show(promotionId)
    expect(before).toMatchObject({ serverSeed: null, count: 4, taken: 0 })
    const players = await Promise.all(Array.from({ length: 6 }, () => openPlayer(server())))
    const open = (account: string) => asMember(server(), account, 'openEnvelope', { promotionId })

    const opened = await Promise.allSettled(players.flatMap((account) => [open(account), open(account)]))
    const amounts = opened.flatMap((one) => (one.status === 'fulfilled' ? [Number(one.value.amount)] : []))
    expect(amounts).toHaveLength(4)
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(10, 6)
    const refusals = opened.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(Object.groupBy(refusals, (code) => code)).toEqual({
      'promotion.opened.already': Array(4).fill('promotion.opened.already'),
      'promotion.envelope.empty': Array(4).fill('promotion.envelope.empty'),
    })
    const held = await Promise.all(players.map((account) => waitingFor(server(), account)))
    expect(held.map((list) => list.length).toSorted()).toEqual([0, 0, 1, 1, 1, 1])

    // Nobody is asked to open what is empty.
    const late = await asMember(server(), await openPlayer(server()), 'showPromotion', { promotionId })
    expect(late.status).toBe('closed')
    const listed = (await server().call('portal', { url: '/wps/promotions' })).json().value.list
    expect(listed.find((one: { promotionId: string }) => one.promotionId === promotionId).status).toBe('closed')

    const after = await show(promotionId)
    expect(after.seedHash).toBe(before.seedHash)
    expect(isCommittedTo(after)).toBe(true)
    const pieces = recutEnvelope(after)
    expect(pieces.toSorted()).toEqual(amounts.toSorted())
    // Each of them finds the piece that was theirs.
    for (const account of players) {
      const [reward] = await waitingFor(server(), account)
      const { cut } = await asMember(server(), account, 'showDraw', { promotionId })
      expect(cut.ownPiece === null ? undefined : pieces[cut.ownPiece - 1]).toBe(reward && Number(reward[1]))
    }
  })

  it('is opened by nobody who is frozen, and not before it begins', async () => {
    const promotionId = await runPromotion(server(), { kind: 'envelope', terms }, { budget: '10' })
    const frozen = await openPlayer(server())
    await asOperator(server(), 'freezeMember', { account: frozen, note: 'for a test' })
    expect(await refusalOf(asMember(server(), frozen, 'openEnvelope', { promotionId }))).toBe(
      'promotion.not.for.member',
    )
    const later = await runPromotion(
      server(),
      { kind: 'envelope', terms },
      { budget: '10', startsAt: Date.now() + HOUR },
    )
    const player = await openPlayer(server())
    expect(await refusalOf(asMember(server(), player, 'openEnvelope', { promotionId: later }))).toBe('promotion.closed')
  })

  it('is refused where its pieces do not fit, or its budget does not hold it', async () => {
    const draft = {
      currency: 'BDT',
      category: 'special',
      titles: { en: 'An envelope' },
      summaries: { en: 'What it is' },
      rules: { en: 'The rules' },
      startsAt: Date.now(),
      endsAt: null,
      claimHours: null,
      newMembersDays: null,
    }
    const fields = async (more: object, budget: string) => {
      const promise = { kind: 'envelope', terms: { ...terms, ...more } }
      const refused = await asOperator(server(), 'createPromotion', { ...draft, promise, budget }).catch(
        (error: { value: { fields: { field: string }[] } }) => error.value.fields.map(({ field }) => field),
      )
      return refused
    }
    expect(await fields({ pieces: 11 }, '10')).toEqual(['promise.terms.total'])
    expect(await fields({}, '9.99')).toEqual(['budget'])
  })
})
