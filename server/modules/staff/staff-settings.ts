import * as z from 'zod/mini'
import { setting, settingByTwo } from '../../platform/settings.ts'

/** An operator's session ends after this long without a call. */
export const staffIdleMinutes = setting('staff.idleMinutes', z.int().check(z.minimum(5), z.maximum(720)), 30)

/** Whether an operator must enrol a second step before they may do anything. Once enrolled, it is always asked. */
export const totpRequired = settingByTwo('staff.totpRequired', z.boolean(), true)
