import { Ratio } from '@croupier/basis/ratio.ts'
import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import type { PackedChunk } from './book-chunk.ts'
import type { BundleMode, BundleVersion } from './bundle-version.ts'
import type { PageFile } from './page-file.ts'

/** A version that is being imported; nobody sees it before it is ready. */
export interface BegunVersion {
  id: bigint
  version: number
}

/** The next version of a game. Of two imports at once the second fails here or at its end. */
export function beginVersion(db: Queryable, game: string): Promise<BegunVersion> {
  return db.one<BegunVersion>(sql`
    insert into bundles.version (game, version)
    select ${game}, coalesce(max(v.version), 0) + 1
    from bundles.version v
    where v.game = ${game}
    returning id, version`)
}

/** What the version would be called that is imported next. */
export async function nextVersion(db: Queryable, game: string): Promise<number> {
  const { version } = await db.one<{ version: number }>(sql`
    select coalesce(max(v.version), 0) + 1 as version
    from bundles.version v
    where v.game = ${game}`)
  return version
}

export async function insertMode(
  tx: Tx,
  versionId: bigint,
  place: number,
  mode: BundleMode,
  lookup: Buffer,
): Promise<void> {
  const { cost, rtp, hitRate } = mode
  await tx.run(sql`
    insert into bundles.mode
      (version_id, name, place, cost_numerator, cost_denominator, rows, weight_sum, rtp_numerator, rtp_denominator,
       hit_numerator, hit_denominator, highest_payout, lookup_hash, lookup)
    values
      (${versionId}, ${mode.name}, ${place}, ${cost.numerator}, ${cost.denominator}, ${mode.rows}, ${mode.weightSum},
       ${rtp.numerator}, ${rtp.denominator}, ${hitRate.numerator}, ${hitRate.denominator}, ${mode.highestPayout},
       ${Buffer.from(mode.lookupHash, 'hex')}, ${lookup})`)
}

export async function insertChunks(
  tx: Tx,
  versionId: bigint,
  mode: string,
  chunks: readonly PackedChunk[],
): Promise<void> {
  for (const { chunk, bytes } of chunks) {
    await tx.run(sql`
      insert into bundles.book_chunk (version_id, mode, chunk, bytes)
      values (${versionId}, ${mode}, ${chunk}, ${bytes})`)
  }
}

export async function insertPage(db: Queryable, versionId: bigint, page: PageFile): Promise<void> {
  await db.run(sql`
    insert into bundles.file (version_id, path, content_type, bytes, brotli)
    values (${versionId}, ${page.path}, ${page.contentType}, ${page.bytes}, ${page.brotli})`)
}

/** What is known of a version once all of it was read. */
export interface FinishedVersion {
  id: bigint
  game: string
  contentHash: Buffer
  hasPages: boolean
  showsReplays: boolean
}

/** Makes an imported version the one that is opened from now on. */
export async function finishVersion(
  tx: Tx,
  { id, game, contentHash, hasPages, showsReplays }: FinishedVersion,
): Promise<void> {
  await tx.run(sql`
    update bundles.version
    set is_current = false
    where game = ${game} and is_current`)
  await tx.run(sql`
    update bundles.version
    set state = 'ready', is_current = true, content_hash = ${contentHash}, has_pages = ${hasPages},
        shows_replays = ${showsReplays}, ready_at = clock_timestamp()
    where id = ${id}`)
}

/** Takes away what was imported of a version that will never be ready. */
export async function dropVersion(db: Queryable, id: bigint): Promise<void> {
  await db.run(sql`
    delete from bundles.version
    where id = ${id} and state = 'importing'`)
}

export async function currentContentHash(db: Queryable, game: string): Promise<string | undefined> {
  const row = await db.maybe<{ hash: string }>(sql`
    select encode(content_hash, 'hex') as hash
    from bundles.version
    where game = ${game} and is_current`)
  return row?.hash
}

export async function currentVersionId(db: Queryable, game: string): Promise<bigint | undefined> {
  const row = await db.maybe<{ id: bigint }>(sql`
    select id
    from bundles.version
    where game = ${game} and is_current`)
  return row?.id
}

/** The version a session was opened with, else the one that is opened now. */
export async function versionIdOfSession(db: Queryable, sessionId: string, game: string): Promise<bigint | undefined> {
  const { id } = await db.one<{ id: bigint | null }>(sql`
    select coalesce(
      (select s.version_id from bundles.session s where s.session_id = ${sessionId}),
      (select v.id from bundles.version v where v.game = ${game} and v.is_current)) as id`)
  return id ?? undefined
}

export async function versionIdOf(db: Queryable, game: string, version: string): Promise<bigint | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(version)) return undefined
  const row = await db.maybe<{ id: bigint }>(sql`
    select id
    from bundles.version
    where game = ${game} and version = ${version}::int and state = 'ready'`)
  return row?.id
}

