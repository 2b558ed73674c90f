import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Tabs } from '@croupier/kit/components/tabs.tsx'
import { type ReactNode, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { Page } from '../app/page.tsx'
import { useMay } from '../app/staff.tsx'
import { GoodDialog } from './good-dialog.tsx'
import { GoodList } from './good-list.tsx'
import { OrderList } from './order-list.tsx'
import { RateList } from './rate-list.tsx'

const tabs = ['orders', 'goods', 'rates'] as const

/** The points mall from behind the counter: what waits, what is on the shelves, what earns. */
export function PointsPage(): ReactNode {
  const { t } = useWords('console-points')
  const may = useMay()
  const navigate = useNavigate()
  const { tab } = useParams()
  const [isWriting, setWriting] = useState(false)
  const selected = tabs.find((each) => each === tab)
  if (!selected) return <Navigate to="/points/orders" replace />
  return (
    <Page
      title={t('console.nav.points')}
      text={t('console-points.text')}
      actions={
        selected === 'goods' &&
        may('promotions.manage') && (
          <Button variant="action" onClick={() => setWriting(true)}>
            {t('console-points.good.add')}
          </Button>
        )
      }
    >
      <Tabs
        label={t('console-points.tab')}
        selected={selected}
        onSelect={(id) => void navigate(`/points/${id}`, { preventScrollReset: true })}
        tabs={tabs.map((id) => ({ id, label: t(`console-points.tab.${id}`) }))}
      >
        {selected === 'orders' && <OrderList />}
        {selected === 'goods' && <GoodList />}
        {selected === 'rates' && <RateList />}
      </Tabs>
      {may('promotions.manage') && <GoodDialog open={isWriting} onClose={() => setWriting(false)} good={undefined} />}
    </Page>
  )
}
