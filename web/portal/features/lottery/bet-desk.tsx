import { MOST_LINES } from '@croupier/api/lottery/limits.ts'
import { listDraws } from '@croupier/api/lottery/list-draws.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { betTypeOf } from '@croupier/games/lottery/families.ts'
import type { BetType, Family } from '@croupier/games/lottery/bet-type.ts'
import { COUNTED_DRAWS } from '@croupier/games/lottery/trends.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { type ReactNode, useState } from 'react'
import { Basket } from './basket.tsx'
import { CountField } from './count-field.tsx'
import { methodName, windowName } from '../../../looks/lottery/bet-names.ts'
import { Pad } from './pad.tsx'
import { useKeptBasket } from './kept-baskets.ts'
import { type Chosen, contentOf, type Lottery, nothingChosen, priced, randomChoice } from './reckoning.ts'
import { missingOf } from './trends.ts'

/** The pad of a lottery and the basket beside it. */
export function BetDesk({
  lottery,
  family,
  isShown,
  everyMilliseconds,
  onClosed,
}: {
  lottery: Lottery
  family: Family
  /** False while another part of the page is looked at. */
  isShown: boolean
  everyMilliseconds: number
  onClosed: () => void
}): ReactNode {
  const { t } = useWords('lottery')
  const windows = [...new Set(family.bets.map(({ window }) => window))]
  const [window, setWindow] = useState(windows[0]!)
  const types = family.bets.filter((each) => each.window === window)
  const [code, setCode] = useState(types[0]!.code)
  const type: BetType = types.find((each) => each.code === code) ?? types[0]!
  const [chosen, setChosen] = useState<Chosen>(() => nothingChosen(type.pad))
  const [asked, setAsked] = useState<{ unitValue?: string; multiple: number; group?: number }>({ multiple: 1 })
  // What a member may choose can change while the page is open: what is no longer offered is not kept.
  const { unitValues, currency, limits } = lottery
  const terms = {
    unitValue: unitValues.find((value) => value === asked.unitValue) ?? unitValues[1] ?? unitValues[0]!,
    multiple: Math.min(asked.multiple, limits.multiple),
    group: Math.min(asked.group ?? lottery.group, lottery.group),
  }
  const countsMissing = type.pad.rows.some((row) => missingOf(family.code, type, row, []))
  const draws = useOperation(
    listDraws,
    { gameCode: lottery.game.gameCode, pageSize: COUNTED_DRAWS },
    { enabled: isShown && countsMissing, everyMilliseconds },
  )
  const drawn = draws.data?.list.flatMap((draw) => (draw.drawn ? [draw.drawn] : [])) ?? []
  const basket = useKeptBasket(lottery.game.gameCode)
  const isFull = basket.lines.length >= MOST_LINES

  const take = (next: BetType) => {
    setCode(next.code)
    setChosen(nothingChosen(next.pad))
  }
  const bet = { playCode: type.code, content: contentOf(type, chosen), ...terms }
  const line = priced(family, lottery, bet)
  const add = () => {
    basket.add(bet, lottery.planned[0]?.numero)
    // Whoever types numbers goes on typing.
    setChosen({ ...nothingChosen(type.pad), isTyping: chosen.isTyping })
  }
  return (
    <div className="grid min-w-0 gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <section className="flex min-w-0 flex-col gap-4">
        <Segmented
          label={t('lottery.windows')}
          value={window}
          onChange={(next) => {
            setWindow(next)
            take(family.bets.find((each) => each.window === next)!)
          }}
          options={windows.map((value) => ({ value, label: windowName(t, value) }))}
        />
        {types.length > 1 && (
          <Segmented
            label={t('lottery.methods')}
            value={type.code}
            onChange={(next) => take(betTypeOf(family, next)!)}
            options={types.map((each) => ({ value: each.code, label: methodName(t, family, each) }))}
          />
        )}
        <Pad
          key={type.code}
          type={type}
          chosen={chosen}
          missing={(row) => (drawn.length > 0 ? missingOf(family.code, type, row, drawn) : undefined)}
          onChange={setChosen}
        />
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={t('lottery.unitValue')}
            name="unitValue"
            value={terms.unitValue}
            onChange={({ target }) => setAsked({ ...asked, unitValue: target.value })}
            options={lottery.unitValues.map((value) => ({ value, label: value }))}
            className="w-28"
          />
          <CountField
            label={t('lottery.multiple')}
            name="multiple"
            value={terms.multiple}
            most={limits.multiple}
            onChange={(multiple) => setAsked({ ...asked, multiple })}
          />
          {family.isHouse && lottery.group > lottery.lowestGroup && (
            <div className="flex min-w-40 flex-1 flex-col gap-1.5 text-sm">
              <span className="flex justify-between gap-3" aria-hidden="true">
                <span className="font-medium">{t('lottery.group')}</span>
                <bdi className="figures">{terms.group}</bdi>
              </span>
              <input
                type="range"
                aria-label={t('lottery.group')}
                min={lottery.lowestGroup}
                max={lottery.group}
                step={2}
                value={terms.group}
                onChange={({ target }) => setAsked({ ...asked, group: Number(target.value) })}
                className="h-11 w-full accent-action"
              />
            </div>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-hairline bg-raised p-4">
          <dl className="grid grid-cols-[auto_auto] gap-x-4 gap-y-1 text-sm">
            <dt className="text-ink-soft">{t('lottery.units')}</dt>
            <dd className="figures font-medium" data-units="">
              {line?.units ?? 0}
            </dd>
            <dt className="text-ink-soft">{t('lottery.stake')}</dt>
            <dd>
              <Amount value={line?.stake ?? '0'} currency={currency} />
            </dd>
            <dt className="text-ink-soft">{t('lottery.most')}</dt>
            <dd>
              <Amount value={line?.most ?? '0'} currency={currency} />
            </dd>
          </dl>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setChosen(randomChoice(type))}>{t('lottery.random')}</Button>
            <Button variant="action" disabled={!line || isFull} onClick={add}>
              {t('lottery.add')}
            </Button>
          </div>
        </div>
      </section>
      <Basket
        lottery={lottery}
        family={family}
        basket={basket}
        lines={basket.lines.flatMap((each) => priced(family, lottery, each) ?? [])}
        onClosed={onClosed}
      />
    </div>
  )
}
