import { sendFeedback } from '@croupier/api/feedback/send-feedback.ts'
import { implement } from '../../platform/implement.ts'
import { captchaToSpend } from '../identity/index.ts'
import { insertConversation, insertEntry } from './conversations-store.ts'
import { tellCase } from './tell-case.ts'

export default implement(sendFeedback, async (ctx, { content, sender, type, captcha }) => {
  const spendCaptcha = await captchaToSpend(ctx, captcha)
  const at = ctx.clock.now()
  const { session, language } = ctx
  // A trial's account is gone tomorrow: nobody answers it.
  const member = session && !session.isTrial ? session : undefined
  const author = session?.account ?? sender?.trim() ?? ''
  return ctx.conclude(async ({ tx }) => {
    await spendCaptcha(tx)
    const memberId = member?.memberId ?? null
    const opened = await insertConversation(tx, {
      kind: 'feedback',
      type,
      memberId,
      sender: author,
      language,
      openedAt: at,
    })
    await insertEntry(tx, opened.id, { side: 'member', author, text: content, pictures: [], at })
    await tellCase(tx, opened)
    return { id: opened.id.toString() }
  })
})
