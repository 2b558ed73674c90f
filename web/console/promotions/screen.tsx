import { PromotionsIcon } from '@croupier/kit/icons/money.tsx'
import type { Screen } from '../frame/screen.ts'

export const promotions: Screen = {
  path: '/promotions/:tab?',
  permission: 'promotions.read',
  words: ['console-promotions', 'promotions'],
  menu: { label: 'console.nav.promotions', icon: <PromotionsIcon /> },
  queue: 'applications',
  load: async () => (await import('./promotions-page.tsx')).PromotionsPage,
}

export const newPromotion: Screen = {
  path: '/promotions/new',
  permission: 'promotions.manage',
  words: ['console-promotions'],
  load: async () => (await import('./promotion-form-page.tsx')).PromotionFormPage,
}

export const promotionChange: Screen = {
  path: '/promotions/:promotionId/change',
  permission: 'promotions.manage',
  words: ['console-promotions'],
  load: async () => (await import('./promotion-form-page.tsx')).PromotionFormPage,
}
