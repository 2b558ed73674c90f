import * as z from 'zod/mini'
import { position } from '../games/limits.ts'
import { operation } from '../operation.ts'
import {
  contentId,
  contentKinds,
  contentSlug,
  contentTexts,
  contentTitles,
  staffContentDetail,
} from './content-pages.ts'

export const saveContentPage = operation({
  name: 'saveContentPage',
  summary: 'Save a page, or a new version of one. Saving publishes nothing.',
  method: 'PUT',
  path: '/staff/content-pages',
  caller: 'staff',
  permission: 'content.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    /** Absent: a new page. */
    id: z.optional(contentId),
    /** The version that was read: a colleague's that came since is not written over. */
    basedOn: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    kind: z.enum(contentKinds),
    slug: contentSlug,
    position: z._default(position, 1000),
    titles: contentTitles,
    texts: contentTexts,
  }),
  output: staffContentDetail,
  refusals: ['request.invalid', 'content.page.not.found', 'content.page.changed.by', 'content.page.slug.taken'],
  runs: 'transaction',
  bodyBytes: 1024 * 1024,
})
