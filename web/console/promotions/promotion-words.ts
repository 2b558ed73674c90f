import type { OutputOf } from '@croupier/api/operation.ts'
import type { listApplications } from '@croupier/api/promotions/operators/list-applications.ts'
import type { showStaffPromotion } from '@croupier/api/promotions/operators/show-staff-promotion.ts'
import type { listStaffPromotions } from '@croupier/api/promotions/operators/list-staff-promotions.ts'
import type { PromotionStage } from '@croupier/api/promotions/operators/staff-answers.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'

export type ListedPromotion = OutputOf<typeof listStaffPromotions>['list'][number]
export type ShownPromotion = OutputOf<typeof showStaffPromotion>
export type Application = OutputOf<typeof listApplications>['list'][number]

export const stageTones: Record<PromotionStage, Tone> = {
  draft: 'plain',
  planned: 'brass',
  running: 'jade',
  spent: 'vermilion',
  ended: 'plain',
}

export const applicationTones: Record<Application['state'], Tone> = {
  applying: 'brass',
  joined: 'jade',
  rejected: 'vermilion',
}

/** In the reader's language, or in the one that everybody else reads. */
export function textFor(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts['en'] ?? ''
}
