import * as z from 'zod/mini'

/** A host as the browser names it: lower case, without port. Names of other scripts as xn--. */
export const affiliateDomain = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/),
  )

/** An agent's invitation code, whatever its letter case. */
export const affiliateCode = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9_-]{1,40}$/))
