import type { staffContentDetail, staffContentPage } from '@croupier/api/content/content-pages.ts'
import { assert } from '@croupier/basis/assert.ts'
import type * as z from 'zod/mini'
import type { Queryable } from '../../platform/database.ts'
import { type ContentPage, findPage, versionsOf } from './content-pages-store.ts'
import { planOf } from './page-plans-store.ts'

export function describePage(page: ContentPage): z.input<typeof staffContentPage> {
  return { ...page, id: page.id.toString() }
}

/** A page with its versions, as operators see it. */
export async function pageDetail(db: Queryable, id: bigint): Promise<z.input<typeof staffContentDetail>> {
  const page = await findPage(db, id)
  assert(page, 'a page that was found has a version')
  const plan = (await planOf(db, id)) ?? null
  return { ...describePage(page), plan, versions: await versionsOf(db, id) }
}
