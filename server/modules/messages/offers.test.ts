import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownScope } from '../../platform/invoke.ts'
import { createMemberAs, findMemberByAccount, logOutForBreak } from '../identity/index.ts'
import { sendPlannedMessage } from './index.ts'
import { countUnreadOf, inboxOf, unreadOf } from './messages-store.ts'

const server = useServer()
let cast: Cast

const scope = () =>
  ownScope(server().wired.app, { requestId: 'test', actor: { kind: 'system', name: 'test' }, language: 'en' })

beforeAll(async () => {
  cast = await signInTheCast(server())
})

const staff = async (url: string, body: object) =>
  (await server().call('console', { method: 'POST', url, token: cast.admin, body })).json().value
const wish = (account: string, isWanted: boolean) => asMember(server(), account, 'setMarketing', { isWanted })

const readers = ['takes', 'does not', 'on a break', 'switched off later'] as const
const audiences = ['all', 'group', 'listed', 'member'] as const

async function open(account: string, reader: (typeof readers)[number]): Promise<bigint> {
  await createMemberAs(scope(), { username: account, password: 'lantern-light-77' })
  if (reader !== 'does not') await wish(account, true)
  const memberId = (await findMemberByAccount(server().wired.app.database, account))!.id
  // As safeguards does when a break begins.
  if (reader === 'on a break') await scope().transaction((within) => logOutForBreak(within, memberId))
  return memberId
}

const table = audiences.flatMap((to) =>
  readers.flatMap((reader) => [true, false].map((isOffer) => ({ to, reader, isOffer }))),
)

describe('[I-01] offers are off until a member chooses them', () => {
  it.each(table)('to $to, who $reader, offer: $isOffer', async ({ to, reader, isOffer }) => {
    const db = server().wired.app.database
    const account = `offer${table.findIndex((row) => row.to === to && row.reader === reader && row.isOffer === isOffer)}`
    const group = { kind: 'members', ...(to === 'listed' && { depositsMost: 0 }) }
    const audience = to === 'all' ? { to } : { to: 'group', ...group }
    const count = async () => (await staff('/staff/messages/audience', { ...audience, isOffer })).members as number
    const countedBefore = await count()
    const memberId = await open(account, reader)
    const wants = reader === 'takes' || reader === 'switched off later'
    expect((await count()) - countedBefore).toBe(wants || !isOffer ? 1 : 0)

    const unreadBefore = await countUnreadOf(db, memberId)
    const sent = await staff('/staff/messages', {
      ...(to === 'member' ? { to, account } : audience),
      isOffer,
      titles: { en: `To ${account}` },
      texts: { en: 'Look here.' },
    })
    expect(sent.isOffer).toBe(isOffer)
    if (to === 'listed') await sendPlannedMessage.run(scope(), { planId: sent.id })
    if (reader === 'switched off later') await wish(account, false)

    const isSeen = reader === 'takes' || !isOffer
    const inbox = await inboxOf(db, memberId, { before: undefined, limit: 20 })
    const found = inbox.filter(({ titles }) => titles['en'] === `To ${account}`)
    expect(found).toHaveLength(isSeen ? 1 : 0)
    expect((await countUnreadOf(db, memberId)) - unreadBefore).toBe(isSeen ? 1 : 0)
    // What a browser is told of: messages to one member only.
    if (to === 'member') expect((await unreadOf(db, memberId, sent.id)) !== undefined).toBe(isSeen)
  })

  it('takes a choice that is no boolean for none', async () => {
    const body = { to: 'all', isOffer: 'yes', titles: { en: 'x' }, texts: { en: 'y' } }
    const answer = await server().call('console', { method: 'POST', url: '/staff/messages', token: cast.admin, body })
    expect(answer.json()).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'isOffer' }] } })
  })
})
