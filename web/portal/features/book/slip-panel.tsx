import { useWords } from '@croupier/client/words/use-words.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import type { ReactNode } from 'react'
import { selectionName } from '../../../looks/book/book-names.ts'
import type { Fixtures } from './fixture.ts'
import { type Accepts, type ChosenLeg, type KeptSlip, legKey } from './kept-slip.ts'
import { PlaceFaultNotice } from './place-fault.tsx'
import { type SlipLine, SlipLines } from './slip-lines.tsx'
import { changeOf, isAbove, mayParlay, priceTogether, totalsOf } from './slip-reckoning.ts'
import { StakeField } from './stake-field.tsx'
import type { usePlaceSlip } from './use-place-slip.ts'
import { NotOfCurrency, WhoMayBet } from './who-may-bet.tsx'

const choices: readonly Accepts[] = ['better', 'any', 'none']

/** The slip's legs as their matches stand. */
export function linesOf(slip: KeptSlip, prices: ReadonlyMap<string, string | null>): SlipLine[] {
  return slip.legs.map((leg) => {
    const read = prices.get(legKey(leg))
    const now = read === undefined ? leg.price : read
    return { leg, now, change: changeOf(leg.price ?? '', now, slip.accepts) }
  })
}

export interface SlipShown {
  slip: KeptSlip
  lines: readonly SlipLine[]
  placing: ReturnType<typeof usePlaceSlip>
  /** Null where nothing is taken in the currency of whoever asks. */
  limits: Fixtures['limits']
  isOpen: boolean
}

/** What is to be answered before the slip can be sent: prices that moved, and what is not sold. */
function Asked({ slip, lines }: Pick<SlipShown, 'slip' | 'lines'>): ReactNode {
  const { t } = useWords('book')
  const unsold = lines.filter(({ change }) => change === 'unsold')
  const moved = lines.filter(({ change }) => change === 'asks')
  return (
    <>
      {moved.length > 0 && (
        <Notice
          action={
            <Button
              size="small"
              onClick={() => slip.take(new Map(moved.flatMap(({ leg, now }) => (now ? [[legKey(leg), now]] : []))))}
            >
              {t('book.slip.take')}
            </Button>
          }
        >
          {moved.map(({ leg, now }) => (
            <span key={legKey(leg)} className="block">
              {t('book.slip.moved', {
                name: selectionName(t, leg, leg.selection),
                before: leg.price ?? '',
                now: now ?? '',
              })}
            </span>
          ))}
        </Notice>
      )}
      {unsold.length > 0 && (
        <Button size="small" onClick={() => slip.remove(unsold.map(({ leg }) => legKey(leg)))}>
          {t('book.slip.unsold')}
        </Button>
      )}
    </>
  )
}

/** What the slip costs and pays, and the press that sends it. */
function Placing({
  slip,
  lines,
  placing,
  limits,
  currency,
}: SlipShown & { currency: string; limits: NonNullable<Fixtures['limits']> }): ReactNode {
  const { t } = useWords('book')
  const isParlay = slip.isParlay && mayParlay(slip.legs)
  const prices = lines.map(({ now }) => now ?? '0.00')
  const totals = totalsOf(prices, { stake: slip.stake, isParlay, currency })
  const isHigh = totals !== undefined && isAbove(totals.highest, limits.slipPayout, currency)
  const isDear = totals !== undefined && isAbove(slip.stake.replace(/\.$/, ''), limits.stake, currency)
  const isAsked = lines.some(({ change }) => change === 'asks' || change === 'unsold')
  const send = (taken?: { leg: ChosenLeg; price: string }) => {
    const sent = lines.map(({ leg, now }) => ({
      ...leg,
      sent: taken && legKey(taken.leg) === legKey(leg) ? taken.price : now,
    }))
    void placing.send(sent, isParlay)
  }
  const take = (price: string) => {
    const leg = placing.fault?.leg
    if (!leg) return
    slip.take(new Map([[legKey(leg), price]]))
    send({ leg, price })
  }
  const count = isParlay ? 1 : lines.length
  return (
    <>
      <StakeField
        label={t(count > 1 ? 'book.slip.stake.each' : 'book.slip.stake')}
        currency={currency}
        value={slip.stake}
        onChange={(stake) => slip.set({ stake })}
      />
      <div className="flex flex-col gap-1.5">
        <span className="text-sm font-medium" aria-hidden="true">
          {t('book.slip.accepts')}
        </span>
        <Segmented
          label={t('book.slip.accepts')}
          wide
          value={slip.accepts}
          onChange={(accepts) => slip.set({ accepts })}
          options={choices.map((value) => ({ value, label: t(`book.slip.accepts.${value}`) }))}
        />
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        {isParlay && (
          <>
            <dt className="text-ink-soft">{t('book.slip.price')}</dt>
            <dd className="figures text-end">{priceTogether(prices)}</dd>
          </>
        )}
        <dt className="text-ink-soft">{t('book.slip.total')}</dt>
        <dd className="text-end">
          <Amount value={totals?.stake ?? '0'} currency={currency} />
        </dd>
        <dt className="text-ink-soft">{t('book.slip.most')}</dt>
        <dd className="text-end font-semibold">
          <Amount value={totals?.most ?? '0'} currency={currency} />
        </dd>
      </dl>
      {isDear && <Notice>{t('book.slip.tooDear', { most: amountInText(limits.stake, currency) })}</Notice>}
      {isHigh && <Notice>{t('book.slip.tooMuch', { most: amountInText(limits.slipPayout, currency) })}</Notice>}
      <Asked slip={slip} lines={lines} />
      {placing.fault && <PlaceFaultNotice fault={placing.fault} onTake={take} />}
      <Button
        variant="action"
        wide
        disabled={totals === undefined || isDear || isHigh || isAsked}
        loading={slip.isAway}
        onClick={() => send()}
      >
        {isParlay ? t('book.slip.place.parlay') : t('book.slip.place', { count })}
      </Button>
    </>
  )
}

/** The slip: what is on it, how it is placed, what it costs and may pay. */
export function SlipPanel(shown: SlipShown): ReactNode {
  const { t } = useWords('book')
  const { slip, lines, limits, isOpen } = shown
  if (lines.length === 0) return <p className="text-sm text-ink-soft">{t('book.slip.empty')}</p>
  const isMixed = mayParlay(slip.legs)
  return (
    <div className="flex flex-col gap-4">
      <SlipLines lines={lines} onRemove={(key) => slip.remove([key])} />
      {isMixed && (
        <Segmented
          label={t('book.slip.kind')}
          wide
          value={slip.isParlay ? 'parlay' : 'singles'}
          onChange={(kind) => slip.set({ isParlay: kind === 'parlay' })}
          options={(['singles', 'parlay'] as const).map((value) => ({ value, label: t(`book.slip.${value}`) }))}
        />
      )}
      {lines.length > 1 && !isMixed && <p className="text-sm text-ink-soft">{t('book.slip.related')}</p>}
      <WhoMayBet isOpen={isOpen}>
        {(currency) => (limits ? <Placing {...shown} limits={limits} currency={currency} /> : <NotOfCurrency />)}
      </WhoMayBet>
    </div>
  )
}
