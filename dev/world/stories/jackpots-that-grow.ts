import { createJackpot } from '@croupier/api/jackpots/staff/create-jackpot.ts'
import { listStaffJackpots } from '@croupier/api/jackpots/staff/list-staff-jackpots.ts'
import type { Story } from '../story.ts'

const pots = [
  {
    code: 'GRAND',
    titles: { en: 'Grand lantern', bn: 'মহা লণ্ঠন', ar: 'القنديل الكبير' },
    share: 30,
    seed: '50000',
    lowest: '100000',
    ceiling: '500000',
  },
  {
    code: 'RIVER',
    titles: { en: 'River lantern', bn: 'নদীর লণ্ঠন', ar: 'قنديل النهر' },
    share: 40,
    seed: '500',
    lowest: '1000',
    ceiling: '5000',
  },
  {
    code: 'DOOR',
    titles: { en: 'Lantern at the door', bn: 'দরজার লণ্ঠন', ar: 'قنديل الباب' },
    share: 50,
    seed: '5',
    lowest: '10',
    ceiling: '50',
  },
] as const

const story: Story = {
  title: 'Three jackpots grow with every stake; the smallest is hit often enough to see',
  async tell(world) {
    const { list } = await world.do(listStaffJackpots, {})
    for (const pot of pots) {
      if (list.some(({ code }) => code === pot.code)) continue
      await world.do(createJackpot, { ...pot, currency: 'BDT' })
    }
  },
}

export default story
