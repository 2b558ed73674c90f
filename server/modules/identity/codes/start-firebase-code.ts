import { startFirebaseCode } from '@croupier/api/identity/codes/start-firebase-code.ts'
import { implement } from '../../../platform/implement.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import { firebaseChannel } from './firebase-channel.ts'
import { requirePhone } from '../contacts/phone.ts'

export default implement(startFirebaseCode, async (ctx, input) => {
  const channel = firebaseChannel(ctx)
  if (!channel) throw ctx.refusal('function.not.available')
  const { e164 } = requirePhone(ctx, input.countryDialingCode, input.mobileNum)
  return { phone: e164, page: `${ctx.use(originsPort).games}/play/phone-code/`, ...channel }
})
