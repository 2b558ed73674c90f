import type { FieldFault } from '@croupier/api/envelope.ts'
import { sendStaffMessage } from '@croupier/api/messages/send-staff-message.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { filesPort } from '../../platform/files.ts'
import { implement } from '../../platform/implement.ts'
import { enqueue } from '../../platform/jobs.ts'
import { drawPictures } from '../../platform/draw-pictures.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { audienceOf, groupFaults, isListed } from './audience.ts'
import { deliver, sendPlannedMessage } from './send-planned-message.ts'
import { describeForStaff, describePlans } from './staff-message.ts'
import { insertPlan } from './staff-messages-store.ts'

function faultsOf(given: ReceivedOf<typeof sendStaffMessage>, now: number): FieldFault[] {
  const { to, account, titles, texts, sendAt, endsAt } = given
  const missing = (field: string): FieldFault => ({ field, messageKey: 'fault.required' })
  const wrong = (field: string): FieldFault => ({ field, messageKey: 'fault.format' })
  const faults: FieldFault[] = []
  if (titles['en'] === undefined) faults.push(missing('titles.en'))
  if (texts['en'] === undefined) faults.push(missing('texts.en'))
  if (to === 'member' && account === undefined) faults.push(missing('account'))
  if (to !== 'member' && account !== undefined) faults.push(wrong('account'))
  faults.push(...groupFaults(to, given))
  if (endsAt !== undefined && endsAt <= Math.max(now, sendAt ?? 0)) faults.push(wrong('endsAt'))
  return faults
}

export default implement(sendStaffMessage, async (ctx, input) => {
  const now = ctx.clock.now()
  const faults = faultsOf(input, now)
  if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
  const drawn = await drawPictures(input.pictures)
  return ctx.conclude(async ({ tx }) => {
    const member = input.account === undefined ? null : await findMemberByAccount(tx, input.account)
    if (member === undefined) throw ctx.refusal('member.not.found')
    const pictures: string[] = []
    for (const picture of drawn) pictures.push(await ctx.use(filesPort).put(tx, picture))
    const letter = {
      ...(await audienceOf(tx, input, input.isOffer)),
      memberId: member?.id ?? null,
      titles: input.titles,
      texts: input.texts,
      link: input.link ?? null,
      pictures,
      sentBy: nameOfActor(ctx.actor),
      endsAt: input.endsAt ?? null,
    }
    const sendAt = Math.max(now, input.sendAt ?? 0)
    // Whom it reaches is written down by a job: they may be a million.
    if (sendAt > now || isListed(letter)) {
      const plan = await insertPlan(tx, letter, sendAt, now)
      await enqueue(tx, sendPlannedMessage, { planId: plan.id.toString() }, { runAt: sendAt })
      const [described] = await describePlans(tx, [plan])
      return described!
    }
    const [described] = await describeForStaff(tx, [await deliver(tx, letter, now)], now)
    return described!
  })
})
