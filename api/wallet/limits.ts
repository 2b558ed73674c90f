import * as z from 'zod/mini'

/** A positive amount in main units, as a plain decimal string; how fine it may be is the currency's. */
export const amount = z.string().check(z.regex(/^(?!0+(?:\.0+)?$)(?:0|[1-9]\d{0,11})(?:\.\d{1,8})?$/))

/** An amount as answers carry it. */
export const amountAnswer = z.string()
