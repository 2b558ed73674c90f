import { listPokerHands } from '@croupier/api/poker/list-poker-hands.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { Older } from '../../parts/older.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { SaveList } from '../../parts/save-list.tsx'
import { CardRow } from './playing-card.tsx'
import { VerifyHand } from './verify-hand.tsx'

type OwnHand = OutputOf<typeof listPokerHands>['list'][number]

function HandCard({ hand }: { hand: OwnHand }): ReactNode {
  const { t } = useWords('poker')
  const [isOpen, setOpen] = useState(false)
  const currency = hand.isTrial ? undefined : hand.currency
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-lg border border-hairline bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium">
            <bdi>{hand.tableName}</bdi> · {t('poker.hand', { number: hand.number })}
          </p>
          <p className="text-sm text-ink-faint">
            <Time at={hand.endedAt} />
          </p>
        </div>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <CardRow cards={hand.cards} isSmall />
          <CardRow cards={hand.board} isSmall />
        </span>
        <dl className="flex gap-5 text-sm">
          <div>
            <dt className="text-ink-faint">{t('poker.hands.put')}</dt>
            <dd>
              <Amount value={hand.stake} currency={currency} />
            </dd>
          </div>
          <div>
            <dt className="text-ink-faint">{t('poker.hands.took')}</dt>
            <dd>
              <Amount value={hand.payout} currency={currency} />
            </dd>
          </div>
        </dl>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'poker.hands.hide' : 'poker.hands.details')}
        </Button>
      </div>
      {isOpen && <VerifyHand handId={hand.handId} />}
    </li>
  )
}

/** Hands one was dealt in, the latest first. */
export function OwnHands(): ReactNode {
  const { t } = useWords('poker', 'refusals')
  const [before, setBefore] = useState<string>()
  const read = useOperation(listPokerHands, before === undefined ? {} : { before }, { staleMilliseconds: 0 })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-64 w-full" />
      </Waiting>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {data.list.length === 0 && <p className="text-ink-soft">{t('poker.hands.none')}</p>}
      <ul className="flex flex-col gap-3">
        {data.list.map((hand) => (
          <HandCard key={hand.handId} hand={hand} />
        ))}
      </ul>
      <Older
        before={before}
        next={data.next}
        onGo={setBefore}
        texts={{ newest: t('poker.hands.newest'), older: t('poker.hands.older') }}
      />
      {data.list.length > 0 && <SaveList of={listPokerHands} input={{}} />}
    </div>
  )
}
