import * as z from 'zod/mini'
import { closedCountries, closedCurrencies } from './closed-for.ts'
import { operation } from '../operation.ts'
import { webOrigin } from '../settings/web-address.ts'
import { gameStatuses } from './game-types.ts'
import { staffVendor } from './game-answers.ts'
import { idleHours } from './idle-hours.ts'
import { gameName, position, vendorCode } from './limits.ts'
import { vendorProtocolNames } from './vendor-protocols.ts'

export const setVendor = operation({
  name: 'setVendor',
  summary: 'Add a vendor of games, or change one: fields left out stay as they are.',
  method: 'PUT',
  path: '/staff/vendors/:code',
  caller: 'staff',
  permission: 'vendors.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    code: vendorCode,
    /** Needed for a new vendor; fixed from then on. */
    protocol: z.optional(z.enum(vendorProtocolNames)),
    name: z.optional(gameName),
    status: z.optional(z.enum(gameStatuses)),
    /** What both sides sign with. It is kept sealed and never told. */
    secret: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{8,512}$/))),
    /** Where launches are asked for. */
    launchUrl: z.optional(
      z.string().check(
        z.maxLength(500),
        z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')),
      ),
    ),
    /** How the vendor calls us. */
    casinoId: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/))),
    /** Origins that the portal frames; that of `launchUrl` where a new vendor names none. */
    frameOrigins: z.optional(z.array(webOrigin).check(z.maxLength(20))),
    position: z.optional(position),
    /** Stands among the hot games, as one entry that opens the list of all its games. */
    isHot: z.optional(z.boolean()),
    closedCountries: z.optional(closedCountries),
    closedCurrencies: z.optional(closedCurrencies),
    /** Rounds in which nothing happens for so many hours are closed; null leaves them open until the vendor closes them. */
    closeRoundsAfterHours: z.optional(z.nullable(idleHours)),
  }),
  output: staffVendor,
  refusals: ['request.invalid', 'vendor.protocol.fixed', 'vendor.closes.itself'],
  runs: 'transaction',
})
