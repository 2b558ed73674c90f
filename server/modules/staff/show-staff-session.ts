import { permissionsOf } from '@croupier/api/staff/roles.ts'
import { showStaffSession } from '@croupier/api/staff/show-staff-session.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { brand, timeZone } from '../settings/index.ts'
import { dueOf } from './operator.ts'
import { countRecoveryCodes, findOperator } from './operators-store.ts'
import { describeSession } from './sessions-store.ts'
import { staffIdleMinutes, totpRequired } from './staff-settings.ts'

export default implement(showStaffSession, async (ctx) => {
  const operator = await findOperator(ctx.db, ctx.session.staffId)
  assert(operator, 'a session has its operator')
  const facts = await describeSession(ctx.db, ctx.session.sessionId)
  const hasTotp = operator.totpSealed !== null
  const settings = ctx.use(settingsPort)
  const { name, currency } = settings.read(brand)
  const due = dueOf({ mustChangePassword: operator.mustChangePassword, hasTotp }, settings.read(totpRequired))
  return {
    id: operator.id.toString(),
    account: operator.account,
    displayName: operator.displayName,
    role: operator.role,
    permissions: due.length === 0 ? permissionsOf(operator.role) : ['own.session'],
    due,
    hasTotp,
    recoveryCodesLeft: await countRecoveryCodes(ctx.db, operator.id),
    idleMinutes: settings.read(staffIdleMinutes),
    brand: { name, currency, timeZone: settings.read(timeZone) },
    ...facts,
  }
})
