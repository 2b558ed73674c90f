import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { type ReactNode, useState } from 'react'
import type { Fixtures } from './fixture.ts'
import { FixtureList } from './fixture-list.tsx'
import { legKey, useKeptSlip } from './kept-slip.ts'
import { linesOf, SlipPanel } from './slip-panel.tsx'
import { usePlaceSlip } from './use-place-slip.ts'
import { useSlipPrices } from './use-slip-prices.ts'

/** Matches and the slip: beside them at a desk, in a sheet from below on a phone. */
export function BetDesk({
  answer,
  offset,
  onDue,
}: {
  answer: Fixtures
  /** The server's clock less this device's. */
  offset: number
  onDue: () => void
}): ReactNode {
  const { t } = useWords('book')
  const slip = useKeptSlip('prices')
  const prices = useSlipPrices(slip.legs)
  const placing = usePlaceSlip(slip)
  const [isSheet, setSheet] = useState(false)
  const lines = linesOf(slip, prices)
  const panel = <SlipPanel slip={slip} lines={lines} placing={placing} limits={answer.limits} isOpen={answer.isOpen} />
  const count = lines.length
  const clear = count > 1 && (
    <Button size="small" variant="ghost" onClick={() => slip.remove(lines.map(({ leg }) => legKey(leg)))}>
      {t('book.slip.clear')}
    </Button>
  )
  return (
    <div className="book-desk grid min-w-0 gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <FixtureList list={answer.list} offset={offset} onDue={onDue} />
      <Card title={t('book.slip')} aside={clear} className="book-aside lg:sticky lg:top-20">
        {panel}
      </Card>
      {count > 0 && (
        <div className="book-bar">
          <Button variant="action" wide onClick={() => setSheet(true)}>
            {t('book.slip.open', { count })}
          </Button>
        </div>
      )}
      <Dialog open={isSheet && count > 0} onClose={() => setSheet(false)} title={t('book.slip')}>
        {panel}
        {clear}
      </Dialog>
    </div>
  )
}
