import { declareTabs } from '../lists/declare-tabs.tsx'
import { ActivityList } from './activity-list.tsx'
import { CashList } from './cash-list.tsx'
import { RetentionList } from './retention-list.tsx'
import { RevenueList } from './revenue-list.tsx'
import { VendorRevenueList } from './vendor-list.tsx'

/** How the house does over days and months. Each report is a list, and is saved as CSV like any other. */
export const ReportsPage = declareTabs({
  text: 'console-reports.text',
  label: 'console-reports.report',
  tabs: [
    { id: 'revenue', label: 'console-reports.tab.revenue', list: RevenueList.list },
    { id: 'vendors', label: 'console-reports.tab.vendors', list: VendorRevenueList.list },
    { id: 'cash', label: 'console-reports.tab.cash', list: CashList.list },
    { id: 'activity', label: 'console-reports.tab.activity', list: ActivityList.list },
    { id: 'retention', label: 'console-reports.tab.retention', list: RetentionList.list },
  ],
})
