import { listDraws } from '@croupier/api/lottery/list-draws.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { Family } from '@croupier/games/lottery/bet-type.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'
import { Result } from './balls.tsx'
import { Older } from '../../parts/older.tsx'
import { VerifyDraw } from './verify-draw.tsx'

/** Draws of a game, and how often they are asked for by the clock. */
export interface DrawsShown {
  gameCode: string
  family: Family
  everyMilliseconds: number
}

type Draw = OutputOf<typeof listDraws>['list'][number]

function DrawRow({ gameCode, family, draw }: { gameCode: string; family: Family; draw: Draw }): ReactNode {
  const { t } = useWords('lottery')
  const [isOpen, setOpen] = useState(false)
  const { numero, drawsAt, drawn, state, revision, seedHash } = draw
  return (
    <li className="flex flex-col gap-3 border-b border-hairline py-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex flex-col">
          <bdi className="figures font-medium">{numero}</bdi>
          <span className="text-xs text-ink-soft">
            <Time at={drawsAt} />
          </span>
        </span>
        {drawn ? (
          <Result family={family} drawn={drawn} small />
        ) : (
          <Badge tone={state === 'void' ? 'vermilion' : 'brass'}>
            {t(state === 'void' ? 'lottery.state.void' : 'lottery.state.drawing')}
          </Badge>
        )}
        {revision > 0 && <Badge tone="vermilion">{t('lottery.corrected')}</Badge>}
        {seedHash && drawn && (
          <Button size="small" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('lottery.verify')}
          </Button>
        )}
      </div>
      {isOpen && <VerifyDraw gameCode={gameCode} numero={numero} family={family} />}
    </li>
  )
}

/** Draws that are over, the latest first; those of the house can be drawn again. */
export function DrawList({ gameCode, family, everyMilliseconds }: DrawsShown): ReactNode {
  const { t } = useWords('lottery', 'refusals')
  const [before, setBefore] = useState<string | undefined>(undefined)
  const read = useOperation(listDraws, { gameCode, ...(before === undefined ? {} : { before }) }, { everyMilliseconds })
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
      {data.list.length === 0 && <p className="text-ink-soft">{t('lottery.noResult')}</p>}
      <ul className="flex flex-col">
        {data.list.map((draw) => (
          <DrawRow key={draw.numero} gameCode={gameCode} family={family} draw={draw} />
        ))}
      </ul>
      <Older
        before={before}
        next={data.next}
        onGo={setBefore}
        texts={{ newest: t('lottery.newest'), older: t('lottery.older') }}
      />
    </div>
  )
}
