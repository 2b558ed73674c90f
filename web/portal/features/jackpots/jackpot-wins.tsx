import { listJackpotWins } from '@croupier/api/jackpots/list-jackpot-wins.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { Older } from '../../parts/older.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { VerifyWin } from './verify-win.tsx'

export type JackpotWin = OutputOf<typeof listJackpotWins>['list'][number]

function WinRow({ win }: { win: JackpotWin }): ReactNode {
  const { t } = useWords('jackpots')
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="flex flex-col gap-3 border-b border-hairline py-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex min-w-0 flex-col">
          <bdi className="truncate font-medium">{win.title}</bdi>
          <span className="flex flex-wrap gap-2 text-sm text-ink-soft">
            {win.isOwn ? <Badge tone="jade">{t('jackpots.own')}</Badge> : <bdi>{win.customerName}</bdi>}
            <Time at={win.wonAt} />
          </span>
        </span>
        <span className="flex items-center gap-3">
          <Amount value={win.amount} currency={win.currency} tone="in" className="text-lg font-semibold" />
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('jackpots.verify')}
          </Button>
        </span>
      </div>
      {isOpen && <VerifyWin win={win} />}
    </li>
  )
}

/** Jackpots that were hit, the latest first. */
export function JackpotWins(): ReactNode {
  const { t } = useWords('jackpots', 'refusals')
  const [before, setBefore] = useState<string>()
  const read = useOperation(listJackpotWins, before === undefined ? {} : { before })
  const { data, error } = read
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{t('jackpots.wins')}</h2>
      {!data && error && <ReadFault of={read} />}
      {!data && !error && (
        <Waiting>
          <Skeleton className="h-40 w-full" />
        </Waiting>
      )}
      {data?.list.length === 0 && <p className="text-ink-soft">{t('jackpots.wins.none')}</p>}
      <ul className="flex flex-col">
        {data?.list.map((win) => (
          <WinRow key={win.id} win={win} />
        ))}
      </ul>
      {data && (
        <Older
          before={before}
          next={data.next}
          onGo={setBefore}
          texts={{ newest: t('jackpots.newest'), older: t('jackpots.older') }}
        />
      )}
    </section>
  )
}
