import { randomUUID } from 'node:crypto'
import { Transformer } from '@napi-rs/image'
import { logIn } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { UNREAD_MOST } from '@croupier/api/messages/count-unread.ts'
import { sql } from '../../platform/database.ts'
import { ownScope } from '../../platform/invoke.ts'
import type { Event } from '../../platform/event.ts'
import { redeemFileTicket } from '../../platform/files.ts'
import { drainOutbox, registerConsumers } from '../../platform/outbox-consumer.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { rewardsIssued } from '../rewards/index.ts'
import { depositCredited, depositMoved, withdrawalEnded, withdrawalMoved } from '../wallet/index.ts'
import {
  forgetOldMessages,
  sendPlannedMessage,
  tellOfCases,
  tellOfDepositSteps,
  tellOfDeposits,
  tellOfRewards,
  tellOfWithdrawalSteps,
  tellOfWithdrawals,
  welcomeByMessage,
} from './index.ts'
import { writeSystemMessages } from './messages-store.ts'

const server = useServer()
const consumers = [
  welcomeByMessage,
  tellOfDeposits,
  tellOfDepositSteps,
  tellOfWithdrawals,
  tellOfWithdrawalSteps,
  tellOfRewards,
  tellOfCases,
]
let cast: Cast

beforeAll(async () => {
  cast = await signInTheCast(server())
  await registerConsumers(server().wired.app.database, consumers)
  await drainOutbox(server().wired.app, consumers)
})

interface Read {
  id: string
  origin: string
  kind: string | null
  title: string
  content: string
  link: string | null
  readAt: number | null
}

const database = () => server().wired.app.database
const staff = (method: 'GET' | 'POST', url: string, body?: object) =>
  server().call('console', { method, url, token: cast.admin, ...(body ? { body } : {}) })
const member = (method: 'GET' | 'POST', url: string, body?: object, token = cast.member) =>
  server().call('portal', { method, url, token, ...(body ? { body } : {}) })
const inbox = async (query = '', token = cast.member) =>
  (await member('GET', `/wps/message/inbox${query}`, undefined, token)).json().value.list as Read[]
const unread = async (token = cast.member) =>
  (await member('GET', '/wps/message/unread', undefined, token)).json().value.unreadCount as number
const idOf = async (account: string) => (await findMemberByAccount(database(), account))!.id.toString()

async function announce(event: Event): Promise<void> {
  const scope = ownScope(server().wired.app, {
    requestId: 'test',
    actor: { kind: 'system', name: 'test' },
    language: 'en',
  })
  await scope.transaction(async (within) => within.announce(event))
  await drainOutbox(server().wired.app, consumers)
}

const money = async () => ({ memberId: await idOf('rahim'), currency: 'BDT', fee: '0', at: Date.now() })
const texts = (en: string) => ({ en, bn: `${en} (bn)` })

