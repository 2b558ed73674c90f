import { sendTestText } from '@croupier/api/messaging/send-test-text.ts'
import { translate } from '@croupier/words/server.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { brand } from '../settings/index.ts'
import { smsPort } from './sms-port.ts'

export default implement(sendTestText, async (ctx, { to }) => {
  const { name } = ctx.use(settingsPort).read(brand)
  await ctx.use(smsPort).send({ to, text: translate(ctx.language, 'mail.test.text', { brand: name }) })
  return ctx.conclude(async () => ({}))
})
