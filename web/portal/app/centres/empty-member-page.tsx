import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { ReactNode } from 'react'
import type { MemberPartId } from './member-parts.ts'
import type { MemberPageId } from './member-pages.ts'

type EmptyPageId = Exclude<MemberPageId, MemberPartId>

/** A page of the member centre with nothing in it: says what would stand here, and what to do. */
export function EmptyMemberPage({ id }: { id: EmptyPageId }): ReactNode {
  const { t } = useWords('pages')
  return (
    <EmptyState scene={<EmptyWalletScene />} title={t(`pages.${id}.empty.title`)}>
      {t(`pages.${id}.empty.text`)}
    </EmptyState>
  )
}
