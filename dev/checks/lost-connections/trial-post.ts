import { assert } from '@croupier/basis/assert.ts'
import { mailPort, smsPort } from '@croupier/server/modules/messaging/index.ts'
import { sql } from '@croupier/server/platform/database.ts'
import type { TrialWorld } from './write-trial.ts'

/** What was sent to each number and address. */
const boxes = new WeakMap<TrialWorld, Map<string, string>>()

function boxOf(world: TrialWorld): Map<string, string> {
  const opened = boxes.get(world)
  if (opened) return opened
  const box = new Map<string, string>()
  const { ports } = world.server.wired.app
  ports.provide(smsPort, { send: async ({ to, text }) => void box.set(to, text) })
  ports.provide(mailPort, { send: async ({ to, text }) => void box.set(to, text) })
  boxes.set(world, box)
  return box
}

/** Lets texts and letters arrive. */
export function openPost(world: TrialWorld): void {
  boxOf(world)
}

function lastSent(world: TrialWorld, to: string, pattern: RegExp): string {
  const found = pattern.exec(boxOf(world).get(to) ?? '')?.[0]
  assert(found, `it was sent to ${to}`)
  return found
}

/** The code in the last text or letter. */
export const codeSentTo = (world: TrialWorld, to: string) => lastSent(world, to, /\d{6}/)
/** What the link of the last letter holds. */
export const linkSentTo = (world: TrialWorld, to: string) => lastSent(world, to, /(?<=#reset=)[\w-]+/)

/** A number as it is typed, as it is kept, and as texts go to it. */
export function newPhone(world: TrialWorld) {
  const kept = `17${world.newDigits()}`
  return { typed: `0${kept}`, kept, to: `+880${kept}` }
}

export const newAddressOf = (world: TrialWorld) => `${world.newName().toLowerCase()}@mail.example`

/** Gives a member what they have shown to be their own. */
export async function prove(
  world: TrialWorld,
  account: string,
  shown: { email?: string; mobile?: string; payeeName?: string },
): Promise<void> {
  const { email = null, mobile = null, payeeName = null } = shown
  await world.server.wired.app.database.run(sql`
    update identity.profile p
    set email = ${email}, email_verified_at = case when ${email}::text is null then null else now() end,
        country_dialing_code = case when ${mobile}::text is null then null else '880' end, mobile_num = ${mobile},
        mobile_verified_at = case when ${mobile}::text is null then null else now() end,
        payee_name = ${payeeName}
    from identity.member m
    where m.id = p.member_id
      and m.account = ${account}`)
}
