import { analyticsSchema, customerServiceSchema, resourceSchema } from '@croupier/api/settings/resources.ts'
import * as z from 'zod/mini'
import { setting } from '../../platform/settings.ts'

/** With LIVECHAT among them the log-in dialog offers "forgot password" by chat. */
export const resources = setting('settings.resources', z.array(resourceSchema).check(z.maxLength(40)), [
  { resourceType: 'LIVECHAT', url: '/support', labelNameEn: 'Live chat' },
])

export const customerService = setting(
  'settings.customerService',
  z.array(customerServiceSchema).check(z.maxLength(20)),
  [{ csPosition: 'ALL', path: '/support' }],
)

export const analytics = setting('settings.analytics', z.array(analyticsSchema).check(z.maxLength(10)), [])
