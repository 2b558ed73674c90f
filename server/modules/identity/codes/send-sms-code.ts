import { sendSmsCode } from '@croupier/api/identity/codes/send-sms-code.ts'
import { implement } from '../../../platform/implement.ts'
import { isModuleOn } from '../../settings/index.ts'
import { sendCodeToOwner } from './send-code-to-owner.ts'

export default implement(sendSmsCode, async (ctx, input) => {
  const isOff = input.purpose === 'login' && !isModuleOn(ctx, 'MOBILEVERCODELOGIN3')
  if (isOff) throw ctx.refusal('function.not.available')
  return sendCodeToOwner(ctx, input)
})
