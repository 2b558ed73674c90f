import * as z from 'zod/mini'

/** How often an award must be wagered, as a plain decimal: `0` is never, `8` eight times. */
export const multiple = z.string().check(z.regex(/^(?:0|[1-9]\d{0,2})(?:\.\d{1,2})?$/))

/** A percentage as a plain decimal: above 0, at most 100. */
export const percent = z.string().check(z.regex(/^(?!0+(?:\.0+)?$)(?:(?:0|[1-9]\d?)(?:\.\d{1,4})?|100(?:\.0{1,4})?)$/))
