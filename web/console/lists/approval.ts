import { isRefused } from '@croupier/client/call-refused.ts'

/**
 * Runs a write that may need a second person. `waiting` says that nothing was done yet: another operator must approve it.
 * @throws every other refusal
 */
export async function askApproval(write: () => Promise<unknown>): Promise<'done' | 'waiting'> {
  try {
    await write()
    return 'done'
  } catch (error) {
    if (isRefused(error, 'staff.approval.awaited')) return 'waiting'
    throw error
  }
}
