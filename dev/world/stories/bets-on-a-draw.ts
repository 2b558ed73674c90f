import { listOrders } from '@croupier/api/lottery/list-orders.ts'
import { placeOrder } from '@croupier/api/lottery/place-order.ts'
import { showLottery } from '@croupier/api/lottery/show-lottery.ts'
import type { Story } from '../story.ts'

const story: Story = {
  title: 'Arpita chases a digit over five draws, and bets on tonight’s numbers in Hanoi',
  async tell(world) {
    const arpita = await world.member('arpita')
    // Told again, nobody bets again.
    if ((await world.do(listOrders, {}, arpita)).list.length > 0) return
    const { planned } = await world.do(showLottery, { gameCode: 'SSC5' }, arpita)
    const line = { playCode: 'FixedPlace', content: '#_#_#_#_7', units: 1, unitValue: '1', multiple: 1 }
    const draws = planned.slice(1, 6).map(({ numero }, at) => ({ numero, multiple: at + 1 }))
    await world.do(placeOrder, { gameCode: 'SSC5', draws, lines: [line], stopsOnWin: true }, arpita)
    const { planned: nights } = await world.do(showLottery, { gameCode: 'XSMB' }, arpita)
    const [tonight] = nights
    if (!tonight) return
    const lo = { playCode: 'Lo2', content: '07-23', units: 2, unitValue: '0.1', multiple: 1 }
    await world.do(
      placeOrder,
      { gameCode: 'XSMB', draws: [{ numero: tonight.numero, multiple: 1 }], lines: [lo] },
      arpita,
    )
  },
}

export default story
