import { setTimeout as sleep } from 'node:timers/promises'
import { Money } from '@croupier/basis/money.ts'
import type { TransferBooks } from './transfer-books.ts'
import { transferAccount } from './transfer-account.ts'

const PATIENCE_MILLISECONDS = 20_000
const currency = 'BDT'

/** Where the house is, which may be another of its servers at every call. */
export interface HouseDoors {
  portal(): string
  console(): string
  /** Needed with every call of the portal. */
  merchant: string
}

/** Undefined where no answer came, or none by the house. */
async function call(url: string, headers: Record<string, string>, body?: object) {
  try {
    const answer = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { language: 'en', 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    })
    // biome-ignore lint: answers are looked at field by field.
    return (await answer.json()) as { value?: any; errorCode?: string }
  } catch {
    return undefined
  }
}

/** A member with a session and an address of their own: calls are counted by address. */
export interface MoverSeat {
  account: string
  token: string
  address: string
}

/** Somebody who moves money to the vendor, plays with it there and brings it back, while servers fail now and then. */
export interface Mover {
  readonly account: string
  /** What was won there in all, below zero what was lost, as the member and the vendor saw it; cents. */
  played(): bigint
  /** References of the transfers that were answered. */
  told(): string[]
  /** Brings everything back; false where some is not known to be back. */
  bringBack(): Promise<boolean>
  /** Begins nothing more; resolves when the last call is over. */
  stop(): Promise<void>
}

/**
 * @param books the vendor's: only the vendor knows what is played there
 * @param pauseMilliseconds about how long between two steps
 */
export function startMover(
  doors: HouseDoors,
  books: TransferBooks,
  { account, token, address }: MoverSeat,
  { pauseMilliseconds, random }: { pauseMilliseconds: number; random: () => number },
): Mover {
  const told = new Set<string>()
  const vassalage = transferAccount.code
  let played = 0n
  let isOver = false

  const house = async (path: string, body?: object) => {
    const headers = { merchant: doors.merchant, authorization: token, 'x-forwarded-for': address }
    return call(`${doors.portal()}${path}`, headers, body)
  }
  const some = (most: number) => `${10 + Math.floor(random() * most)}.00`

  async function move(direction: 'From' | 'To'): Promise<void> {
    const said = await house(`/wps/wallets/transfer${direction}MainWallet`, { vassalage, amount: some(40) })
    if (said?.value?.reference) told.add(said.value.reference)
  }

  async function recall(): Promise<{ outcome: string; reference: string | null }[] | undefined> {
    const said = await house('/wps/wallets/recall', {})
    for (const { reference } of said?.value?.list ?? []) if (reference) told.add(reference)
    return said?.value?.list
  }

  function play(): void {
    const by = Money.parse(some(20), currency)
    const result = random() < 0.5 ? by : by.negated()
    // Nobody wins with an empty wallet.
    if (books.balance(account, currency).isPositive && books.move(account, result)) played += result.units / 10_000n
  }

  async function act(): Promise<void> {
    const chance = random()
    if (chance < 0.4) await move('From')
    else if (chance < 0.6) await move('To')
    else if (chance < 0.7) await recall()
    else if (chance < 0.75) await house('/wps/wallets')
    else play()
  }

  async function live(): Promise<void> {
    while (!isOver) {
      await sleep(pauseMilliseconds * (0.5 + random()))
      if (!isOver) await act()
    }
  }

  const ended = live()
  return {
    account,
    played: () => played,
    told: () => [...told],
    async bringBack() {
      const list = await recall()
      return list?.every(({ outcome }) => outcome === 'nothing') ?? false
    },
    stop() {
      isOver = true
      return ended
    },
  }
}

/** An operator who asks vendors for the state of every transfer of unknown outcome, again and again. */
export interface Inquirer {
  /** How many are open, as the house says; undefined where it did not say. */
  open(): Promise<number | undefined>
  stop(): Promise<void>
}

export function startInquirer(doors: HouseDoors, token: string): Inquirer {
  let isOver = false
  const office = (path: string, body?: object) => call(`${doors.console()}${path}`, { authorization: token }, body)
  const list = async (): Promise<{ reference: string }[] | undefined> =>
    (await office('/staff/vendor-transfers?state=open&pageSize=200'))?.value?.list

  async function inquire(): Promise<void> {
    while (!isOver) {
      for (const { reference } of (await list()) ?? []) {
        if (isOver) return
        await office(`/staff/vendor-transfers/${reference}/check`, {})
      }
      await sleep(1_000)
    }
  }

  const ended = inquire()
  return {
    open: async () => (await list())?.length,
    stop() {
      isOver = true
      return ended
    },
  }
}
