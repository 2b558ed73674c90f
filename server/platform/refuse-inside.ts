import type { Scope } from './context.ts'
import { outsidePort } from './outside.ts'
import { Refusal } from './refusal.ts'

/**
 * Refuses an address that an operator would have us call and that leads into a network nobody allowed, naming its field.
 * It asks who knows names, so it runs before a transaction opens. Where a name leads is looked at again at every call.
 */
export async function refuseInside(scope: Scope, field: string, address: string | undefined): Promise<void> {
  if (address === undefined) return
  const host = URL.parse(address)?.hostname || address
  if (!(await scope.use(outsidePort).isInside(host))) return
  throw new Refusal('request.invalid', { fields: [{ field, messageKey: 'fault.address.inside' }] })
}
