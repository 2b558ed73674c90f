import { createHash, randomBytes } from 'node:crypto'
import { type Queryable, sql } from '../../../platform/database.ts'

export const CAPTCHA_SECONDS = 300
export const CAPTCHA_COOKIE = 'captchaId'

function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}

/** Keeps the answer and gives the id that the browser's cookie holds. */
export async function keepCaptcha(db: Queryable, answer: string, now: number): Promise<string> {
  const id = randomBytes(18).toString('base64url')
  await db.run(sql`
    insert into identity.captcha (id_hash, answer, made_at, expires_at)
    values (${hashOf(id)}, ${answer}, ${new Date(now)}, ${new Date(now + CAPTCHA_SECONDS * 1_000)})`)
  return id
}

/** Uses a captcha up: whatever was typed, it is gone. */
export async function takeCaptcha(db: Queryable, id: string, now: number): Promise<string | undefined> {
  const row = await db.maybe<{ answer: string }>(sql`
    delete from identity.captcha
    where id_hash = ${hashOf(id)}
      and expires_at > ${new Date(now)}
    returning answer`)
  return row?.answer
}

/** When it was made, epoch milliseconds, or undefined where it is gone. */
export async function captchaMadeAt(db: Queryable, id: string): Promise<number | undefined> {
  const row = await db.maybe<{ madeAt: number }>(sql`
    select made_at as "madeAt"
    from identity.captcha
    where id_hash = ${hashOf(id)}`)
  return row?.madeAt
}

/** Called by a schedule. */
export async function forgetOldCaptchas(db: Queryable, now: number): Promise<number> {
  return db.run(sql`
    delete from identity.captcha
    where expires_at <= ${new Date(now)}`)
}

/** What a captcha asks for, which stays as it is. */
export async function readCaptcha(db: Queryable, id: string, now: number): Promise<string | undefined> {
  const row = await db.maybe<{ answer: string }>(sql`
    select answer
    from identity.captcha
    where id_hash = ${hashOf(id)}
      and expires_at > ${new Date(now)}`)
  return row?.answer
}
