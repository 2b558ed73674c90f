import * as z from 'zod/mini'

/** A table as its vendor calls it. */
export const roomCode = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/))
