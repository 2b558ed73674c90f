import { isTimeZone } from '@croupier/basis/period.ts'
import * as z from 'zod/mini'
import { setting } from '../../platform/settings.ts'

/** The merchant's: days, weeks and months end by it, for settlements, limits and reports. An IANA name. */
export const timeZone = setting(
  'settings.timeZone',
  z.string().check(z.maxLength(60), z.refine(isTimeZone, 'fault.format')),
  'Asia/Dhaka',
)
