import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { spotsOf } from '@croupier/games/tables/tables.ts'
import { createContext, type CSSProperties, type KeyboardEvent, type ReactNode, use, useState } from 'react'
import { spotName } from '../../../looks/tables/table-names.ts'
import { Chip } from './chip.tsx'
import { amountOf, chipKind, type Chips, isMoney, lyingOn } from './chips.ts'
import { nearestSpot } from './nearest-spot.ts'
import type { GameCode } from './shown-table.ts'

/** What lies on the spots of a table, and what a press on one does. */
export interface SpotsShown {
  readonly gameCode: GameCode
  readonly rack: readonly bigint[]
  readonly chips: Chips
  readonly placed: Chips
  readonly won: ReadonlySet<string>
  /** What everybody has there, in main units of `currency`. */
  readonly totals: ReadonlyMap<string, string>
  readonly currency: string | undefined
  readonly press: (spot: string) => void
  readonly takeOff: (spot: string) => void
}

interface Held extends SpotsShown {
  /** The spot that Tab comes to; arrows go on from there. */
  readonly current: string
  readonly pays: ReadonlyMap<string, string>
}

const SpotsContext = createContext<Held | undefined>(undefined)

/** From left to right in every script. */
export const paysText = (text: string): string => `\u2066${text}\u2069`

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Ratios of a spot that pays in many ways, from the least to the most: they do not all fit on it. */
function shortPays(text: string): string {
  const ratios = text.split(' / ')
  return ratios.length > 2 ? paysText(`${ratios[0]} – ${ratios.at(-1)}`) : paysText(text)
}

const spotOf = (target: Element) => target.getAttribute('data-spot')

/** All spots of a table: one stop of Tab, within which arrows lead from spot to spot; Delete takes off what lies on one. */
export function SpotField({ children, ...shown }: SpotsShown & { children: ReactNode }): ReactNode {
  const { t } = useWords('tables')
  const spots = spotsOf(shown.gameCode)
  const [current, setCurrent] = useState(spots[0]!.id)
  const walk = (event: KeyboardEvent<HTMLFieldSetElement>): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      const spot = event.target instanceof Element ? spotOf(event.target) : null
      if (spot !== null) shown.takeOff(spot)
      return
    }
    const direction = arrows[event.key]
    if (!direction) return
    const next = nearestSpot(event.currentTarget.querySelectorAll<HTMLElement>('[data-spot]'), event.target, direction)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <SpotsContext value={{ ...shown, current, pays: new Map(spots.map(({ id, text }) => [id, text])) }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows, for the buttons in it */}
      <fieldset
        aria-label={t('tables.spots')}
        className="tables-spots"
        onKeyDown={walk}
        onFocus={({ target }) => {
          const spot = spotOf(target)
          if (spot !== null) setCurrent(spot)
        }}
      >
        {children}
      </fieldset>
    </SpotsContext>
  )
}

/** What lies on a spot: what is confirmed, and above it what is not. */
function Stack({ held: { rack, chips, placed }, spot }: { held: SpotsShown; spot: string }): ReactNode {
  const [lying, more] = [placed.get(spot), chips.get(spot)]
  if (lying === undefined && more === undefined) return null
  return (
    <span className="tables-stack">
      {lying !== undefined && <Chip parts={lying} kind={chipKind(rack, lying)} className="tables-chip" />}
      {more !== undefined && (
        <Chip parts={more} kind={chipKind(rack, more)} className="tables-chip tables-chip-loose" />
      )}
    </span>
  )
}

function useSpotLabel(held: Held, spot: string): string {
  const { t } = useWords('tables')
  const amount = amountOf(lyingOn(held.placed, spot) + lyingOn(held.chips, spot))
  const name = t('tables.spot.pays', { name: spotName(t, spot), pays: paysText(held.pays.get(spot) ?? '') })
  const own = isMoney(amount) ? t('tables.spot.own', { amount }) : ''
  const won = held.won.has(spot) ? t('tables.spot.won') : ''
  return [name, own, won].filter((part) => part !== '').join(', ')
}

/** A place for chips. What it is called, pays and holds is its name; the rest of what stands in it is for the eye. */
export function Spot({
  spot,
  className,
  style,
  children,
}: {
  spot: string
  className?: string | undefined
  style?: CSSProperties | undefined
  children?: ReactNode
}): ReactNode {
  const held = use(SpotsContext)!
  const label = useSpotLabel(held, spot)
  return (
    <button
      type="button"
      data-spot={spot}
      data-won={held.won.has(spot) ? '' : undefined}
      tabIndex={spot === held.current ? 0 : -1}
      onClick={() => held.press(spot)}
      className={classNames('tables-spot', className)}
      style={style}
    >
      <span className="sr-only">{label}</span>
      <span className="tables-seen" aria-hidden="true">
        {children}
      </span>
      <Stack held={held} spot={spot} />
    </button>
  )
}

/** What a spot pays, and what everybody has on it. */
export function SpotFacts({ spot }: { spot: string }): ReactNode {
  const { pays, totals, currency } = use(SpotsContext)!
  const total = totals.get(spot)
  return (
    <span className="tables-facts">
      <span className="figures">{shortPays(pays.get(spot) ?? '')}</span>
      {total !== undefined && currency !== undefined && isMoney(total) && (
        <Amount value={total} currency={currency} className="tables-all" />
      )}
    </span>
  )
}

/** A spot whose name can be read on it. */
export function NamedSpot({
  spot,
  className,
  children,
}: {
  spot: string
  className?: string | undefined
  /** Above the name. */
  children?: ReactNode
}): ReactNode {
  const { t } = useWords('tables')
  return (
    <Spot spot={spot} className={className}>
      {children}
      <span className="tables-name">{spotName(t, spot)}</span>
      <SpotFacts spot={spot} />
    </Spot>
  )
}
