import { balanceChanged } from '@croupier/api/live/balance-changed.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database.ts'
import { tell, tellMany } from '../../../platform/live.ts'
import { amountText } from '../../wallet/index.ts'
import type { Performed } from './performing-store.ts'
import type { Player } from './players-store.ts'

const EVERY_MILLISECONDS = 50

type Left = Pick<Performed, 'mainBalance' | 'mainSeq'>

function messageOf({ currency }: Player, { mainBalance, mainSeq }: Left) {
  return { currency, available: amountText(currency, mainBalance), ledgerSeq: String(mainSeq) }
}

const audienceOf = ({ memberId }: Player) => ({ to: 'member', id: memberId }) as const

/** Sends a member's new balance to their open pages, once the transaction commits. */
export function tellBalance(tx: Tx, player: Player, left: Left): Promise<void> {
  return tell(tx, audienceOf(player), balanceChanged, messageOf(player, left))
}

/**
 * Tells open pages after the commit, not in it: money does not wait for news. Of many changes of one member within a
 * tick the last is told; a page that misses one reads the balance when it connects again.
 */
export function createBalanceTeller({ database, log }: App) {
  let noted = new Map<bigint, { player: Player; left: Left }>()
  let timer: NodeJS.Timeout | undefined
  let telling: Promise<void> = Promise.resolve()

  async function flush(): Promise<void> {
    timer = undefined
    const news = [...noted.values()]
    noted = new Map()
    if (news.length === 0) return
    try {
      await tellMany(
        database,
        balanceChanged,
        news.map(({ player, left }) => ({ audience: audienceOf(player), payload: messageOf(player, left) })),
      )
    } catch (error) {
      log.warn({ err: error }, 'live balance updates not sent')
    }
  }

  return {
    note(player: Player, { mainBalance, mainSeq }: Left): void {
      const earlier = noted.get(player.memberId)
      if (earlier && earlier.left.mainSeq > mainSeq) return
      noted.set(player.memberId, { player, left: { mainBalance, mainSeq } })
      timer ??= setTimeout(() => (telling = telling.then(flush)), EVERY_MILLISECONDS)
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      await telling
      await flush()
    },
  }
}
