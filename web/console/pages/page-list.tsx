import { contentKinds } from '@croupier/api/content/content-pages.ts'
import { listContentPages } from '@croupier/api/content/list-content-pages.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { moment, opener, status, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice } from '../lists/filters.ts'
import { PageEditor } from './page-editor.tsx'
import { PagePanel } from './page-panel.tsx'

/** Help articles, news, posts and pages, with what is published of each. */
export const PageList = declareList(listContentPages, {
  text: 'console-pages.text',
  cursor: 'before',
  filters: { kind: choice('console-pages.column.kind', contentKinds, 'console-pages.kind') },
  columns: [
    opener('title', 'console-pages.column.title', ({ titles }, { language }) => titles[language] ?? titles['en']),
    word('kind', 'console-pages.column.kind', ({ kind }) => `console-pages.kind.${kind}`),
    { id: 'slug', head: 'console-pages.column.slug', cell: ({ slug }) => <bdi dir="ltr">{slug}</bdi> },
    status('state', 'console-pages.column.state', ({ publishedVersion, latestVersion }) => {
      if (publishedVersion === null) return ['plain', 'console-pages.state.draft']
      return publishedVersion === latestVersion
        ? ['jade', 'console-pages.state.published']
        : ['brass', 'console-pages.state.changed']
    }),
    moment('published', 'console-pages.column.published', ({ publishedAt }) => publishedAt),
  ],
  rowKey: ({ id }) => id,
  panel: { name: 'page', Panel: PagePanel },
  actions: [
    {
      permission: 'content.manage',
      label: 'console-pages.add',
      Dialog: ({ open, onClose, onOpen }) => <PageEditor open={open} onClose={onClose} onSaved={onOpen} />,
    },
  ],
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-pages.empty.title',
    text: 'console-pages.empty.text',
  },
})
