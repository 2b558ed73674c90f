import type { CaseState } from '@croupier/api/feedback/case-answers.ts'
import type { listStaffCases } from '@croupier/api/feedback/list-staff-cases.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'

export type StaffCase = OutputOf<typeof listStaffCases>['list'][number]

export const stateTones: Readonly<Record<CaseState, Tone>> = { open: 'brass', answered: 'jade', closed: 'plain' }
