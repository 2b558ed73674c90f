import { setPlayPrivacy } from '@croupier/api/figures/winners/set-play-privacy.ts'
import { implement } from '../../../platform/implement.ts'
import { hidePlayer, namePlayer } from './named-players-store.ts'

export default implement(setPlayPrivacy, async ({ tx, session: { memberId } }, { isHidden }) => {
  await (isHidden ? hidePlayer(tx, memberId) : namePlayer(tx, memberId))
  return {}
})