export async function pinSession(db: Queryable, sessionId: string, versionId: bigint): Promise<void> {
  await db.run(sql`
    insert into bundles.session (session_id, version_id)
    values (${sessionId}, ${versionId})`)
}

const modeColumns = (): Sql => sql`
  m.name, m.cost_numerator as "costNumerator", m.cost_denominator as "costDenominator", m.rows,
  m.weight_sum as "weightSum", m.rtp_numerator as "rtpNumerator", m.rtp_denominator as "rtpDenominator",
  m.hit_numerator as "hitNumerator", m.hit_denominator as "hitDenominator", m.highest_payout as "highestPayout",
  encode(m.lookup_hash, 'hex') as "lookupHash"`

/** `numeric` comes as text. */
interface ModeRow {
  name: string
  costNumerator: string
  costDenominator: string
  rows: number
  weightSum: string
  rtpNumerator: string
  rtpDenominator: string
  hitNumerator: string
  hitDenominator: string
  highestPayout: bigint
  lookupHash: string
}

const ratio = (numerator: string, denominator: string) => new Ratio(BigInt(numerator), BigInt(denominator))

function modeOf(row: ModeRow): BundleMode {
  const { name, rows, highestPayout, lookupHash } = row
  return {
    name,
    cost: ratio(row.costNumerator, row.costDenominator),
    rows,
    weightSum: BigInt(row.weightSum),
    rtp: ratio(row.rtpNumerator, row.rtpDenominator),
    hitRate: ratio(row.hitNumerator, row.hitDenominator),
    highestPayout,
    lookupHash,
  }
}

export async function findVersion(db: Queryable, id: bigint): Promise<BundleVersion> {
  const version = await db.one<Omit<BundleVersion, 'modes'>>(sql`
    select v.id, v.game, v.version::text as version, v.has_pages as "hasPages",
           v.shows_replays as "showsReplays"
    from bundles.version v
    where v.id = ${id} and v.state = 'ready'`)
  const modes = await db.many<ModeRow>(sql`
    select ${modeColumns()}
    from bundles.mode m
    where m.version_id = ${id}
    order by m.place`)
  return { ...version, modes: modes.map(modeOf) }
}

export interface ListedVersion {
  id: bigint
  game: string
  version: number
  isCurrent: boolean
  hasPages: boolean
  readyAt: number
}

/** Newest first; of one game where it is named. */
export function listVersions(db: Queryable, game: string | undefined, most: number): Promise<ListedVersion[]> {
  return db.many<ListedVersion>(sql`
    select v.id, v.game, v.version, v.is_current as "isCurrent", v.has_pages as "hasPages", v.ready_at as "readyAt"
    from bundles.version v
    where v.state = 'ready' and (${game ?? null}::text is null or v.game = ${game ?? null})
    order by v.id desc
    limit ${most}`)
}

export async function packedTableOf(db: Queryable, versionId: bigint, mode: string): Promise<Buffer> {
  const { lookup } = await db.one<{ lookup: Buffer }>(sql`
    select m.lookup
    from bundles.mode m
    where m.version_id = ${versionId} and m.name = ${mode}`)
  return lookup
}

export async function chunkOf(db: Queryable, versionId: bigint, mode: string, chunk: number): Promise<Buffer> {
  const { bytes } = await db.one<{ bytes: Buffer }>(sql`
    select c.bytes
    from bundles.book_chunk c
    where c.version_id = ${versionId} and c.mode = ${mode} and c.chunk = ${chunk}`)
  return bytes
}

export interface ServedFile extends Pick<PageFile, 'contentType' | 'bytes'> {
  isBrotli: boolean
  /** SHA-256 over all that was imported with it, in hexadecimal. */
  contentHash: string
}

/** A file of a version's page, compressed where the reader takes it so. */
export function findPage(
  db: Queryable,
  versionId: bigint,
  path: string,
  takesBrotli: boolean,
): Promise<ServedFile | undefined> {
  return db.maybe<ServedFile>(sql`
    select f.content_type as "contentType",
           case when ${takesBrotli} and f.brotli is not null then f.brotli else f.bytes end as bytes,
           ${takesBrotli} and f.brotli is not null as "isBrotli",
           encode(v.content_hash, 'hex') as "contentHash"
    from bundles.file f
    join bundles.version v on v.id = f.version_id
    where f.version_id = ${versionId} and f.path = ${path}`)
}

/** Sessions that are over long before, and what is left of imports that died. */
export async function forgetOldBundles(db: Queryable): Promise<void> {
  await db.run(sql`delete from bundles.session where opened_at < now() - interval '30 days'`)
  await db.run(sql`delete from bundles.version where state = 'importing' and began_at < now() - interval '1 day'`)
}
