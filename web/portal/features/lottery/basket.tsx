import { MOST_DRAWS } from '@croupier/api/lottery/limits.ts'
import { listOrders } from '@croupier/api/lottery/list-orders.ts'
import { placeOrder } from '@croupier/api/lottery/place-order.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { betTypeOf } from '@croupier/games/lottery/families.ts'
import type { Family } from '@croupier/games/lottery/bet-type.ts'
import { WHOLE_ODDS } from '@croupier/games/lottery/prize-group.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { betName } from '../../../looks/lottery/bet-names.ts'
import { chaseOf, type Plan, plans, timesWon } from './chase.ts'
import { CountField } from './count-field.tsx'
import type { KeptBasket } from './kept-baskets.ts'
import { basketOf, type ChosenBet, type Lottery, type Price, timesUnits } from './reckoning.ts'

const PERCENT_MOST = 900

/** Bets that are about to be bought, for one draw or for several. */
export function Basket({
  lottery,
  family,
  basket: { begunAt, isAway = false, remove, sendOnce },
  lines,
  onClosed,
}: {
  lottery: Lottery
  family: Family
  basket: KeptBasket
  /** The basket's, priced. */
  lines: readonly (ChosenBet & Price & { id: number })[]
  onClosed: () => void
}): ReactNode {
  const { t } = useWords('lottery', 'refusals', 'fault')
  const refusalText = useRefusalText()
  const [isChase, setChase] = useState(false)
  const [count, setCount] = useState(5)
  const [plan, setPlan] = useState<Plan>('equal')
  const [percent, setPercent] = useState(10)
  const [stopsOnWin, setStops] = useState(true)
  const buy = useCall(placeOrder, { refreshes: [listOrders] })
  const { planned, currency, game, limits } = lottery
  const once = basketOf(lines, currency)
  const draws = chaseOf(
    planned.map(({ numero }) => numero),
    {
      count: isChase ? count : 1,
      plan: isChase ? plan : 'equal',
      percent,
      ...once,
      highest: Math.trunc(limits.multiple / Math.max(1, ...lines.map(({ multiple }) => multiple))),
    },
  )
  const times = draws.reduce((sum, { multiple }) => sum + multiple, 0)
  const stake = timesUnits(once.stake, times, currency)
  const most = timesUnits(once.most, timesWon(draws, draws.length < 2 || stopsOnWin), currency)
  const [first, last] = [draws[0]?.numero, draws.at(-1)?.numero]
  const hasMoved = lines.length > 0 && begunAt !== undefined && first !== undefined && first !== begunAt
  const send = async () => {
    try {
      await buy.mutateAsync({
        gameCode: game.gameCode,
        draws,
        lines: lines.map(({ playCode, content, units, unitValue, multiple, group }) => ({
          playCode,
          content,
          units,
          unitValue,
          multiple,
          ...(family.isHouse ? { group } : {}),
          oddsShare: lottery.oddsShares[playCode] ?? WHOLE_ODDS,
        })),
        stopsOnWin: isChase && stopsOnWin,
      })
      showToast({ tone: 'good', text: t('lottery.bought') })
      remove(lines.map(({ id }) => id))
    } catch {
      // Said above the button; what is on sale may be another draw by now.
      onClosed()
    }
  }
  return (
    <Card title={t('lottery.basket')} className="lg:sticky lg:top-20">
      <div className="flex flex-col gap-4">
        {lines.length === 0 ? (
          <p className="text-sm text-ink-soft">{t('lottery.basket.empty')}</p>
        ) : (
          <ul className="flex max-h-80 flex-col overflow-y-auto">
            {lines.map((line) => {
              const type = betTypeOf(family, line.playCode)!
              const name = betName(t, family, type)
              return (
                <li
                  key={line.id}
                  className="flex items-start justify-between gap-3 border-b border-hairline py-2 last:border-b-0"
                >
                  <span className="flex min-w-0 flex-col text-sm">
                    <span className="font-medium">{name}</span>
                    <bdi className="figures truncate text-ink-soft">{line.content}</bdi>
                    <span className="text-ink-soft">
                      {t('lottery.line', { units: line.units, unit: line.unitValue, multiple: line.multiple })}
                    </span>
                    {line.isWithdrawn && (
                      <span className="text-vermilion">
                        {t('lottery.unitValue.withdrawn', { unit: line.unitValue })}
                      </span>
                    )}
                  </span>
                  <span className="flex flex-col items-end gap-1">
                    <Amount value={line.stake} currency={currency} />
                    <Button
                      variant="ghost"
                      size="small"
                      onClick={() => remove([line.id])}
                      aria-label={t('lottery.remove', { name })}
                    >
                      {t('lottery.remove.short')}
                    </Button>
                  </span>
                </li>
              )
            })}
          </ul>
        )}
        <Checkbox
          name="chase"
          label={t('lottery.chase')}
          checked={isChase}
          onChange={({ target }) => setChase(target.checked)}
        />
        {isChase && (
          <div className="flex flex-col gap-3">
            <CountField
              label={t('lottery.chase.count')}
              name="chaseCount"
              value={count}
              most={Math.min(planned.length, MOST_DRAWS)}
              onChange={setCount}
            />
            <Segmented
              label={t('lottery.chase.plan')}
              value={plan}
              onChange={setPlan}
              options={plans.map((value) => ({ value, label: t(`lottery.chase.${value}`) }))}
            />
            {plan === 'profit' && (
              <CountField
                label={t('lottery.chase.percent')}
                name="chasePercent"
                value={percent}
                least={0}
                most={PERCENT_MOST}
                onChange={setPercent}
              />
            )}
            <Checkbox
              name="stopsOnWin"
              label={t('lottery.chase.stops')}
              checked={stopsOnWin}
              onChange={({ target }) => setStops(target.checked)}
            />
            {first !== undefined && last !== undefined && (
              <p className="text-sm text-ink-soft">{t('lottery.chase.draws', { count: draws.length, first, last })}</p>
            )}
            {plan !== 'equal' && draws.length > 1 && (
              <p className="figures max-h-20 overflow-y-auto text-sm text-ink-soft" dir="ltr">
                {draws.map(({ multiple }) => `×${multiple}`).join(' ')}
              </p>
            )}
            {lines.length > 0 && draws.length < Math.min(count, planned.length) && (
              <Notice>{t(draws.length === 0 ? 'lottery.chase.noProfit' : 'lottery.chase.fewer')}</Notice>
            )}
          </div>
        )}
        {hasMoved && <Notice>{t('lottery.draw.moved', { before: begunAt, now: first })}</Notice>}
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
          {first !== undefined && (
            <>
              <dt className="text-ink-soft">{t('lottery.draw')}</dt>
              <dd>
                <bdi className="figures">{first}</bdi>
              </dd>
            </>
          )}
          <dt className="text-ink-soft">{t('lottery.total')}</dt>
          <dd className="font-semibold">
            <Amount value={stake} currency={currency} />
          </dd>
          <dt className="text-ink-soft">{t('lottery.most')}</dt>
          <dd>
            <Amount value={most} currency={currency} />
          </dd>
        </dl>
        {buy.error && (
          <Notice tone="bad" urgent>
            {refusalText(buy.error)}
          </Notice>
        )}
        <Button
          variant="action"
          wide
          disabled={lines.length === 0 || draws.length === 0 || lines.some(({ isWithdrawn }) => isWithdrawn)}
          loading={isAway}
          onClick={() => void sendOnce(send)}
        >
          {t('lottery.buy')}
        </Button>
      </div>
    </Card>
  )
}