describe('[G-01] the house writes at each event of one’s money', () => {
  it('announces a deposit, a withdrawal and a reward, each once, in the reader’s language', async () => {
    const reference = `D${randomUUID().slice(0, 8)}`
    const deposit = depositCredited({ ...(await money()), reference, amount: '1234500000', channel: 'byhand' })
    await announce(deposit)
    await announce(deposit)
    await announce(
      withdrawalEnded({
        ...(await money()),
        reference: `W${reference}`,
        amount: '500000000',
        state: 'rejected',
        note: 'The name differs.',
      }),
    )
    await announce(
      rewardsIssued({
        titles: texts('A lamp'),
        rewards: [{ rewardId: '990001', memberId: await idOf('rahim'), currency: 'BDT', amount: '58000000' }],
      }),
    )

    const read = await inbox('?origin=system')
    const bengali = await inbox('?origin=system&language=BN')

    expect(read.slice(0, 3).map(({ title }) => title)).toEqual([
      'A reward waits for you: 58.00 BDT',
      'Your withdrawal of 500.00 BDT was refused',
      '1,234.50 BDT has arrived',
    ])
    expect(read[1]!.content).toContain('Reason: The name differs.')
    expect(read[2]).toMatchObject({ kind: 'deposit-credited', link: '/member?page=transactionHistory', readAt: null })
    expect(bengali[0]!.content).toContain('A lamp (bn)')
    expect(bengali[2]!.title).toContain('1,234.50 BDT')
    expect(bengali[2]!.title).not.toBe(read[2]!.title)
    expect(read.filter(({ content }) => content.includes(`deposit ${reference}`))).toHaveLength(1)
  })

  it('says of a withdrawal that others had paid in part how much came back', async () => {
    const reference = `W${randomUUID().slice(0, 8)}`
    const ended = { ...(await money()), reference, amount: '1000000000', received: '300000000', note: null }
    await announce(withdrawalEnded({ ...ended, state: 'rejected' }))

    const [told] = await inbox('?origin=system')
    expect(told!.content).toContain(`Withdrawal ${reference} was refused and 700.00 BDT is back in your main wallet.`)
  })

  it('announces each step of a deposit and a withdrawal once', async () => {
    const reference = `D${randomUUID().slice(0, 8)}`
    const moved = { ...(await money()), reference, amount: '500000000' }
    const states = ['confirming', 'review', 'expired', 'failed'] as const
    const steps = ['requested', 'approved', 'part-told'] as const
    for (const state of states) await announce(depositMoved({ ...moved, state }))
    for (const step of steps)
      await announce(withdrawalMoved({ ...moved, step, part: step === 'part-told' ? '7' : null }))
    await announce(depositMoved({ ...moved, state: 'review' }))

    const told = (await inbox('?origin=system')).filter(({ content }) => content.includes(reference))
    expect(told.map(({ kind }) => kind).toReversed()).toEqual([
      ...states.map((state) => `deposit-${state}`),
      ...steps.map((step) => `withdrawal-${step}`),
    ])
    expect(told[0]).toMatchObject({ title: 'Have you received 500.00 BDT?', link: '/member?page=withdraw' })
  })

  it('announces an answer of the support, and where it is', async () => {
    const asked = { kind: 'question', type: 3, content: 'Where are the seeds of my round?' }
    const { id } = (await member('POST', '/wps/support/cases', asked)).json().value
    await staff('POST', `/staff/cases/${id}/answer`, { content: 'In the record of your bets.' })
    await drainOutbox(server().wired.app, consumers)

    expect((await inbox())[0]).toMatchObject({ kind: 'case-answered', link: `/support?case=${id}` })
  })

  it('welcomes who registers', async () => {
    const account = `m${randomUUID().slice(0, 8)}`
    const made = await staff('POST', '/staff/members', { username: account, password: 'Lantern7days', agent: 'shirin' })
    expect(made.json()).toMatchObject({ success: true })
    await drainOutbox(server().wired.app, consumers)

    const written = await database().one<{ origin: string; kind: string }>(sql`
      select origin, kind
      from messages.message
      where member_id = ${await idOf(account)}::bigint`)
    expect(written).toEqual({ origin: 'system', kind: 'welcome' })
  })
})

describe('[G-01] the inbox', () => {
  it('counts what is unread, under the relay’s names too, until it is read', async () => {
    await member('POST', '/wps/message/read', {})
    expect(await unread()).toBe(0)
    const sent = await staff('POST', '/staff/messages', {
      to: 'member',
      account: 'rahim',
      titles: texts('About your card'),
      texts: texts('Please look at it.\nThank you.'),
    })
    expect(sent.json()).toMatchObject({ success: true })

    for (const name of ['CSP_unreadCount', 'EMFE_getInboxUnreadCount'])
      expect((await member('GET', `/wps/relay/${name}`)).json().value).toEqual({ unreadCount: 1 })
    const [first] = (await member('GET', '/wps/relay/CSP_getInbox?state=unread')).json().value.list
    expect(first).toMatchObject({
      origin: 'staff',
      title: 'About your card',
      content: 'Please look at it.\nThank you.',
    })

    const after = await member('POST', '/wps/message/read', { ids: [first.id] })
    expect(after.json().value).toEqual({ unreadCount: 0 })
    expect(await inbox('?state=unread')).toEqual([])
  })

  it('is paged by key, and gives up what its reader removes', async () => {
    const [newest, second] = await inbox()
    const page = (await member('GET', '/wps/message/inbox?pageSize=1')).json().value
    expect([page.list[0].id, page.next]).toEqual([newest!.id, newest!.id])
    expect((await inbox(`?pageSize=1&before=${page.next}`))[0]!.id).toBe(second!.id)

    expect((await member('POST', '/wps/message/remove', { id: newest!.id })).json().success).toBe(true)
    expect((await inbox()).map(({ id }) => id)).not.toContain(newest!.id)
    const unknown = await member('POST', '/wps/message/remove', { id: '999999999' })
    expect([unknown.statusCode, unknown.json().errorCode]).toEqual([404, 'message.not.found'])
  })
})

