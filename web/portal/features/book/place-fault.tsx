import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import type { ReactNode } from 'react'
import { selectionName } from '../../../looks/book/book-names.ts'
import type { PlaceFault } from './use-place-slip.ts'

/** Why a slip was not taken; a price that is another one by now can be taken here. */
export function PlaceFaultNotice({
  fault: { error, leg, price },
  onTake,
}: {
  fault: PlaceFault
  onTake: (price: string) => void
}): ReactNode {
  const { t } = useWords('book', 'refusals')
  const refusalText = useRefusalText()
  const text = refusalText(error)
  return (
    <Notice
      tone="bad"
      urgent
      action={
        price !== undefined && (
          <Button size="small" onClick={() => onTake(price)}>
            {t('book.slip.take.price', { price })}
          </Button>
        )
      }
    >
      {leg ? t('book.slip.fault', { name: selectionName(t, leg, leg.selection), fault: text }) : text}
    </Notice>
  )
}
