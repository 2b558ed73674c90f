import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Tabs } from '@croupier/kit/components/tabs.tsx'
import { type ReactNode, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { Page } from '../app/page.tsx'
import { useMay } from '../app/staff.tsx'
import { ChannelDialog } from './channel-dialog.tsx'
import { ChannelList } from './channel-list.tsx'
import { ProviderDialog } from './provider-dialog.tsx'
import { ProviderList } from './provider-list.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { ReportList } from './report-list.tsx'
import { VoucherDialog } from './voucher-dialog.tsx'
import { VoucherList } from './voucher-list.tsx'

const tabs = ['channels', 'providers', 'reports', 'vouchers'] as const

/** How money comes in and goes out: the ways to pay in, who moves money for the house, vouchers. */
export function PaymentsPage(): ReactNode {
  const { t } = useWords('console-payments')
  const may = useMay()
  const navigate = useNavigate()
  const { tab } = useParams()
  const [isWriting, setWriting] = useState(false)
  const selected = tabs.find((each) => each === tab)
  if (!selected) return <Navigate to="/cashier/channels" replace />
  const close = () => setWriting(false)
  const mayAdd = may(
    selected === 'vouchers' ? 'vouchers.manage' : selected === 'reports' ? 'payments.read' : 'payments.manage',
  )
  return (
    <Page
      title={t('console.nav.payments')}
      text={t('console-payments.text')}
      actions={
        mayAdd && (
          <Button variant="action" onClick={() => setWriting(true)}>
            {t(`console-payments.add.${selected}`)}
          </Button>
        )
      }
    >
      <Tabs
        label={t('console-payments.tab')}
        selected={selected}
        onSelect={(id) => void navigate(`/cashier/${id}`, { preventScrollReset: true })}
        tabs={tabs.map((id) => ({ id, label: t(`console-payments.tab.${id}`) }))}
      >
        {selected === 'channels' && <ChannelList />}
        {selected === 'providers' && <ProviderList />}
        {selected === 'reports' && <ReportList />}
        {selected === 'vouchers' && <VoucherList />}
      </Tabs>
      {mayAdd && selected === 'channels' && <ChannelDialog open={isWriting} onClose={close} channel={undefined} />}
      {mayAdd && selected === 'providers' && <ProviderDialog open={isWriting} onClose={close} provider={undefined} />}
      {mayAdd && selected === 'reports' && <ReportDialog open={isWriting} onClose={close} />}
      {mayAdd && selected === 'vouchers' && <VoucherDialog open={isWriting} onClose={close} />}
    </Page>
  )
}
