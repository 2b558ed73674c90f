import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { promotionId } from '../promotion-answers.ts'

export const listTickets = operation({
  name: 'listTickets',
  summary: 'The tickets of a raffle that was drawn, in their order, with masked names of their holders.',
  method: 'GET',
  path: '/wps/promotions/:promotionId/tickets',
  relay: ['PROMOFE_getClaimTicketList'],
  caller: 'anyone',
  input: z.strictObject({
    promotionId,
    /** The last ticket of the page before. */
    after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 200),
  }),
  output: z.strictObject({
    /** `first` to `last`, both included, are the tickets of one holder. */
    list: z.array(z.strictObject({ first: z.number(), last: z.number(), pseudonym: z.string() })),
    next: z.nullable(z.number()),
  }),
  refusals: ['promotion.not.found'],
  runs: 'reads',
})
