import { sendTestLetter } from '@croupier/api/messaging/send-test-letter.ts'
import { translate } from '@croupier/words/server.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { brand } from '../settings/index.ts'
import { mailPort } from './mail-port.ts'

export default implement(sendTestLetter, async (ctx, { to }) => {
  const { name } = ctx.use(settingsPort).read(brand)
  await ctx.use(mailPort).send({
    to,
    subject: translate(ctx.language, 'mail.test.subject', { brand: name }),
    text: translate(ctx.language, 'mail.test.text', { brand: name }),
  })
  return ctx.conclude(async () => ({}))
})
