import type { Role } from '@croupier/api/staff/roles.ts'
import type { Story } from '../story.ts'
import { STAFF_PASSWORD } from '../world.ts'

const people: readonly [account: string, role: Role, name: string, note: string][] = [
  ['anika', 'admin', 'Anika Rahman', 'everything, and the others’ accounts'],
  ['tanvir', 'support', 'Tanvir Hossain', 'members, their records, freezing'],
  ['rafiq', 'cashier', 'Rafiqul Islam', 'statements and adjustments'],
  ['mitali', 'approver', 'Mitali Sen', 'decides what others propose; reads the audit log'],
  ['joy', 'content', 'Joy Fernandes', 'banners, announcements, pages'],
]

const story: Story = {
  title: 'Five people keep the house',
  async tell(world) {
    for (const [account, role, name, note] of people) {
      await world.staff(account, role, name)
      world.introduce({ role, account, password: STAFF_PASSWORD, where: 'Console', note })
    }
  },
}

export default story
