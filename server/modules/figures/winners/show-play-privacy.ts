import { showPlayPrivacy } from '@croupier/api/figures/winners/show-play-privacy.ts'
import { implement } from '../../../platform/implement.ts'
import { namedAmong } from './named-players-store.ts'
import { maskName } from './shown-player.ts'

export default implement(showPlayPrivacy, async ({ db, session: { memberId, account } }) => {
  const named = await namedAmong(db, [memberId])
  return { isHidden: !named.has(memberId), shownName: maskName(account) }
})
