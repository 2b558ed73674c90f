import { listSlips } from '@croupier/api/book/list-slips.ts'
import { placeSlip } from '@croupier/api/book/place-slip.ts'
import type { InputOf } from '@croupier/api/operation.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { unsureUntil } from '@croupier/client/unsure-writes.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Accepts, type ChosenLeg, type KeptSlip, legKey } from './kept-slip.ts'

/** Why bets were not taken, and which leg it is about where it is about one. */
export interface PlaceFault {
  readonly error: unknown
  readonly leg?: ChosenLeg | undefined
  /** Another price than the one that was sent, which the person may take. */
  readonly price?: string | undefined
}

/** A leg with the price that is sent: the one that is shown. */
export type SentLeg = ChosenLeg & { readonly sent: string | null }

function faultOf(error: unknown, legs: readonly ChosenLeg[]): PlaceFault {
  if (!isRefused(error)) return { error }
  const { leg, price } = error.value
  return {
    error,
    leg: typeof leg === 'number' ? legs[leg - 1] : undefined,
    price: error.code === 'book.price.changed' && typeof price === 'string' ? price : undefined,
  }
}

function inputOf(legs: readonly SentLeg[], stake: string, accepts: Accepts): InputOf<typeof placeSlip> {
  return {
    legs: legs.map(({ fixtureId, selection, sent }) => ({
      fixtureId,
      selection,
      ...(sent === null ? {} : { price: sent }),
    })),
    stake,
    accepts,
  }
}

/** Sends a slip: a parlay as one, singles one after the other, until one of them is refused. */
export function usePlaceSlip(slip: KeptSlip) {
  const { t } = useWords('book')
  const [fault, setFault] = useState<PlaceFault>()
  const cache = useQueryClient()
  const place = useCall(placeSlip, { refreshes: [listSlips] })
  const send = (legs: readonly SentLeg[], isParlay: boolean) => {
    const slips = isParlay ? [legs] : legs.map((leg) => [leg])
    return slip.sendOnce(async () => {
      setFault(undefined)
      let placed = 0
      for (const each of slips) {
        const stake = slip.stake.replace(/\.$/, '')
        const bet = `${each.map(legKey).join()} ${stake}`
        // Pressed again, it is the same bet as it was sent, whatever its prices are by now.
        const input = slip.unsureOf(bet) ?? inputOf(each, stake, slip.accepts)
        try {
          // oxlint-disable-next-line no-await-in-loop -- each takes its stake before the next one asks for its own
          await place.mutateAsync(input)
          slip.keepUnsure(undefined)
        } catch (error) {
          const until = unsureUntil(error)
          slip.keepUnsure(until === undefined ? undefined : { bet, input, until })
          if (until !== undefined) void cache.invalidateQueries({ queryKey: [listSlips.name] })
          setFault(faultOf(error, each))
          break
        }
        placed += 1
        slip.remove(each.map(legKey))
      }
      if (placed > 0) showToast({ tone: 'good', text: t('book.slip.placed', { count: placed }) })
    })
  }
  // What was told of a leg that is gone from the slip is of no use.
  const isOld = fault?.leg && !slip.legs.some((leg) => legKey(leg) === legKey(fault.leg!))
  return { send, fault: isOld ? undefined : fault, forget: () => setFault(undefined) }
}
