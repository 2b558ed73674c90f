import { RETENTION_MONTHS } from '@croupier/api/reporting/reports/list-retention.ts'
import { localDate } from '@croupier/basis/period.ts'
import { job } from '../../../platform/jobs.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { merchantZonePort } from '../merchant-zone-port.ts'
import { countRetention } from './retention-store.ts'

/** Who came back, as of the end of a day: months that are over stay as they were counted. */
export const countWhoCameBack = job('reporting.countRetention', scheduledPeriod, (ctx, { endsAt }) =>
  ctx.transaction(({ tx }) =>
    countRetention(tx, { today: localDate(ctx.use(merchantZonePort).zone(), endsAt - 1), months: RETENTION_MONTHS }),
  ),
)
