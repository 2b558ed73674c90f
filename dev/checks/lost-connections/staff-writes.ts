import { beginTotpEnrolment } from '@croupier/api/staff/begin-totp-enrolment.ts'
import { changeOwnStaffPassword } from '@croupier/api/staff/change-own-staff-password.ts'
import { createStaff } from '@croupier/api/staff/create-staff.ts'
import { logInStaff } from '@croupier/api/staff/log-in-staff.ts'
import { resetStaffPassword } from '@croupier/api/staff/reset-staff-password.ts'
import { PASSWORD } from './trial-world.ts'
import { type TrialWorld, type WriteTrial, writeTrial } from './write-trial.ts'

async function newColleague(world: TrialWorld) {
  const account = world.newName().toLowerCase()
  const made = await world.call('console', 'POST /staff/operators', {
    token: world.admin,
    input: { account, role: 'support', password: PASSWORD },
  })
  return { account, id: made.id as string }
}

const logIn = async (world: TrialWorld, account: string, password: string) =>
  (await world.call('console', 'POST /staff/session/login', { input: { account, password } })).token as string

export const staffWrites: readonly WriteTrial[] = [
  writeTrial(createStaff, async (world) => () => ({
    token: world.admin,
    input: { account: world.newName().toLowerCase(), role: 'support' },
  })),
  writeTrial(resetStaffPassword, async (world) => {
    const { id } = await newColleague(world)
    return () => ({ token: world.admin, input: { id } })
  }),
  writeTrial(logInStaff, async (world) => {
    const { account } = await newColleague(world)
    return () => ({ input: { account, password: PASSWORD } })
  }),
  writeTrial(changeOwnStaffPassword, async (world) => async () => {
    const { account } = await newColleague(world)
    const input = { password: PASSWORD, newPassword: 'brass-and-paper-78' }
    return { token: await logIn(world, account, PASSWORD), input }
  }),
  writeTrial(beginTotpEnrolment, async (world) => {
    const { account } = await newColleague(world)
    const token = await logIn(world, account, PASSWORD)
    const input = { password: PASSWORD, newPassword: 'brass-and-paper-78' }
    await world.call('console', 'POST /staff/session/password', { token, input })
    return () => ({ token, input: { password: 'brass-and-paper-78' } })
  }),
]
