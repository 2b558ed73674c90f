import type { ContentKind } from '@croupier/api/content/content-pages.ts'
import { empty, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { below } from '../../platform/page.ts'
import type { PublishedPage } from './content-page.ts'

const published: Sql = sql`
  select p.id, p.kind, p.slug, v.number as "version", v.titles, v.texts, p.published_at as "publishedAt"
  from content.page p
  join content.page_version v on v.page_id = p.id and v.number = p.published_version`

/** Articles of the help centre and pages, in the operator's order. */
export async function publishedInOrder(db: Queryable, kind: ContentKind, limit: number): Promise<PublishedPage[]> {
  return db.many<PublishedPage>(sql`
    ${published}
    where p.kind = ${kind}
    order by p.position, p.id
    limit ${limit}`)
}

/** News and posts, newest first. */
export async function publishedByTime(
  db: Queryable,
  kind: ContentKind,
  before: string | undefined,
  limit: number,
): Promise<PublishedPage[]> {
  return db.many<PublishedPage>(sql`
    ${published}
    where p.kind = ${kind}
      and ${below(sql`p.id`, before)}
    order by p.id desc
    limit ${limit}`)
}

export async function findPublished(db: Queryable, slug: string): Promise<PublishedPage | undefined> {
  return db.maybe<PublishedPage>(sql`
    ${published}
    where p.slug = ${slug}`)
}

export interface ContentPage {
  id: bigint
  kind: ContentKind
  slug: string
  position: number
  titles: Record<string, string>
  latestVersion: number
  publishedVersion: number | null
  publishedAt: number | null
}

const staffColumns: Sql = sql`
  select p.id, p.kind, p.slug, p.position, v.titles, v.number as "latestVersion",
    p.published_version as "publishedVersion", p.published_at as "publishedAt"
  from content.page p
  join lateral (
    select number, titles
    from content.page_version
    where page_id = p.id
    order by number desc
    limit 1
  ) v on true`

/** Newest first. */
export async function listPages(
  db: Queryable,
  filter: { kind: ContentKind | undefined; before: string | undefined; limit: number },
): Promise<ContentPage[]> {
  const { kind, before, limit } = filter
  return db.many<ContentPage>(sql`
    ${staffColumns}
    where true
      ${kind === undefined ? empty : sql`and p.kind = ${kind}`}
      and ${below(sql`p.id`, before)}
    order by p.id desc
    limit ${limit}`)
}

export async function findPage(db: Queryable, id: bigint): Promise<ContentPage | undefined> {
  return db.maybe<ContentPage>(sql`
    ${staffColumns}
    where p.id = ${id}`)
}

export interface PageVersion {
  number: number
  titles: Record<string, string>
  texts: Record<string, string>
  writtenBy: string
  writtenAt: number
}

const VERSIONS_SHOWN = 50

export async function versionsOf(db: Queryable, id: bigint, most: number = VERSIONS_SHOWN): Promise<PageVersion[]> {
  return db.many<PageVersion>(sql`
    select number, titles, texts, written_by as "writtenBy", written_at as "writtenAt"
    from content.page_version
    where page_id = ${id}
    order by number desc
    limit ${most}`)
}

/** Locks a page until the transaction ends; its number, or undefined where there is none. */
export async function lockPage(tx: Tx, id: string): Promise<bigint | undefined> {
  const row = await tx.maybe<{ id: bigint }>(sql`
    select id
    from content.page
    where id = ${id}::bigint
    for update`)
  return row?.id
}

/** Undefined where another page has the slug. */
export async function insertPage(
  tx: Tx,
  page: Pick<ContentPage, 'kind' | 'slug' | 'position'>,
  now: number,
): Promise<bigint | undefined> {
  const row = await tx.maybe<{ id: bigint }>(sql`
    insert into content.page (kind, slug, position, created_at)
    values (${page.kind}, ${page.slug}, ${page.position}, ${new Date(now)})
    on conflict (slug) do nothing
    returning id`)
  return row?.id
}

/** False where another page has the slug. */
export async function changePage(
  tx: Tx,
  id: bigint,
  page: Pick<ContentPage, 'kind' | 'slug' | 'position'>,
): Promise<boolean> {
  const changed = await tx.run(sql`
    update content.page
    set kind = ${page.kind}, slug = ${page.slug}, position = ${page.position}
    where id = ${id}
      and not exists (select from content.page other where other.slug = ${page.slug} and other.id <> ${id})`)
  return changed > 0
}

export async function insertVersion(
  tx: Tx,
  id: bigint,
  version: Pick<PageVersion, 'titles' | 'texts' | 'writtenBy' | 'writtenAt'>,
): Promise<void> {
  await tx.run(sql`
    insert into content.page_version (page_id, number, titles, texts, written_by, written_at)
    select ${id}::bigint, coalesce(max(number), 0) + 1, ${JSON.stringify(version.titles)}::jsonb,
      ${JSON.stringify(version.texts)}::jsonb, ${version.writtenBy}, ${new Date(version.writtenAt)}
    from content.page_version
    where page_id = ${id}`)
}

export async function hasVersion(db: Queryable, id: bigint, version: number): Promise<boolean> {
  const { has } = await db.one<{ has: boolean }>(sql`
    select exists (select from content.page_version where page_id = ${id} and number = ${version}) as has`)
  return has
}

/** False where there is no such version. */
export async function publishVersion(tx: Tx, id: bigint, version: number | null, now: number): Promise<boolean> {
  const changed = await tx.run(sql`
    update content.page
    set published_version = ${version}, published_at = ${version === null ? null : new Date(now)}
    where id = ${id}
      and (${version}::int is null
        or exists (select from content.page_version where page_id = ${id} and number = ${version}))`)
  return changed > 0
}

/** What a member who came before it was published has not agreed to as it stands. */
export async function dueConsents(
  db: Queryable,
  memberId: bigint,
  joinedAt: number,
  slugs: readonly string[],
): Promise<{ slug: string; version: number }[]> {
  return db.many<{ slug: string; version: number }>(sql`
    select p.slug, p.published_version as version
    from content.page p
    where p.slug = any(${slugs}::text[])
      and p.published_version is not null
      and p.published_at > ${new Date(joinedAt)}
      and not exists (
        select
        from content.consent c
        where c.member_id = ${memberId} and c.slug = p.slug and c.version = p.published_version)`)
}

export async function keepConsent(tx: Tx, memberId: bigint, slug: string, version: number, now: number): Promise<void> {
  await tx.run(sql`
    insert into content.consent (member_id, slug, version, agreed_at)
    values (${memberId}, ${slug}, ${version}, ${new Date(now)})
    on conflict do nothing`)
}
