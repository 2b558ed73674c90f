import type { linkageTypes } from '@croupier/api/content/announcement.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import type { ReactNode } from 'react'
import { FindField, useFinding } from '../fields/find-field.tsx'
import { useGamesFound, usePromotionsFound } from './linkage-finds.ts'

export type LinkageType = (typeof linkageTypes)[number]

interface Shared {
  name: string
  label: string
  hint: string
  required: true
}

function GameField({ initial, ...shared }: Shared & { initial: string }): ReactNode {
  const finding = useFinding(initial)
  return <FindField {...shared} {...finding} found={useGamesFound(finding.wanted, finding.chosen)} />
}

function PromotionField({ initial, ...shared }: Shared & { initial: string }): ReactNode {
  const finding = useFinding(initial)
  return <FindField {...shared} {...finding} found={usePromotionsFound(finding.wanted, finding.chosen)} />
}

/** Where exactly it leads: games and promotions are found by their names, an address is typed. */
export function LinkageField({ way, initial }: { way: LinkageType; initial: string }): ReactNode {
  const { t } = useWords('console-content')
  const shared: Shared = {
    name: 'linkage',
    label: t('console-content.linkage'),
    hint: t(`console-content.linkage.hint.${way}`),
    required: true,
  }
  if (way === 'GAME') return <GameField {...shared} initial={initial} />
  if (way === 'PROMOTION') return <PromotionField {...shared} initial={initial} />
  return <TextField {...shared} defaultValue={initial} dir="ltr" />
}
