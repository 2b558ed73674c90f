import { previewPromotion } from '@croupier/api/promotions/operators/preview-promotion.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Card } from '@croupier/kit/components/card.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { writtenLanguages } from '@croupier/words/languages.ts'
import { PromisedLines } from '../../looks/promotions/promised-lines.tsx'
import { PromotionHead } from '../../looks/promotions/promotion-head.tsx'
import { PromotionTerms } from '../../looks/promotions/promotion-terms.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { Forecast } from './forecast.tsx'
import type { PromotionDraft } from './promotion-draft.ts'

/** A promotion as members will read it, in each language it is written in. */
export function PreviewDialog({
  draft,
  onClose,
}: {
  /** Open while there is one. */
  draft: PromotionDraft | undefined
  onClose: () => void
}): ReactNode {
  const { t } = useWords('console-promotions')
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(draft)
  if (draft !== undefined && draft !== shown) setShown(draft)
  return (
    <Dialog open={draft !== undefined} onClose={onClose} title={t('console-promotions.preview.title')} size="large">
      {shown && <Preview draft={shown} />}
    </Dialog>
  )
}

function Preview({ draft }: { draft: PromotionDraft }): ReactNode {
  const { t, language: own } = useWords('console-promotions', 'promotions', 'games')
  const [language, setLanguage] = useState<string>(own)
  const read = useOperation(previewPromotion, { ...draft, language }, { staleMilliseconds: 0 })
  const { data, error } = read
  return (
    <div className="flex flex-col gap-5">
      <Segmented
        label={t('console-promotions.languages')}
        value={language}
        onChange={setLanguage}
        options={writtenLanguages.map((each) => ({ value: each, label: t(`console.fields.language.${each}`) }))}
        className="self-start"
      />
      {error && <LoadFault error={error} onRetry={() => void read.refetch()} retrying={read.isFetching} />}
      {!data && !error && (
        <Waiting>
          <Skeleton className="h-96" />
        </Waiting>
      )}
      {data && (
        // Nothing in it can be pressed: it shows what members will read.
        <article className="flex flex-col gap-5 rounded-md bg-ground p-4">
          <PromotionHead promotion={data} />
          <Card title={t('promotions.promise.title')} lit>
            <PromisedLines promotion={data} />
          </Card>
          <PromotionTerms promotion={data} version={1} />
        </article>
      )}
      {data && <Forecast draft={draft} />}
    </div>
  )
}
