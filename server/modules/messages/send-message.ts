import { messageArrived } from '@croupier/api/live/message-arrived.ts'
import { sendMessage } from '@croupier/api/messages/send-message.ts'
import { implement } from '../../platform/implement.ts'
import { tell, tellMany } from '../../platform/live.ts'
import { directDownlineIds, findMemberByAccount } from '../identity/index.ts'
import { describeMessage } from './message.ts'
import { insertLetter, type NewLetter } from './messages-store.ts'
import { uplineOf } from './upline.ts'

/** Open pages told at once of a letter to all; who is not told sees it with the next page. */
const TOLD_MOST = 5000

export default implement(sendMessage, async (ctx, { to, account, title, content }) => {
  const { tx } = ctx
  const { memberId: senderId, isAgent } = ctx.session
  if (to === 'downline' && account === undefined) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'account', messageKey: 'fault.required' }] })
  }
  const letter = { senderId, title, text: content, language: ctx.language, at: ctx.clock.now() }
  const send = async (addressed: Pick<NewLetter, 'origin' | 'memberId'>) => {
    const message = await insertLetter(tx, { ...letter, ...addressed })
    return describeMessage(message, ctx.session.account, ctx.language)
  }
  if (to === 'upline') {
    const upline = await uplineOf(tx, senderId)
    if (!upline) throw ctx.refusal('message.recipient')
    await tell(tx, { to: 'member', id: upline.id }, messageArrived, {})
    return send({ origin: 'member', memberId: upline.id })
  }
  if (!isAgent) throw ctx.refusal('message.recipient')
  if (to === 'downlines') {
    const told = await directDownlineIds(tx, senderId, TOLD_MOST)
    await tellMany(
      tx,
      messageArrived,
      told.map((id) => ({ audience: { to: 'member', id }, payload: {} })),
    )
    return send({ origin: 'agent', memberId: null })
  }
  const member = account === undefined ? undefined : await findMemberByAccount(tx, account)
  if (member?.parentId !== senderId) throw ctx.refusal('message.recipient')
  await tell(tx, { to: 'member', id: member.id }, messageArrived, {})
  return send({ origin: 'agent', memberId: member.id })
})
