import type { RecipeTrial } from '../recipe-trial.ts'

/** Letters and texts that left, a second time. */
export const addAConsoleList: RecipeTrial = {
  recipe: 'add-a-console-list',
  steps: {
    1: (scratch) => scratch.addWords('console', { 'nav.echoes': ['Echoes', 'প্রতিধ্বনি', 'أصداء'] }),
    2: (scratch) =>
      scratch.write(
        'web/console/echoes/echo-list.tsx',
        `import { listSent, sentStates } from '@croupier/api/messaging/list-sent.ts'
import { moment, opener } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice } from '../lists/filters.ts'

/** What left, once more. */
export const EchoList = declareList(listSent, {
  cursor: 'before',
  filters: { state: choice('console-messages.column.state', sentStates, 'console-messages.sent.state') },
  columns: [
    opener('receiver', 'console-messages.sent.receiver', ({ receiver }) => receiver),
    moment('at', 'console-messages.column.at', ({ sentAt }) => sentAt),
  ],
  rowKey: ({ id }) => id,
})
`,
      ),
    3: (scratch) =>
      scratch.write(
        'web/console/echoes/screen.tsx',
        `import { ShareIcon } from '@croupier/kit/icons/actions.tsx'
import type { Screen } from '../frame/screen.ts'

export const echoes: Screen = {
  path: '/echoes',
  permission: 'messages.read',
  words: ['console-messages'],
  menu: { label: 'console.nav.echoes', icon: <ShareIcon /> },
  load: async () => (await import('./echo-list.tsx')).EchoList,
}
`,
      ),
    async 4(scratch) {
      await scratch.addLine(
        'web/console/app/pages.ts',
        "from '../deposits/screen.tsx'",
        "import { echoes } from '../echoes/screen.tsx'",
      )
      await scratch.addLine('web/console/app/pages.ts', '  sent,', '  echoes,')
    },
  },
  untouching: [],
  tests: ['web/console/app/pages.unit.test.ts', 'dev/checks/page-paths.test.ts'],
}
