import { listDraws } from '@croupier/api/lottery/list-draws.ts'
import { listLotteries } from '@croupier/api/lottery/list-lotteries.ts'
import { listOrders } from '@croupier/api/lottery/list-orders.ts'
import { showLottery } from '@croupier/api/lottery/show-lottery.ts'
import { followLive } from '@croupier/client/live-following.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const reads = [listLotteries, showLottery, listDraws, listOrders].map(({ name }) => name)

/** Everybody is told of a draw at the same moment, and asks again spread over so long. */
const SPREAD = 700
/** With a socket, polling is only for a lost message. */
const SELDOM = 60_000

/**
 * Keeps what stands of lotteries in step with their draws, of one game or of all, for as long as the page is open. Answers
 * how often it is still to be asked by the clock: visitors have no socket and are told nothing.
 */
export function useDrawNews(gameCode: string | undefined, otherwise: number): number {
  const cache = useQueryClient()
  const [isTold, setTold] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const askAgain = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        for (const name of reads) void cache.invalidateQueries({ queryKey: [name] })
      }, Math.random() * SPREAD)
    }
    const leave = followLive('lotteries', {
      onFollowed() {
        setTold(true)
        askAgain()
      },
      onFrame({ type, payload }) {
        if (type === 'draw' && (gameCode === undefined || payload.gameCode === gameCode)) askAgain()
      },
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [cache, gameCode])
  return isTold ? SELDOM : otherwise
}
