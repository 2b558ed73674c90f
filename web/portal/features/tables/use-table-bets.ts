import { listTableSlips } from '@croupier/api/tables/list-table-slips.ts'
import { placeTableBets } from '@croupier/api/tables/place-table-bets.ts'
import { showTable } from '@croupier/api/tables/show-table.ts'
import { takeBackTableBets } from '@croupier/api/tables/take-back-table-bets.ts'
import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useState } from 'react'
import { belowLeast, type ChipFault, type Chips, chipsOf, linesOf, type Room } from './chips.ts'
import { useKeptChips } from './kept-chips.ts'
import type { ShownTable } from './shown-table.ts'

/** Why chips do not lie where they were put: by the table's limits before they were sent, or as the server refused them. */
export type BetFault = ChipFault | { readonly what: 'least'; readonly spot: string } | { readonly error: unknown }

const refreshes = [showTable, listTableSlips, showBalance]

/** One's chips at a table: putting them down, confirming them, taking back what was confirmed. */
export function useTableBets({ table: { gameCode, round }, limits, own, last }: ShownTable) {
  const { t } = useWords('tables')
  const kept = useKeptChips(gameCode)
  const [fault, setFault] = useState<BetFault>()
  const [takesOff, setTakesOff] = useState(false)
  const place = useCall(placeTableBets, { refreshes })
  const takeBack = useCall(takeBackTableBets, { refreshes })
  const placed = chipsOf(own)
  const room: Room = { limits, placed }
  const before = last.length > 0 ? chipsOf(last) : kept.placed
  const add = (more: Chips) => setFault(kept.add(more, room))
  const confirm = () => {
    const { chips } = kept
    const low = belowLeast(chips, room)
    if (low !== undefined) {
      setFault({ what: 'least', spot: low })
      return
    }
    if (!round) return
    void kept.sendOnce(async () => {
      setFault(undefined)
      try {
        await place.mutateAsync({ gameCode, roundId: round.roundId, lines: linesOf(chips) })
      } catch (error) {
        setFault({ error })
        return
      }
      kept.confirmed(chips)
      showToast({ tone: 'good', text: t('tables.placed') })
    })
  }
  const takeAllBack = () => {
    if (!round) return
    setFault(undefined)
    takeBack.mutate(
      { gameCode, roundId: round.roundId },
      {
        onSuccess: ({ slips }) => slips > 0 && showToast({ text: t('tables.takenBack') }),
        onError: (error) => setFault({ error }),
      },
    )
  }
  const takeOff = (spot: string) => {
    setFault(undefined)
    kept.takeOff(spot)
  }
  // With nothing left to take off, the next press puts down again.
  const isTakingOff = takesOff && kept.chips.size > 0
  if (takesOff !== isTakingOff) setTakesOff(isTakingOff)
  return {
    kept,
    placed,
    before,
    fault,
    isTakingBack: takeBack.isPending,
    /** A press on a spot takes off what lies there and is not confirmed. */
    isTakingOff,
    setTakesOff,
    press: (spot: string, chip: bigint) => (isTakingOff ? takeOff(spot) : add(new Map([[spot, chip]]))),
    takeOff,
    add,
    undo: () => {
      setFault(undefined)
      kept.undo()
    },
    clear: () => {
      setFault(undefined)
      kept.clear()
    },
    confirm,
    takeAllBack,
  }
}

export type TableBets = ReturnType<typeof useTableBets>

/** The spot that a refusal is about, where it is about one. */
export function spotOfFault(fault: BetFault): string | undefined {
  if (!('error' in fault)) return fault.spot
  const spot = isRefused(fault.error) ? fault.error.value['spot'] : undefined
  return typeof spot === 'string' ? spot : undefined
}
