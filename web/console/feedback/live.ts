import { listStaffCases } from '@croupier/api/feedback/list-staff-cases.ts'
import { showStaffCase } from '@croupier/api/feedback/show-staff-case.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

export const feedbackReads: LiveReads = { on: { case: [listStaffCases, showStaffCase] } }
