import type { Queryable } from '../../platform/database.ts'
import { accountNamesOf } from '../identity/index.ts'
import { describeMessage } from './describe-chat.ts'
import type { Host, Mute } from './host.ts'
import { allHosts } from './hosts-store.ts'
import type { Message } from './messages-store.ts'
import { openReportsByHost } from './moderation-store.ts'

export function describeHost(host: Host, openReports: number) {
  const { id: modelId, vendorCode: vassalage, gameCode: gameId, onAirSince: _since, languages, ...facts } = host
  return { ...facts, modelId, languages: [...languages], vassalage, gameId, openReports }
}

export async function describeHostNow(db: Queryable, host: Host) {
  return describeHost(host, (await openReportsByHost(db)).get(host.id) ?? 0)
}

export async function describeForStaff(db: Queryable, messages: readonly Message[]) {
  const names = await accountNamesOf(
    db,
    messages.flatMap(({ memberId }) => memberId ?? []),
  )
  return messages.map((message) => ({
    ...describeMessage(message),
    account: message.memberId === null ? null : (names.get(message.memberId) ?? null),
    removedBy: message.removedBy,
  }))
}

export async function describeMutes(db: Queryable, mutes: readonly Mute[]) {
  const names = await accountNamesOf(
    db,
    mutes.map(({ memberId }) => memberId),
  )
  const codes = new Map((await allHosts(db)).map(({ id, code }) => [id, code]))
  return mutes.map(({ id, memberId, hostId, ...facts }) => ({
    ...facts,
    id: id.toString(),
    account: names.get(memberId) ?? '',
    code: hostId === null ? null : (codes.get(hostId) ?? null),
  }))
}
