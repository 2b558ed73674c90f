import { showPlayPrivacy } from '@croupier/api/play/show-play-privacy.ts'
import { implement } from '../../platform/implement.ts'
import { hiddenAmong } from './hidden-players-store.ts'
import { maskName } from './shown-player.ts'

export default implement(showPlayPrivacy, async ({ db, session: { memberId, account } }) => {
  const hidden = await hiddenAmong(db, [memberId])
  return { isHidden: hidden.has(memberId), shownName: maskName(account) }
})
