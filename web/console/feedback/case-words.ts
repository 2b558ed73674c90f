import type { CaseState } from '@croupier/api/feedback/case-answers.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'

export const stateTones: Readonly<Record<CaseState, Tone>> = { open: 'brass', answered: 'jade', closed: 'plain' }
