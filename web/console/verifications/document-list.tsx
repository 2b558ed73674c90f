import { listVerifications } from '@croupier/api/safeguards/verification/list-verifications.ts'
import { documentStates } from '@croupier/api/safeguards/verification/verification-answers.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { count, moment, opener, operator, status, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice, linked } from '../lists/filters.ts'
import { SHARED_WORK } from '../lists/live.ts'
import { DocumentPanel } from './document-panel.tsx'
import { documentTones } from './document-words.ts'

/** Documents that members sent to show who they are; who waits longest stands first. */
export const DocumentList = declareList(listVerifications, {
  text: 'console-verifications.text',
  cursor: 'after',
  live: SHARED_WORK,
  filters: {
    state: choice('console-verifications.state', documentStates, 'console-verifications.state', { start: 'submitted' }),
    account: linked(),
  },
  columns: [
    opener('account', 'console-verifications.account', ({ account }) => account),
    word('kind', 'console-verifications.kind', ({ kind }) => `console-verifications.kind.${kind}`),
    count('pictures', 'console-verifications.pictures', ({ pictures }) => pictures),
    moment('sentAt', 'console-verifications.sentAt', ({ sentAt }) => sentAt),
    status('state', 'console-verifications.state', ({ state }) => [
      documentTones[state],
      `console-verifications.state.${state}`,
    ]),
    operator('decidedBy', 'console-verifications.decidedBy', ({ decidedBy }) => decidedBy, { phone: 'hidden' }),
  ],
  rowKey: ({ id }) => id,
  // Decided by a colleague meanwhile, it is no longer in the list, and its panel closes.
  panel: { name: 'document', Panel: ({ row, onClose }) => <DocumentPanel sent={row} onClose={onClose} /> },
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-verifications.empty.title',
    text: 'console-verifications.empty.text',
  },
})
