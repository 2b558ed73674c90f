import type * as z from 'zod/mini'
import type { drawAnswer, lotteryEntry, orderAnswer } from '@croupier/api/lottery/lottery-answers.ts'
import { Money } from '@croupier/basis/money.ts'
import type { Family } from '@croupier/games/lottery/bet-type.ts'
import { familyCalled, writeDrawn } from '@croupier/games/lottery/families.ts'
import type { Draw } from './draws-store.ts'
import type { Offered } from './offered.ts'
import type { Line, NewLine, NewOrder, OwnOrder } from './orders-store.ts'

export function describeDraw(family: Family, draw: Draw): z.output<typeof drawAnswer> {
  const { numero, state, opensAt, closesAt, drawsAt, drawn, revision, seedHash } = draw
  const winNo = drawn && writeDrawn(family, drawn)
  return { numero, state, opensAt, closesAt, drawsAt, drawn, winNo, revision, seedHash }
}

export function describeLottery(
  { game, family, vendor, entry }: Offered,
  name: string,
  coming: readonly Draw[],
  last: Draw | undefined,
): z.output<typeof lotteryEntry> {
  const [current, next] = coming
  return {
    gameCode: game.code,
    gameId: entry.nodeId,
    family: family.code,
    vassalage: vendor.code,
    gameType: entry.type,
    name,
    zone: game.zone,
    isHouse: family.isHouse,
    isOpen: game.isOpen && vendor.status === 'open' && entry.status === 'open',
    current: current ? describeDraw(family, current) : null,
    next: next ? describeDraw(family, next) : null,
    last: last ? describeDraw(family, last) : null,
  }
}

/** An order that is being sold, as it is listed once it is. */
export function describeNew(
  family: Family,
  draw: Draw,
  order: NewOrder,
  lines: readonly { line: NewLine }[],
  placedAt: number,
): z.output<typeof orderAnswer> {
  const nothing = { payout: 0n, rebate: 0n }
  return describeOrder(
    {
      ...order,
      ...draw,
      id: order.id,
      ...nothing,
      drawState: draw.state,
      state: 'waiting',
      shortfall: 0n,
      revision: null,
      placedAt,
    },
    family.code,
    lines.map(({ line }) => ({ ...line, orderId: order.id, ...nothing })),
    placedAt,
  )
}

export function describeOrder(
  order: OwnOrder,
  familyCode: string,
  lines: readonly Line[],
  now: number,
): z.output<typeof orderAnswer> {
  const family = familyCalled(familyCode)!
  const text = (units: bigint) => new Money(order.currency, units).toString()
  return {
    orderId: order.id,
    gameCode: order.gameCode,
    numero: order.numero,
    placedAt: order.placedAt,
    currency: order.currency,
    stake: text(order.stake),
    most: text(order.most),
    state: order.state,
    payout: text(order.payout),
    rebate: text(order.rebate),
    chaseId: order.chaseId,
    mayCancel: order.state === 'waiting' && now < order.closesAt,
    winNo: order.drawn && writeDrawn(family, order.drawn),
    lines: lines.map((line) => ({
      playCode: line.playCode,
      content: line.content,
      units: line.units,
      unitValue: text(line.unitValue),
      multiple: line.multiple,
      stake: text(line.stake),
      group: line.chosenGroup,
      payout: text(line.payout),
      rebate: text(line.rebate),
    })),
  }
}
