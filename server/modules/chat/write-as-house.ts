import { writeAsHouse } from '@croupier/api/chat/write-as-house.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { brand } from '../settings/index.ts'
import { describeForStaff } from './describe-staff-chat.ts'
import { inLanguage } from './host.ts'
import { hostByCode } from './hosts-store.ts'
import { insertMessage } from './messages-store.ts'
import { tellWritten } from './tell-chat.ts'

export default implement(writeAsHouse, async (ctx, { code, text, as }) => {
  const host = await hostByCode(ctx.tx, code)
  if (!host) throw ctx.refusal('chat.host.not.found')
  const author = as === 'host' ? inLanguage(host.names, 'en') : ctx.use(settingsPort).read(brand).name
  const facts = { hostId: host.id, side: as, memberId: null, author, text, at: ctx.clock.now() }
  const message = await insertMessage(ctx.tx, facts)
  await tellWritten(ctx.tx, message)
  return (await describeForStaff(ctx.tx, [message]))[0]!
})
