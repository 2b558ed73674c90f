import type { LoginOutcome } from '@croupier/api/identity/limits.ts'
import { listLogins } from '@croupier/api/identity/log-in/list-logins.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge, type Tone } from '@croupier/kit/components/badge.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { useRecordPages } from '../../parts/record-pages.ts'
import { useDeviceName } from './device-name.ts'
import { IpAddress } from './ip-address.tsx'
import { PagedCard } from '../../parts/paged-card.tsx'
import { SaveList } from '../../parts/save-list.tsx'
import { SecurityRow } from './security-row.tsx'

const tones: Record<LoginOutcome, Tone> = {
  done: 'jade',
  'wrong-password': 'vermilion',
  'wrong-code': 'vermilion',
  refused: 'vermilion',
}

/** Log-ins to the account and failed attempts. */
export function LoginsCard(): ReactNode {
  const { t } = useWords('security')
  const deviceName = useDeviceName()
  const pages = useRecordPages('')
  const answer = useOperation(listLogins, pages.before ? { before: pages.before } : {}, { staleMilliseconds: 0 })
  return (
    <PagedCard
      title={t('security.logins.title')}
      text={t('security.logins.text')}
      save={<SaveList of={listLogins} input={{}} />}
      answer={answer}
      pages={pages}
      row={({ id, at, outcome, ip, userAgent }) => (
        <SecurityRow
          key={id}
          label={<Time at={at} />}
          state={
            <>
              <bdi>{deviceName(userAgent)}</bdi>
              <IpAddress ip={ip} />
            </>
          }
          action={<Badge tone={tones[outcome]}>{t(`security.logins.outcome.${outcome}`)}</Badge>}
        />
      )}
    />
  )
}
