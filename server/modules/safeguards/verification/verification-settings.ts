import * as z from 'zod/mini'
import { byCurrency, settingAmount } from '../../../platform/by-currency.ts'
import { setting } from '../../../platform/settings.ts'

/**
 * From which amount on a withdrawal is only paid to who has shown who they are, by currency; in one that is not named, none
 * asks for it.
 */
export const verificationRules = setting<{ withdrawalsFrom: Record<string, string> }>(
  'safeguards.verification',
  z.strictObject({ withdrawalsFrom: byCurrency(settingAmount) }),
  { withdrawalsFrom: {} },
)