describe('[H-10] what staff write to many', () => {
  it('is one row and unread for each member until they read it', async () => {
    const before = [await unread(), await unread(cast.agent)]
    const sent = await staff('POST', '/staff/messages', {
      to: 'all',
      titles: texts('Maintenance tonight'),
      texts: texts('From two to three.'),
    })
    const { id } = sent.json().value

    expect([await unread(), await unread(cast.agent)]).toEqual(before.map((count) => count + 1))
    await member('POST', '/wps/message/read', { ids: [id] })
    expect([await unread(), await unread(cast.agent)]).toEqual([before[0], before[1]! + 1])
    const readers = (await staff('GET', `/staff/messages/${id}/readers`)).json().value
    expect(readers).toMatchObject({ readers: 1, latest: [{ account: 'rahim' }] })

    await staff('POST', `/staff/messages/${id}/withdraw`)
    expect(await unread(cast.agent)).toBe(before[1])
    expect((await inbox()).map((each) => each.id)).not.toContain(id)
  })

  it('reaches a group and nobody else', async () => {
    const { id } = (
      await staff('POST', '/staff/messages', {
        to: 'group',
        kind: 'agents',
        titles: texts('To our agents'),
        texts: texts('Rates change.'),
      })
    ).json().value

    expect((await inbox('', cast.agent)).map((each) => each.id)).toContain(id)
    expect((await inbox()).map((each) => each.id)).not.toContain(id)
  })

  it.each([
    [{ to: 'member' }, 'account'],
    [{ to: 'group' }, 'kind'],
    [{ to: 'all', kind: 'agents' }, 'kind'],
    [{ to: 'group', currency: 'XXX' }, 'currency'],
    [{ to: 'all', titles: { bn: 'x' } }, 'titles.en'],
    [{ to: 'all', link: '//evil.test' }, 'link'],
  ])('refuses %o for its %s', async (more, field) => {
    const answer = await staff('POST', '/staff/messages', { titles: texts('x'), texts: texts('y'), ...more })

    expect(answer.json()).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field }] } })
  })
})

const scope = () =>
  ownScope(server().wired.app, { requestId: 'test', actor: { kind: 'system', name: 'test' }, language: 'en' })
const plan = async (more: object) =>
  (await staff('POST', '/staff/messages', { titles: texts('To some'), texts: texts('Look here.'), ...more })).json()
    .value
const send = (planId: string) => sendPlannedMessage.run(scope(), { planId })
const planned = async () => (await staff('GET', '/staff/messages/planned')).json().value.list as { id: string }[]
const titles = async (token = cast.member) => (await inbox('', token)).map(({ title }) => title)

