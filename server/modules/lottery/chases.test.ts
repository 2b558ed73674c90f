import { letDraw, openLotteries } from '@croupier/dev/testing/lottery.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { ledgerFindings, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { familyCalled } from '@croupier/games/lottery/families.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { playPort } from '../play/index.ts'
import { tickLotteries } from './index.ts'

const server = useServer()
const database = () => server().wired.app.database

const balls = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(2, '0'))

/** A result of an outside lottery that begins with this number, and is noughts behind it. */
function beginning(family: string, first: string): string[] {
  const { prizes } = familyCalled(family)!
  const blank = prizes!.flatMap(({ count, digits }) => Array.from({ length: count }, () => '0'.repeat(digits)))
  return [first, ...blank.slice(1)]
}

/** A bet of one unit, a result by which it loses, one by which it wins, and what it pays then of a stake of 1. */
const chased = [
  ['SSC5', 'FixedPlace', '#_#_#_#_7', ['1', '2', '3', '4', '5'], ['1', '2', '3', '4', '7'], 9.8],
  ['X5', 'Any2_11X5', '01-02', balls(3, 7), balls(1, 5), 5.39],
  ['PK10', 'First1_PK10', '10', balls(1, 10), balls(1, 10).toReversed(), 9.8],
  ['K3M3', 'Sum_K3', '10', ['1', '1', '1'], ['4', '4', '2'], 7.84],
  ['KL8', 'Pick1', '05', balls(21, 40), balls(1, 20), 3.92],
  ['XSMB', 'De', '07', beginning('XSMB', '00000'), beginning('XSMB', '00007'), 99],
  ['THAI', '3Top', '257', beginning('THAI', '000000'), beginning('THAI', '820257'), 900],
  ['4D', 'Big', '6652', beginning('4D', '0000'), beginning('4D', '6652'), 2500],
] as const

beforeAll(async () => {
  await openLotteries(
    server(),
    chased.map(([code]) => code),
  )
})

async function balanceOf(account: string): Promise<number> {
  const member = await findMemberByAccount(database(), account)
  const play = server().wired.app.ports.use(playPort)
  const player = await play.playerById(member!.id)
  return Number(await play.balanceOf(database(), player!)) / 1e6
}

async function drawAs(gameCode: string, numero: string, drawn: readonly string[]): Promise<void> {
  await letDraw(server(), gameCode, numero)
  await database().run(sql`
    update lottery.draw set state = 'drawn', drawn = ${[...drawn]}::text[]
    where game_code = ${gameCode} and numero = ${numero}`)
  await tickLotteries(server().wired.app)
}

describe('a chase', () => {
  it.each(chased)(
    '[D-07] of %s stops when it wins and gives the rest back; without the wish it goes on',
    async (gameCode, playCode, content, loses, wins, pays) => {
      // Where one has closed since they were planned, three are planned again.
      await tickLotteries(server().wired.app)
      const { planned } = await asMember(server(), await openPlayer(server()), 'showLottery', { gameCode })
      const numeros: string[] = planned.slice(-3).map(({ numero }: { numero: string }) => numero)
      const chase = async (stopsOnWin: boolean) => {
        const account = await openPlayer(server(), '7.00')
        const draws = numeros.map((numero, at) => ({ numero, multiple: 2 ** at }))
        const lines = [{ playCode, content, unitValue: '1', multiple: 1 }]
        const bought = await asMember(server(), account, 'placeOrder', { gameCode, draws, lines, stopsOnWin })
        expect(bought).toMatchObject({ stake: '7.00', chaseId: expect.any(String) })
        expect(await balanceOf(account)).toBe(0)
        return account
      }
      const stopping = await chase(true)
      const going = await chase(false)

      await drawAs(gameCode, numeros[0]!, loses)
      await drawAs(gameCode, numeros[1]!, wins)

      const states = async (account: string) =>
        (await asMember(server(), account, 'listOrders', {})).list.map(
          ({ numero, state, payout }: { numero: string; state: string; payout: string }) => [
            numero,
            state,
            Number(payout),
          ],
        )
      const before = [
        [numeros[1], 'won', 2 * pays],
        [numeros[0], 'lost', 0],
      ]
      expect(await states(stopping)).toEqual([[numeros[2], 'cancelled', 0], ...before])
      expect(await balanceOf(stopping)).toBeCloseTo(4 + 2 * pays, 6)
      expect(await states(going)).toEqual([[numeros[2], 'waiting', 0], ...before])
      expect(await balanceOf(going)).toBeCloseTo(2 * pays, 6)

      await drawAs(gameCode, numeros[2]!, wins)
      // What was given back wins nothing more.
      expect(await balanceOf(stopping)).toBeCloseTo(4 + 2 * pays, 6)
      expect(await balanceOf(going)).toBeCloseTo(6 * pays, 6)
    },
  )

  it('keeps the books', async () => {
    expect(await ledgerFindings(server())).toEqual([])
  })
})
