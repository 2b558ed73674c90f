import { approveVerification } from '@croupier/api/safeguards/verification/approve-verification.ts'
import { periodAt, wallInstant } from '@croupier/basis/period.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { timeZone } from '../../settings/index.ts'
import { decideVerification } from './decide-verification.ts'

const NOON = 12 * 60

export default implement(approveVerification, async (ctx, { account, id, validThrough }) => {
  const zone = ctx.use(settingsPort).read(timeZone)
  const validUntil =
    validThrough === undefined ? null : periodAt('day', zone, wallInstant(zone, validThrough, NOON)).endsAt
  if (validUntil !== null && validUntil <= ctx.clock.now()) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'validThrough', messageKey: 'fault.past' }] })
  }
  return decideVerification(ctx, { account, id }, { state: 'verified', reason: null, validUntil })
})