describe('[H-10] a message to whoever meets conditions', () => {
  const seen = async (account: string, daysAgo: number) =>
    database().run(sql`
      update identity.login_record
      set at = now() - make_interval(days => ${daysAgo}::int)
      where member_id = ${await idOf(account)}::bigint`)

  it('says how many it reaches before, and reaches those and nobody who meets them later', async () => {
    await seen('shirin', 40)
    const seenBefore = Date.now() - 30 * 86_400_000
    const size = async (more: object) =>
      (await staff('POST', '/staff/messages/audience', { to: 'group', ...more })).json().value.members
    const agents = await size({ kind: 'agents', seenBefore })
    expect(agents).toBeGreaterThan(0)
    expect(await size({ kind: 'agents' })).toBeGreaterThanOrEqual(agents)

    const { id, state } = await plan({ to: 'group', kind: 'agents', seenBefore, titles: texts('We miss you') })
    expect(state).toBe('planned')
    await Promise.all([send(id), send(id)])
    await seen('shirin', 0)

    expect((await titles(cast.agent)).filter((title) => title === 'We miss you')).toHaveLength(1)
    expect(await titles()).not.toContain('We miss you')
    const [sent] = (await staff('GET', '/staff/messages')).json().value.list
    expect(sent).toMatchObject({ state: 'sent', reached: agents, group: { kind: 'agents', seenBefore } })
    expect(await planned()).toEqual([])
  })

  it('is unread for each until they read it, and leaves the inbox of who removes it', async () => {
    const before = [await unread(), await unread(cast.agent)]
    await send((await plan({ to: 'group', depositsMost: 1000, titles: texts('Listed') })).id)
    expect([await unread(), await unread(cast.agent)]).toEqual(before.map((count) => count + 1))
    const [first] = await inbox()
    await member('POST', '/wps/message/read', { ids: [first!.id] })
    expect([await unread(), await unread(cast.agent)]).toEqual([before[0], before[1]! + 1])
    expect((await inbox('?state=unread', cast.agent))[0]!.title).toBe('Listed')
    expect((await staff('GET', `/staff/messages/${first!.id}/readers`)).json().value.readers).toBe(1)

    expect((await member('POST', '/wps/message/remove', { id: first!.id })).json().success).toBe(true)
    expect(await titles()).not.toContain('Listed')
    await staff('POST', `/staff/messages/${first!.id}/withdraw`)
    expect([await unread(), await unread(cast.agent)]).toEqual(before)
  })

  it('goes by level, language and deposits', async () => {
    const memberId = await idOf('rahim')
    await database().run(sql`
      insert into promotions.standing (currency, member_id, level, highest)
      values ('BDT', ${memberId}::bigint, 3, 3)
      on conflict (currency, member_id) do update
      set level = 3, highest = 3`)
    await database().run(sql`
      insert into promotions.deposit (reference, member_id, currency, credited, at)
      values ('TALK1', ${memberId}::bigint, 'BDT', 1, now()), ('TALK2', ${memberId}::bigint, 'BDT', 1, now())`)
    await database().run(sql`update identity.member set language = 'bn' where id = ${memberId}::bigint`)
    const among = [
      { levelLeast: 3, levelMost: 3 },
      { language: 'bn', levelLeast: 1 },
      { depositsLeast: 2, levelLeast: 3 },
    ]
    const outside = [
      { levelLeast: 4 },
      { levelMost: 2, language: 'bn', depositsLeast: 1 },
      { language: 'ar', levelLeast: 1 },
      { depositsMost: 1, levelLeast: 3 },
    ]
    for (const [at, group] of [...among, ...outside].entries())
      await send((await plan({ to: 'group', ...group, titles: texts(`Group ${at}`) })).id)

    expect((await titles()).filter((title) => title.startsWith('Group')).toReversed()).toEqual([
      'Group 0',
      'Group 1',
      'Group 2',
    ])
  })

  it.each([
    [{ levelLeast: 3, levelMost: 2 }, 'levelMost'],
    [{ depositsLeast: 3, depositsMost: 2 }, 'depositsMost'],
    [{ seenFrom: 10, seenBefore: 10 }, 'seenBefore'],
    [{}, 'kind'],
  ])('refuses %o for its %s, before it is sent too', async (group, field) => {
    for (const url of ['/staff/messages', '/staff/messages/audience']) {
      const words = url === '/staff/messages' ? { titles: texts('x'), texts: texts('y') } : {}
      const answer = await staff('POST', url, { to: 'group', ...group, ...words })
      expect(answer.json()).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field }] } })
    }
  })
})

