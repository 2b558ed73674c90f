import { listTickets } from '@croupier/api/promotions/draws/list-tickets.ts'
import { showDraw } from '@croupier/api/promotions/draws/show-draw.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { call } from '@croupier/client/call.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { ProgressBar } from '@croupier/kit/components/progress-bar.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { DownloadIcon } from '@croupier/kit/icons/actions.tsx'
import { type ReactNode, useState } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'
import { DrawSteps } from './draw-steps.tsx'

type Draw = OutputOf<typeof showDraw>
const PAGE = 1000

/** The list the draw is bound to, line by line as it is hashed: `number,pseudonym`. */
async function readTickets(promotionId: string): Promise<string> {
  const lines: string[] = []
  let after: number | null = 0
  while (after !== null) {
    const page: OutputOf<typeof listTickets> = await call(listTickets, { promotionId, after, pageSize: PAGE })
    for (const { first, last, pseudonym } of page.list) {
      for (let number = first; number <= last; number += 1) lines.push(`${number},${pseudonym}\n`)
    }
    after = page.next
  }
  return lines.join('')
}

function Fact({ label, text }: { label: string; text: string }): ReactNode {
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="flex min-w-0 items-center justify-between gap-2 rounded-md bg-sunken py-1 ps-3 pe-1">
        <bdi dir="ltr" className="figures min-w-0 truncate text-xs">
          {text}
        </bdi>
        <CopyButton text={text} label={label} />
      </dd>
    </div>
  )
}

function Proof({ draw }: { draw: Draw }): ReactNode {
  const { t } = useWords('promotions', 'refusals')
  const refusalText = useRefusalText()
  const [isReading, setIsReading] = useState(false)
  const { promotionId, kind, seedHash, serverSeed, clientSeed, drawnAt } = draw
  const download = async () => {
    setIsReading(true)
    try {
      const address = URL.createObjectURL(new Blob([await readTickets(promotionId)], { type: 'text/plain' }))
      const link = Object.assign(document.createElement('a'), { href: address, download: `tickets-${promotionId}.txt` })
      link.click()
      URL.revokeObjectURL(address)
    } catch (error) {
      showToast({ tone: 'bad', text: refusalText(error) })
    } finally {
      setIsReading(false)
    }
  }
  return (
    <details className="border-t border-hairline pt-4">
      <summary className="cursor-pointer font-medium">{t('promotions.draw.proof')}</summary>
      <div className="flex flex-col gap-3 pt-3">
        <p className="text-sm text-ink-soft">{t(`promotions.draw.proof.${kind}`)}</p>
        <dl className="flex flex-col gap-3">
          <Fact label={t('promotions.draw.hash')} text={seedHash} />
          {serverSeed === null ? (
            <p className="text-sm text-ink-faint">{t('promotions.draw.seed.later')}</p>
          ) : (
            <Fact label={t('promotions.draw.seed')} text={serverSeed} />
          )}
          {clientSeed !== null && <Fact label={t('promotions.draw.client')} text={clientSeed} />}
        </dl>
        <DrawSteps draw={draw} />
        {drawnAt !== null && (
          <Button icon={<DownloadIcon />} loading={isReading} className="self-start" onClick={() => void download()}>
            {t('promotions.draw.list')}
          </Button>
        )}
      </div>
    </details>
  )
}

function Prizes({ draw }: { draw: Draw }): ReactNode {
  const { t } = useWords('promotions')
  return (
    <ol className="flex flex-col">
      {draw.prizes.map(({ prize, amount, ticket, customerName, isOwn }) => (
        <li
          key={prize}
          className={classNames(
            'flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline px-2 py-2.5 last:border-b-0',
            isOwn && 'rounded-md bg-brass-wash',
          )}
        >
          <span className="flex min-w-0 flex-col">
            <span>{ticket === null ? t('promotions.draw.none') : t('promotions.draw.ticket', { ticket })}</span>
            {customerName !== null && (
              <bdi className="text-sm text-ink-soft">{isOwn ? t('promotions.draw.you') : customerName}</bdi>
            )}
          </span>
          <Amount value={amount} currency={draw.currency} className="font-medium" />
        </li>
      ))}
    </ol>
  )
}

/** What decides a raffle or an envelope: one's tickets, the prizes drawn, and the seeds to check it by. */
export function DrawCard({ promotionId }: { promotionId: string }): ReactNode {
  const { t } = useWords('promotions', 'refusals')
  const read = useOperation(showDraw, { promotionId }, { staleMilliseconds: 5_000 })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) return null
  const { kind, count, taken, ownTickets, ownRange, drawnAt } = data
  const pieces = t('promotions.draw.taken', { taken, count })
  return (
    <Card title={t('promotions.draw.title')}>
      <div className="flex flex-col gap-4">
        {kind === 'envelope' && (
          <div className="flex flex-col gap-2">
            <span className="text-sm text-ink-soft">{pieces}</span>
            <ProgressBar label={pieces} percent={(taken / count) * 100} />
          </div>
        )}
        {kind === 'raffle' && (
          <p>
            {t('promotions.draw.own', { count: ownTickets })} {ownRange && t('promotions.draw.range', ownRange)}
          </p>
        )}
        {kind === 'raffle' &&
          (drawnAt === null ? (
            <p className="text-sm text-ink-soft">{t('promotions.draw.later')}</p>
          ) : (
            <Prizes draw={data} />
          ))}
        <Proof draw={data} />
      </div>
    </Card>
  )
}
