import type { FieldFault } from '@croupier/api/envelope.ts'
import { cleanMarkup } from '@croupier/api/content/markup.ts'
import { saveContentPage } from '@croupier/api/content/save-content-page.ts'
import { colleagueNamed, nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { changePage, findPage, insertPage, insertVersion, lockPage, versionsOf } from './content-pages-store.ts'
import { pageDetail } from './describe-content-page.ts'

export default implement(saveContentPage, async (ctx, input) => {
  const { tx } = ctx
  const { id: named, basedOn, kind, slug, position, titles } = input
  const faults: FieldFault[] = (['titles', 'texts'] as const)
    .filter((field) => input[field]['en'] === undefined)
    .map((field) => ({ field: `${field}.en`, messageKey: 'fault.required' }))
  if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
  const texts = Object.fromEntries(Object.entries(input.texts).map(([language, text]) => [language, cleanMarkup(text)]))
  const now = ctx.clock.now()
  const id = named === undefined ? await insertPage(tx, { kind, slug, position }, now) : await lockPage(tx, named)
  if (id === undefined) throw ctx.refusal(named === undefined ? 'content.page.slug.taken' : 'content.page.not.found')
  if (named !== undefined) {
    const before = await findPage(tx, id)
    if (before?.latestVersion !== basedOn) {
      const [latest] = await versionsOf(tx, id, 1)
      throw ctx.refusal('content.page.changed.by', { name: colleagueNamed(latest?.writtenBy ?? '') })
    }
    if (!(await changePage(tx, id, { kind, slug, position }))) throw ctx.refusal('content.page.slug.taken')
  }
  await insertVersion(tx, id, { titles, texts, writtenBy: nameOfActor(ctx.actor), writtenAt: now })
  return pageDetail(tx, id)
})
