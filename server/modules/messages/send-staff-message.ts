import type { FieldFault } from '@croupier/api/envelope.ts'
import { messageArrived } from '@croupier/api/live/message-arrived.ts'
import { sendStaffMessage } from '@croupier/api/messages/send-staff-message.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import { currencies } from '@croupier/basis/currency.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { tell } from '../../platform/live.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { describeForStaff } from './staff-message.ts'
import { insertStaffMessage } from './staff-messages-store.ts'

function faultsOf(given: ReceivedOf<typeof sendStaffMessage>): FieldFault[] {
  const { to, account, currency, kind, team, joinedFrom, joinedBefore, titles, texts } = given
  const missing = (field: string): FieldFault => ({ field, messageKey: 'fault.required' })
  const wrong = (field: string): FieldFault => ({ field, messageKey: 'fault.format' })
  const conditions = { currency, kind, team, joinedFrom, joinedBefore }
  const named = Object.entries(conditions).filter(([, value]) => value !== undefined)
  const faults: FieldFault[] = []
  if (titles['en'] === undefined) faults.push(missing('titles.en'))
  if (texts['en'] === undefined) faults.push(missing('texts.en'))
  if (to === 'member' && account === undefined) faults.push(missing('account'))
  if (to !== 'member' && account !== undefined) faults.push(wrong('account'))
  if (to === 'group' && named.length === 0) faults.push(missing('kind'))
  if (to !== 'group') faults.push(...named.map(([field]) => wrong(field)))
  if (currency !== undefined && !currencies.has(currency)) faults.push(wrong('currency'))
  if (joinedFrom !== undefined && joinedBefore !== undefined && joinedBefore <= joinedFrom)
    faults.push(wrong('joinedBefore'))
  return faults
}

export default implement(sendStaffMessage, async (ctx, input) => {
  const { tx } = ctx
  const faults = faultsOf(input)
  if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
  const found = async (account: string | undefined) => {
    if (account === undefined) return null
    const member = await findMemberByAccount(tx, account)
    if (!member) throw ctx.refusal('member.not.found')
    return member.id
  }
  const memberId = await found(input.account)
  const teamOf = await found(input.team)
  const message = await insertStaffMessage(tx, {
    memberId,
    teamOf,
    currency: input.currency ?? null,
    kind: input.kind ?? null,
    joinedFrom: input.joinedFrom ?? null,
    joinedBefore: input.joinedBefore ?? null,
    titles: input.titles,
    texts: input.texts,
    link: input.link ?? null,
    sentBy: nameOfActor(ctx.actor),
    sentAt: ctx.clock.now(),
  })
  // Whom a broadcast reaches each page finds out by itself.
  await tell(tx, memberId === null ? { to: 'everyone' } : { to: 'member', id: memberId }, messageArrived, {})
  const [described] = await describeForStaff(tx, [message])
  return described!
})
