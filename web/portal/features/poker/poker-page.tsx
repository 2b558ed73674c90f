import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { useMember } from '../../session/member.ts'
import { Lobby } from './lobby.tsx'
import { PokerRules } from './poker-rules.tsx'
import { TableView } from './table-view.tsx'
import './poker.css'

/** Who is not logged in sees who plays for what once they are. */
function Guest(): ReactNode {
  const { t } = useWords('poker')
  const { pathname, search } = useLocation()
  return (
    <div className="content-width flex flex-col gap-5 py-6">
      <PageHead title={t('poker.title')}>{t('poker.lead')}</PageHead>
      <EmptyState
        scene={<NothingFoundScene />}
        title={t('poker.guest')}
        action={
          <Button variant="action" onClick={() => openDialog({ kind: 'login', then: `${pathname}${search}` })}>
            {t('shell.header.login')}
          </Button>
        }
      />
      <PokerRules />
    </div>
  )
}

/** The house's own poker: its tables, or the one that the address names. */
export default function PokerPage(): ReactNode {
  const { isLogin } = useMember()
  const [query] = useSearchParams()
  const asked = query.get('table')
  const tableId = asked !== null && /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined
  if (!isLogin) return <Guest />
  return tableId === undefined ? <Lobby /> : <TableView key={tableId} tableId={tableId} />
}
