import { sendResetCode } from '@croupier/api/identity/codes/send-reset-code.ts'
import { implement } from '../../../platform/implement.ts'
import { sendCodeToOwner } from './send-code-to-owner.ts'

export default implement(sendResetCode, (ctx, input) => sendCodeToOwner(ctx, { ...input, purpose: 'reset' }))
