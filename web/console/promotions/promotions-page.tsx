import { listApplications } from '@croupier/api/promotions/operators/list-applications.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { declareTabs } from '../lists/declare-tabs.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { ApplicationList } from './application-list.tsx'
import { PromotionList } from './promotion-list.tsx'

/** Promotions and what members applied for. */
export const PromotionsPage = declareTabs({
  text: 'console-promotions.text',
  label: 'console.nav.promotions',
  tabs: [
    { id: 'promotions', label: 'console.nav.promotions', list: PromotionList.list },
    { id: 'applications', label: 'console-promotions.applications', list: ApplicationList.list },
  ],
  actions: [{ permission: 'promotions.manage', label: 'console-promotions.add', to: '/promotions/new' }],
  useCounts() {
    const waiting = useOperation(listApplications, { state: 'applying' }, { everyMilliseconds: SHARED_WORK })
    return { applications: waiting.data?.list.length }
  },
})
