import type { RefusalCode } from '@croupier/api/refusals.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Notice } from '@croupier/kit/components/notice.tsx'
import type { ReactNode } from 'react'

/** Refused because somebody was faster: the page has asked again, and shows how it stands now. */
const outdated = [
  'withdrawal.taken',
  'withdrawal.state',
  'deposit.taken',
  'deposit.not.taken',
  'deposit.not.in.review',
  'transfer.settled',
  'points.order.state',
  'points.good.state',
  'staff.proposal.decided',
] as const satisfies readonly RefusalCode[]

/** Why a form was not taken, where no single field is to blame. Nothing while there is nothing. */
export function Problem({ of }: { of: unknown }): ReactNode {
  const { t } = useWords()
  const textOf = useRefusalText()
  if (of === undefined || of === null) return null
  if (isRefused(of, ...outdated)) return <Notice>{t('console.outdated')}</Notice>
  return (
    <Notice tone="bad" urgent>
      {textOf(of)}
    </Notice>
  )
}
