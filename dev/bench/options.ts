import { parseArgs } from 'node:util'

/** What a run was asked for; its groups' processes get the same words. */
export const options = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
}).values
