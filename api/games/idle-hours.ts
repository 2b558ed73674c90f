import * as z from 'zod/mini'

/** For how many hours nothing happens in a round before it counts as left: 90 days at most. */
export const idleHours = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_160))