describe('[H-10] a message at its time', () => {
  const HOUR = 3_600_000
  const moveTo = (id: string, hours: number) =>
    database().run(sql`
      update messages.plan
      set send_at = now() + make_interval(hours => ${hours}::int)
      where id = ${id}::bigint`)

  it('waits for it, comes once, above what came before, and leaves at its end', async () => {
    const endsAt = Date.now() + 3 * HOUR
    const { id } = await plan({ to: 'all', titles: texts('At eight'), sendAt: Date.now() + 2 * HOUR, endsAt })
    await staff('POST', '/staff/messages', { to: 'all', titles: texts('Before'), texts: texts('Now.') })
    expect((await planned()).map((each) => each.id)).toEqual([id])
    await send(id)
    expect(await titles()).not.toContain('At eight')

    await moveTo(id, -1)
    await Promise.all([send(id), send(id)])
    expect((await titles()).slice(0, 2)).toEqual(['At eight', 'Before'])
    const [sent] = await inbox()
    await database().run(sql`
      update messages.message
      set ends_at = now()
      where id = ${sent!.id}::bigint`)
    expect(await titles()).not.toContain('At eight')
    expect((await staff('GET', '/staff/messages')).json().value.list[0]).toMatchObject({ state: 'ended' })
  })

  it('is called off before, and no more when it has been sent', async () => {
    const later = { to: 'all', sendAt: Date.now() + HOUR }
    const { id } = await plan({ ...later, titles: texts('Never') })
    const cancel = (which: string) => staff('POST', `/staff/messages/planned/${which}/cancel`)
    expect((await cancel(id)).json().value.state).toBe('withdrawn')
    expect((await cancel(id)).json().success).toBe(true)
    await moveTo(id, -1)
    await send(id)
    expect(await titles()).not.toContain('Never')

    const other = await plan({ ...later, titles: texts('Sent') })
    await moveTo(other.id, -1)
    await send(other.id)
    expect((await cancel(other.id)).json().errorCode).toBe('message.sent')
    expect((await cancel('999999')).json().errorCode).toBe('message.not.found')
  })

  it('ends after it begins', async () => {
    const sendAt = Date.now() + HOUR
    const answer = await staff('POST', '/staff/messages', {
      to: 'all',
      titles: texts('x'),
      texts: texts('y'),
      sendAt,
      endsAt: sendAt,
    })
    expect(answer.json()).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'endsAt' }] } })
  })
})

it('[G-01] messages are forgotten with their marks after the time they are kept', async () => {
  await send((await plan({ to: 'group', depositsMost: 1000, titles: texts('Old') })).id)
  const [old] = await inbox()
  await database().run(sql`
    update messages.message
    set sent_at = now() - interval '181 days'
    where id = ${old!.id}::bigint`)
  await forgetOldMessages.run(scope(), { schedule: 'messages.forgetOld', startsAt: 0, endsAt: 1 })

  expect(await titles()).not.toContain('Old')
  const { marks } = await database().one<{ marks: number }>(sql`
    select count(*)::int as marks
    from messages.mark
    where message_id = ${old!.id}::bigint`)
  expect(marks).toBe(0)
})

describe('[H-10] pictures of a message', () => {
  const picture = async () =>
    (await Transformer.fromRgbaPixels(Buffer.alloc(8 * 8 * 4, 200), 8, 8).png()).toString('base64')
  const show = async (id: string, index: number, token: string) =>
    (await member('POST', '/wps/message/picture', { id, index }, token)).json()

  it('are drawn anew, and shown to whom the message reaches and to nobody else', async () => {
    const message = { titles: texts('A map'), texts: texts('Here.'), pictures: [await picture()] }
    await staff('POST', '/staff/messages', { to: 'member', account: 'rahim', ...message })
    const [sent] = (await member('GET', '/wps/message/inbox')).json().value.list
    expect(sent).toMatchObject({ title: 'A map', pictures: 1 })

    const { address } = (await show(sent.id, 0, cast.member)).value
    const file = await redeemFileTicket(database(), address.replace('/files/', ''))
    expect(file?.contentType).toBe('image/webp')
    for (const [index, token] of [
      [1, cast.member],
      [0, cast.agent],
    ] as const)
      expect((await show(sent.id, index, token)).errorCode).toBe('message.not.found')
    expect((await staff('POST', `/staff/messages/${sent.id}/picture`, { index: 0 })).json().success).toBe(true)

    await staff('POST', `/staff/messages/${sent.id}/withdraw`)
    expect((await show(sent.id, 0, cast.member)).errorCode).toBe('message.not.found')
  })

  it('are refused where they are none', async () => {
    const pictures = [Buffer.from('<svg onload="alert(1)"/>').toString('base64')]
    const answer = await staff('POST', '/staff/messages', {
      to: 'all',
      titles: texts('x'),
      texts: texts('y'),
      pictures,
    })
    expect(answer.json()).toMatchObject({ errorCode: 'upload.not.image', value: { fields: [{ field: 'pictures.0' }] } })
  })
})

