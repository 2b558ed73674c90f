import { expect, it } from 'vitest'
import { ownResult } from './own-result.ts'
import type { TableSlip } from './shown-table.ts'

const slip = (lines: Record<string, string>, more: Partial<TableSlip> = {}): TableSlip => ({
  slipId: '0',
  roundId: 1,
  gameCode: 'BACCARAT',
  number: '202611280001',
  placedAt: 0,
  currency: 'BDT',
  stake: String(Object.values(lines).reduce((sum, stake) => sum + Number(stake), 0)),
  state: 'open',
  payout: '0.00',
  lines: Object.entries(lines).map(([spot, stake]) => ({ spot, stake, payout: null })),
  dealt: null,
  ...more,
})
const banker = { kind: 'baccarat', player: ['2S', 'KH'], banker: ['9C', 'KD'] } as const
const plain = { laPartage: false }

it('[D-03] what bets came to is told by the rules they are paid by, before they are paid', () => {
  expect(ownResult([slip({ BANKER: '100', TIE: '10' })], banker, plain)).toEqual({
    stake: '110.00',
    payout: '195.00',
    currency: 'BDT',
    outcome: 'won',
  })
  expect(ownResult([slip({ PLAYER: '100' })], banker, plain)?.outcome).toBe('lost')
})

it('[D-03] once it is paid, by what was paid; a part of the stake that comes back is no win', () => {
  const paid = slip({ BANKER: '100' }, { state: 'won', payout: '195.00' })
  const lost = slip({ PLAYER: '100' }, { state: 'lost' })
  expect(ownResult([paid, lost], banker, plain)).toMatchObject({ payout: '195.00', outcome: 'back' })
  expect(ownResult([slip({ BANKER: '100' }, { state: 'void' })], banker, plain)).toBeUndefined()
  expect(ownResult([], banker, plain)).toBeUndefined()
})
