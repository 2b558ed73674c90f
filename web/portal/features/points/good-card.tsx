import type { OutputOf } from '@croupier/api/operation.ts'
import type { listPointRewards } from '@croupier/api/points/list-point-rewards.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { GoodScene } from '@croupier/kit/art/good-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { pointsInText, pointsMinus } from './point-figures.ts'

export type Good = OutputOf<typeof listPointRewards>['list'][number]

/** From so few on it is said how many there are. */
const FEW = 20

function Facts({ good }: { good: Good }): ReactNode {
  const { t } = useWords('points')
  const { stock, perMember, endsAt } = good
  const facts = [
    stock !== null && stock > 0 && stock <= FEW && t('points.good.stock', { count: stock }),
    perMember !== null && t('points.good.limit', { count: perMember }),
    endsAt !== null && <Words k="points.good.until" values={{ date: <Time key="date" at={endsAt} shape="date" /> }} />,
  ].filter((fact) => fact !== false)
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-faint">
      {facts.map((fact, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- what stands where never changes places
        <li key={at}>{fact}</li>
      ))}
    </ul>
  )
}

/** One thing on the shelf: what it is, what it costs, and the way to it, or why there is none. */
export function GoodCard({
  good,
  have,
  isOwn,
  onRedeem,
}: {
  good: Good
  /** The reader's points; undefined for visitors, and until they are known. */
  have: string | undefined
  isOwn: boolean
  onRedeem: () => void
}): ReactNode {
  const { t } = useWords('points')
  const { type, name, description, art, pointsRequirement, amountRequirement, currency, stock } = good
  const isGone = stock === 0
  const isHad = good.perMember !== null && good.redeemed >= good.perMember
  const after = have === undefined ? undefined : pointsMinus(have, pointsRequirement)
  const isShort = after?.startsWith('-') === true
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface shadow-lift">
      <div className="relative aspect-5/3">
        <div className={isGone ? 'size-full opacity-50 [filter:grayscale(1)]' : 'size-full'}>
          <GoodScene art={art} />
        </div>
        {isGone && (
          <span className="absolute start-3 top-3 flex rounded-xs bg-surface">
            <Badge tone="vermilion">{t('points.good.soldOut')}</Badge>
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 px-4 py-4">
        <span className="text-xs text-ink-faint">{t(`points.type.${type}`)}</span>
        <h2 className="text-lg wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        {amountRequirement !== null && currency !== null && (
          <Amount value={amountRequirement} currency={currency} display className="text-xl text-jade" />
        )}
        <p className="flex-1 text-sm wrap-anywhere text-ink-soft">
          <bdi>{description}</bdi>
        </p>
        <Facts good={good} />
        <div className="mt-1 flex flex-col gap-2">
          <span className="font-display text-xl font-semibold text-brass">
            {t('points.points', { points: pointsInText(pointsRequirement) })}
          </span>
          {isOwn ? (
            <Button
              variant="action"
              disabled={isGone || isHad || isShort || after === undefined}
              onClick={onRedeem}
              aria-label={`${t('points.good.redeem')}: ${name}`}
            >
              {t('points.good.redeem')}
            </Button>
          ) : (
            <Button onClick={() => openDialog({ kind: 'login', then: '/pointMall' })}>{t('points.good.logIn')}</Button>
          )}
        </div>
        {isOwn && !isGone && (isHad || isShort) && (
          <p className="text-end text-xs text-ink-faint">
            {isHad
              ? t('points.good.had')
              : t('points.good.short', { points: pointsInText((after ?? '').replace('-', '')) })}
          </p>
        )}
      </div>
    </li>
  )
}
