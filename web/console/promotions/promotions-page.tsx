import { listApplications } from '@croupier/api/promotions/operators/list-applications.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Tabs } from '@croupier/kit/components/tabs.tsx'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Page } from '../app/page.tsx'
import { useMay } from '../app/staff.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { ApplicationList } from './application-list.tsx'
import { PromotionList } from './promotion-list.tsx'

const paths = { promotions: '/promotions', applications: '/promotions/applications' } as const

/** Promotions and what members applied for. Each part has an address of its own. */
export function PromotionsPage(): ReactNode {
  const { t } = useWords('console-promotions')
  const may = useMay()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const waiting = useOperation(listApplications, { state: 'applying' }, { everyMilliseconds: SHARED_WORK })
  const selected = pathname === paths.applications ? 'applications' : 'promotions'
  return (
    <Page
      title={t('console.nav.promotions')}
      text={t('console-promotions.text')}
      actions={
        may('promotions.manage') && (
          <Link to="/promotions/new" className={buttonClasses('action')}>
            {t('console-promotions.add')}
          </Link>
        )
      }
    >
      <Tabs
        label={t('console.nav.promotions')}
        selected={selected}
        onSelect={(id) => void navigate(paths[id])}
        tabs={[
          { id: 'promotions', label: t('console.nav.promotions') },
          {
            id: 'applications',
            label: t('console-promotions.applications'),
            count: waiting.data?.list.length,
          },
        ]}
      >
        {selected === 'applications' ? <ApplicationList /> : <PromotionList />}
      </Tabs>
    </Page>
  )
}
