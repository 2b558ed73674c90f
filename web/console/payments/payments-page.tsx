import { declareTabs } from '../lists/declare-tabs.tsx'
import { ChannelList } from './channel-list.tsx'
import { ProviderList } from './provider-list.tsx'
import { ReportList } from './report-list.tsx'
import { VoucherList } from './voucher-list.tsx'

/** How money comes in and goes out: the ways to pay in, who moves money for the house, vouchers. */
export const PaymentsPage = declareTabs({
  text: 'console-payments.text',
  label: 'console-payments.tab',
  tabs: [
    { id: 'channels', label: 'console-payments.tab.channels', list: ChannelList.list },
    { id: 'providers', label: 'console-payments.tab.providers', list: ProviderList.list },
    { id: 'reports', label: 'console-payments.tab.reports', list: ReportList.list },
    { id: 'vouchers', label: 'console-payments.tab.vouchers', list: VoucherList.list },
  ],
})
