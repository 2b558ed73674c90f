import { depositFilter } from '@croupier/api/wallet/deposits/deposit-filter.ts'
import { withdrawalFilter } from '@croupier/api/wallet/withdrawals/withdrawal-filter.ts'
import * as z from 'zod/mini'
import type { Scope } from '../../../platform/context.ts'
import { secretsPort } from '../../../platform/secrets.ts'

const PLACE = 'wallet.export'
const VALID_MILLISECONDS = 60_000

/** A number that JSON would lose the end of. */
const big = z.string().check(z.regex(/^-?\d{1,19}$/))

/** What is streamed, as it was asked for by somebody who may see it. */
const wish = z.discriminatedUnion('list', [
  z.object({
    list: z.literal('account-record'),
    account: big,
    unit: z.string(),
    from: z.number(),
    until: z.number(),
    only: z.optional(z.array(z.number())),
    but: z.optional(z.array(z.number())),
  }),
  z.object({ list: z.literal('deposits'), asked: z.object(depositFilter) }),
  z.object({ list: z.literal('withdrawals'), asked: z.object(withdrawalFilter), by: z.string() }),
])
export type ExportWish = z.output<typeof wish>

const ticket = z.object({ until: z.number(), wish })

/** An address that streams what is wished for a minute. Sealed, so that nobody alters what was allowed. */
export function exportAddress(scope: Scope, asked: ExportWish): string {
  const until = scope.clock.now() + VALID_MILLISECONDS
  const sealed = scope.use(secretsPort).seal(JSON.stringify({ until, wish: asked }), PLACE)
  return `/exports/${Buffer.from(sealed).toString('base64url')}`
}

/** What an address stands for; undefined where it is none of ours or its minute is over. */
export function readExportTicket(scope: Pick<Scope, 'use' | 'clock'>, text: string): ExportWish | undefined {
  try {
    const sealed = Buffer.from(text, 'base64url').toString('utf8')
    const read = z.safeParse(ticket, JSON.parse(scope.use(secretsPort).open(sealed, PLACE)))
    return read.success && read.data.until > scope.clock.now() ? read.data.wish : undefined
  } catch {
    return undefined
  }
}