describe('[F-05] letters between agents and members', () => {
  it('go up to one’s agent and down to direct members, and nowhere else', async () => {
    const letter = { title: 'A question', content: 'May I?' }
    const password = 'Lantern7days'
    await staff('POST', '/staff/members', { username: 'karim', password, agent: 'shirin', mustChangePassword: false })
    const token = (await logIn(server(), { username: 'karim', password })).json().value.token as string
    const send = (body: object, by: string) => member('POST', '/wps/message/send', { ...letter, ...body }, by)

    const { upline } = (await member('GET', '/wps/message/recipients', undefined, token)).json().value
    expect(upline).toBe('shirin')
    expect((await send({ to: 'upline' }, token)).json()).toMatchObject({ success: true })
    const [asked] = await inbox('?origin=member', cast.agent)
    expect(asked).toMatchObject({ title: 'A question', sender: 'karim' })

    expect((await send({ to: 'downline', account: 'karim' }, cast.agent)).json().value.origin).toBe('agent')
    expect((await send({ to: 'downlines' }, cast.agent)).json()).toMatchObject({ success: true })
    expect(await inbox('?origin=agent', token)).toHaveLength(2)
    expect(await inbox('?origin=agent')).toEqual([])
    const outbox = (await member('GET', '/wps/message/outbox', undefined, cast.agent)).json().value.list
    expect(outbox.map(({ recipient }: { recipient: string }) => recipient)).toEqual(['', 'karim'])

    for (const body of [{ to: 'downline', account: 'rahim' }, { to: 'upline' }])
      expect((await send(body, cast.agent)).json().errorCode).toBe('message.recipient')
    expect((await send({ to: 'downlines' }, token)).json().errorCode).toBe('message.recipient')
  })
})

describe('[F-05] what an agent is told by the house', () => {
  it('is its announcements and its messages to agents, and support answers them', async () => {
    const news = { type: 'PL', titles: { en: 'Rates from May' }, texts: { en: '<p>Higher.</p>' } }
    expect((await staff('POST', '/staff/announcements', news)).json()).toMatchObject({ success: true })
    const listed = '/wps/relay/MCSFE_getListAnnouncements?types=PL'
    const { playerNotices } = (await member('GET', listed, undefined, cast.agent)).json().value
    expect(playerNotices).toEqual([expect.objectContaining({ title: 'Rates from May', content: '<p>Higher.</p>' })])

    await staff('POST', '/staff/messages', {
      to: 'group',
      kind: 'agents',
      titles: texts('Your new rates'),
      texts: texts('Please read them.'),
    })
    expect((await inbox('?origin=staff', cast.agent))[0]).toMatchObject({ title: 'Your new rates', readAt: null })

    const chat = (await member('POST', '/wps/support/chat', {}, cast.agent)).json().value
    await member('POST', `/wps/support/cases/${chat.id}/reply`, { content: 'From when?' }, cast.agent)
    await staff('POST', `/staff/cases/${chat.id}/answer`, { content: 'From the first of May.' })
    const { entries } = (await member('GET', `/wps/support/cases/${chat.id}`, undefined, cast.agent)).json().value
    expect(entries.map(({ text }: { text: string }) => text)).toEqual(['From when?', 'From the first of May.'])
  })
})

it('[G-01] 10,000 messages at once to one member are each there once, and the badge stays small', async () => {
  const memberId = await findMemberByAccount(database(), 'rahim').then((found) => found!.id)
  await member('POST', '/wps/message/read', {})
  const written = Array.from({ length: 10_000 }, (_, at) => ({
    memberId,
    kind: 'deposit-credited' as const,
    facts: { reference: `Z${at}`, amount: '1.00', currency: 'BDT' },
    source: `flood ${at}`,
    at: Date.now(),
  }))
  await database().transaction(async (tx) => {
    expect(await writeSystemMessages(tx, written)).toHaveLength(10_000)
    expect(await writeSystemMessages(tx, written)).toEqual([])
  })

  expect(await unread()).toBe(UNREAD_MOST)
  expect(await inbox('?pageSize=20')).toHaveLength(20)
  expect((await member('POST', '/wps/message/read', {})).json().value).toEqual({ unreadCount: 0 })
})
