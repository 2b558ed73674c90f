import { accountNamesOf } from '../../identity/index.ts'
import type { LineNames } from '../../wallet/index.ts'
import { othersOf } from './sendings-store.ts'

/** Fulfils the wallet's port: who was on the other side of money that was sent. */
export const sendingNames: LineNames = {
  kindsOf: 'agents.',
  async namesOf(scope, memberId, references) {
    const others = await othersOf(scope.db, memberId, references)
    const names = await accountNamesOf(scope.db, [...others.values()])
    return new Map(
      [...others].map(([reference, id]) => [reference, { gameName: null, vendorName: names.get(id) ?? '' }]),
    )
  },
}
