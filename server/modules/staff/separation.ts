import type { Separation } from '../../platform/separation-port.ts'
import { findEditors, insertEdit, sumGivenAlone } from './edits-store.ts'
import { accountsOfOneHand } from './openings-store.ts'
import { actorNameOf } from './operator.ts'

/** Fulfils separationPort. */
export const separation: Separation = {
  record: insertEdit,
  editorsOf: findEditors,
  givenAlone: sumGivenAlone,
  oneHand: async (db, staffId, since) => (await accountsOfOneHand(db, staffId, since)).map(actorNameOf),
}
