import { openCase } from '@croupier/api/feedback/open-case.ts'
import { replyToCase } from '@croupier/api/feedback/reply-to-case.ts'
import { sendFeedback } from '@croupier/api/feedback/send-feedback.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { type WriteTrial, writeTrial } from './write-trial.ts'

const content = 'Where can I see the seeds of my round?'
const question = { kind: 'question', type: 3, content }

export const feedbackWrites: readonly WriteTrial[] = [
  writeTrial(sendFeedback, async ({ server, newAddress }) => async () => {
    const drawn = await server.call('portal', { url: '/wps/captcha', address: newAddress() })
    const cookie = String(drawn.headers['set-cookie']).split(';')[0]!
    const { captcha } = await server.wired.app.database.one<{ captcha: string }>(sql`
      select answer as captcha
      from identity.captcha
      order by made_at desc
      limit 1`)
    return { input: { type: 3, content, captcha }, headers: { cookie } }
  }),
  writeTrial(openCase, async (world) => async () => ({ token: (await world.newMember()).token, input: question })),
  writeTrial(replyToCase, async (world) => async () => {
    const { token } = await world.newMember()
    const { id } = await world.call('portal', `${openCase.method} ${openCase.path}`, { token, input: question })
    return { token, input: { id, content: 'Any of them.' } }
  }),
]
