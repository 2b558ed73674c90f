import { useWords } from '@croupier/client/words/use-words.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import type { ReactNode } from 'react'
import type { Fixture, Fixtures } from './fixture.ts'
import type { KeptSlip } from './kept-slip.ts'
import { PlaceFaultNotice } from './place-fault.tsx'
import { SlipLines } from './slip-lines.tsx'
import { isAbove, poolPays } from './slip-reckoning.ts'
import { StakeField } from './stake-field.tsx'
import { usePlaceSlip } from './use-place-slip.ts'
import { NotOfCurrency, WhoMayBet } from './who-may-bet.tsx'

/** What a bet in the pool would be paid as the pool stands. */
function Pays({ pays, currency, side }: { pays: string | null; currency: string; side: string }): ReactNode {
  const { t } = useWords('book')
  if (pays === null) return <p className="text-sm text-ink-soft">{t('book.slip.pool.against')}</p>
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">{t(side === 'draw' ? 'book.slip.most' : 'book.slip.most.pool')}</dt>
        <dd className="text-end font-semibold">
          <Amount value={pays} currency={currency} />
        </dd>
      </dl>
      {side !== 'draw' && <p className="text-sm text-ink-soft">{t('book.slip.pool.changes')}</p>}
    </>
  )
}

/** A bet in the pool of the fight that is on sale. */
export function PoolSlip({
  slip,
  fixture,
  answer: { limits, isOpen },
}: {
  slip: KeptSlip
  /** The fight that is shown; what was chosen of one before is gone with it. */
  fixture: Fixture
  answer: Fixtures
}): ReactNode {
  const { t } = useWords('book')
  const placing = usePlaceSlip(slip)
  const leg = slip.legs.find(({ fixtureId }) => fixtureId === fixture.fixtureId)
  const { pool, isOnSale } = fixture
  if (!leg || !pool) return <p className="text-sm text-ink-soft">{t('book.slip.empty.pool')}</p>
  const side = leg.selection.slice('POOL:'.length)
  const pays = poolPays(pool, side, slip.stake)
  return (
    <div className="flex flex-col gap-4">
      <SlipLines lines={[{ leg, now: null, change: 'same' }]} onRemove={(key) => slip.remove([key])} />
      <WhoMayBet isOpen={isOpen}>
        {(currency) => {
          if (!limits) return <NotOfCurrency />
          const isDear = pays !== undefined && isAbove(slip.stake.replace(/\.$/, ''), limits.stake, currency)
          return (
            <>
              <StakeField
                label={t('book.slip.stake')}
                currency={currency}
                value={slip.stake}
                onChange={(stake) => slip.set({ stake })}
              />
              {pays !== undefined && <Pays pays={pays} currency={currency} side={side} />}
              {isDear && <Notice>{t('book.slip.tooDear', { most: amountInText(limits.stake, currency) })}</Notice>}
              {placing.fault && (
                <PlaceFaultNotice
                  fault={placing.fault}
                  onTake={(price) => void placing.send([{ ...leg, sent: price }], false)}
                />
              )}
              <Button
                variant="action"
                wide
                disabled={pays === undefined || isDear || !isOnSale}
                loading={slip.isAway}
                onClick={() => void placing.send([{ ...leg, sent: side === 'draw' ? pool.drawPays : null }], false)}
              >
                {t('book.slip.place', { count: 1 })}
              </Button>
            </>
          )
        }}
      </WhoMayBet>
    </div>
  )
}
