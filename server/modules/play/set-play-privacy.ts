import { setPlayPrivacy } from '@croupier/api/play/set-play-privacy.ts'
import { implement } from '../../platform/implement.ts'
import { hidePlayer, showPlayer } from './hidden-players-store.ts'

export default implement(setPlayPrivacy, async ({ tx, session: { memberId } }, { isHidden }) => {
  await (isHidden ? hidePlayer(tx, memberId) : showPlayer(tx, memberId))
  return {}
})
