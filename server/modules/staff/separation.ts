import type { Separation } from '../../platform/separation-port.ts'
import { findEditors, insertEdit, passEditsOn, sumGivenAlone } from './edits-store.ts'
import { accountsOfOneHand } from './openings-store.ts'
import { actorNameOf } from './operator.ts'

/** Fulfils separationPort. */
export const separation: Separation = {
  record: insertEdit,
  passOn: passEditsOn,
  editorsOf: findEditors,
  givenAlone: sumGivenAlone,
  oneHand: async (db, staffId, since) => (await accountsOfOneHand(db, staffId, since)).map(actorNameOf),
}
