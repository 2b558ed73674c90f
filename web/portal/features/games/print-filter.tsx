import { volatilities } from '@croupier/api/games/game-types.ts'
import { currencyOf } from '@croupier/basis/currency.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { FilterIcon } from '@croupier/kit/icons/actions.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import type { ReactNode } from 'react'
import { useSettings } from '../../session/settings.ts'
import type { GridFilter } from '../../catalogue/game-grid.tsx'

/** What is offered to choose from; the address may hold nothing else. */
const choices = {
  minBet: ['1', '5', '10', '25'],
  rtp: ['94', '95', '96', '97'],
  lines: ['1', '5', '9', '10', '20', '25', '30', '40', '50', '243', '1024'],
  volatility: volatilities,
} as const

export type PrintName = keyof typeof choices
export const printNames = Object.keys(choices) as readonly PrintName[]

function chosen<Name extends PrintName>(
  query: URLSearchParams,
  name: Name,
): (typeof choices)[Name][number] | undefined {
  const list: readonly (typeof choices)[Name][number][] = choices[name]
  return list.find((each) => each === query.get(name))
}

/** What an address asks of what is printed on games. */
export function printFilterOf(query: URLSearchParams): GridFilter {
  const minBetAtMost = chosen(query, 'minBet')
  const rtpAtLeast = chosen(query, 'rtp')
  const lines = chosen(query, 'lines')
  const volatility = chosen(query, 'volatility')
  return {
    ...(minBetAtMost && { minBetAtMost }),
    ...(rtpAtLeast && { rtpAtLeast }),
    ...(lines && { lines: Number(lines) }),
    ...(volatility && { volatility }),
  }
}

/** Opens the filter, and says how much of it is set. */
export function PrintButton({
  query,
  isOpen,
  onPress,
}: {
  query: URLSearchParams
  isOpen: boolean
  onPress: () => void
}): ReactNode {
  const { t } = useWords('lobby')
  const count = printNames.filter((name) => chosen(query, name) !== undefined).length
  return (
    <Button
      icon={<FilterIcon />}
      className="max-sm:px-3 max-sm:*:last:sr-only"
      aria-expanded={isOpen}
      aria-pressed={count > 0}
      onClick={onPress}
    >
      {count === 0 ? t('lobby.filter.label') : t('lobby.filter.set', { count })}
    </Button>
  )
}

/** Narrows a list by what is printed on its games: the least stake, the return, and of slots lines and volatility. */
export function PrintFilter({
  query,
  isSlots,
  onChoose,
}: {
  query: URLSearchParams
  isSlots: boolean
  onChoose: (name: PrintName, value: string) => void
}): ReactNode {
  const { t } = useWords('lobby')
  const currency = useSettings()?.brand.currency
  const symbol = currency === undefined ? '' : currencyOf(currency).symbol
  const texts: Record<PrintName, (value: string) => string> = {
    minBet: (value) => t('lobby.filter.atMost', { amount: `${symbol}${value}` }),
    rtp: (value) => t('lobby.filter.atLeast', { rtp: value }),
    lines: (value) => value,
    volatility: (value) => t(`lobby.info.volatility.${value as (typeof volatilities)[number]}`),
  }
  const labels = {
    minBet: t('lobby.info.minBet'),
    rtp: t('lobby.info.rtp'),
    lines: t('lobby.info.lines'),
    volatility: t('lobby.info.volatility'),
  }
  const shown = printNames.filter((name) => isSlots || name === 'minBet' || name === 'rtp')
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {shown.map((name) => (
        <Select
          key={name}
          label={labels[name]}
          value={chosen(query, name) ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => onChoose(name, event.target.value)}
          options={choices[name].map((value) => ({ value, label: texts[name](value) }))}
        />
      ))}
    </div>
  )
}
