import * as z from 'zod/mini'

/** Where a browser's own service takes notices for it. */
export const pushEndpoint = z.url({ protocol: /^https$/ }).check(z.maxLength(1000))

/** Browsers that one member may be told in; the oldest goes when there is one more. */
export const PUSH_BROWSERS_MOST = 10
