import * as z from 'zod/mini'

/** A look of the portal: the folder of `brands/` it is drawn from, for one platform. */
export const templateSchema = z.strictObject({
  platform: z.enum(['WEB', 'M']),
  templateCode: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
})
