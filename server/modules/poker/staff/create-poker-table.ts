import { createPokerTable } from '@croupier/api/poker/staff/create-poker-table.ts'
import { currencies } from '@croupier/basis/currency.ts'
import { payableStep } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { makeDeck } from '../deals.ts'
import { insertDesk } from '../desks-store.ts'
import { readAmount } from '../read-amount.ts'

/** Who sits down has ten big blinds at least, so that there is something to play for. */
const FEWEST_BLINDS = 10n

export default implement(createPokerTable, async (ctx, input) => {
  const { name, currency, isTrial, seats, rake } = input
  if (!currencies.has(currency)) throw ctx.refusal('poker.terms.invalid')
  const read = (field: 'smallBlind' | 'bigBlind' | 'minBuyIn' | 'maxBuyIn') => readAmount(input[field], currency, field)
  const terms = {
    smallBlind: read('smallBlind'),
    bigBlind: read('bigBlind'),
    minBuyIn: read('minBuyIn'),
    maxBuyIn: read('maxBuyIn'),
  }
  const cap = Money.read(input.rakeCap, currency)
  const isCap = cap instanceof Money && cap.units % payableStep(currency) === 0n
  if (
    !isCap ||
    terms.bigBlind < terms.smallBlind ||
    terms.minBuyIn < terms.bigBlind * FEWEST_BLINDS ||
    terms.maxBuyIn < terms.minBuyIn
  ) {
    throw ctx.refusal('poker.terms.invalid')
  }
  const { root, sealedSeed } = makeDeck(ctx.use(secretsPort))
  const id = await insertDesk(ctx.tx, {
    name,
    currency,
    isTrial,
    seats,
    ...terms,
    rake,
    rakeCap: cap.units,
    nextRoot: root,
    nextSealedSeed: sealedSeed,
  })
  return { tableId: Number(id) }
})
