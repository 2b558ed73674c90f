import type { RaffleTerms } from '@croupier/api/promotions/terms/raffle.ts'
import { type Entropy, openEntropy } from '@croupier/games/index.ts'
import { createHash } from 'node:crypto'
import { unitsOf } from './payable.ts'

/** Numbered from 1 in the order they were given; the owner by a name that shows nothing else. */
export interface Ticket {
  number: number
  pseudonym: string
}

export interface Drawn {
  /** Of the prizes, from 1. */
  prize: number
  ticket: Ticket
}

export const occurrenceOf = ({ prize }: Pick<Drawn, 'prize'>): string => `prize:${prize}`

/** How many tickets a measure has earned in all. What was given stays: a lower measure takes none back. */
export function ticketsEarned(
  terms: Pick<RaffleTerms, 'perTicket' | 'mostTickets'>,
  currency: string,
  measured: bigint,
): number {
  if (measured <= 0n) return 0
  const whole = measured / unitsOf(currency, terms.perTicket)
  const most = BigInt(terms.mostTickets ?? 10_000)
  return Number(whole > most ? most : whole)
}

/** The list that the draw is bound to: nobody can add a ticket afterwards without changing the draw. */
export function clientSeedOf(tickets: readonly Ticket[]): string {
  const lines = tickets.map(({ number, pseudonym }) => `${number},${pseudonym}\n`)
  return createHash('sha256').update(lines.join('')).digest('hex')
}

/**
 * Draws the prizes in their order, each among the tickets that are left; whoever has won as often as one may leaves with
 * all their tickets. Fewer prizes are drawn where no ticket is left.
 */
export function drawRaffle(
  { prizes, maxWins }: Pick<RaffleTerms, 'prizes' | 'maxWins'>,
  tickets: readonly Ticket[],
  serverSeed: string,
): Drawn[] {
  const entropy: Entropy = openEntropy({ serverSeed, clientSeed: clientSeedOf(tickets), nonce: 0 })
  const wins = new Map<string, number>()
  const drawn: Drawn[] = []
  let left = tickets
  for (const prize of prizes.keys()) {
    if (left.length === 0) break
    const ticket = left[entropy.below(left.length)]!
    const won = (wins.get(ticket.pseudonym) ?? 0) + 1
    wins.set(ticket.pseudonym, won)
    drawn.push({ prize: prize + 1, ticket })
    left = left.filter((other) =>
      won >= maxWins ? other.pseudonym !== ticket.pseudonym : other.number !== ticket.number,
    )
  }
  return drawn
}
