import * as z from 'zod/mini'

/** A module and those below it. `1` where it and everything above it is on. */
export interface WhiteLabelFlag {
  modId: string
  enabled: '0' | '1'
  childrenNodes: WhiteLabelFlag[]
}

export const whiteLabelFlag: z.ZodMiniType<WhiteLabelFlag, WhiteLabelFlag> = z.strictObject({
  modId: z.string(),
  enabled: z.enum(['0', '1']),
  get childrenNodes() {
    return z.array(whiteLabelFlag)
  },
})
