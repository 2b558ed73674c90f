import type { OperationShape } from '@croupier/api/operation.ts'
import { permissions, type Role, roles } from '@croupier/api/staff/roles.ts'
import { routesOf } from '@croupier/server/transport/http/routes.ts'
import { operations } from '@croupier/server/wiring.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Cast, signInOperator, signInTheCast } from '../testing/cast.ts'
import { useServer } from '../testing/server.ts'

/*
 * Every staff operation × every role, asked of the server: who is let in stands in the table of permissions, and nobody
 * else is. What is sent is mostly wrong, so that little happens; whether it is refused for the role is answered first.
 *
 * Not repeated on another PostgreSQL: who is refused is refused before any statement of an operation’s own.
 */

const server = useServer()
const tokens = new Map<Role, string>()
let cast: Cast
let calls = 0

const staffOperations = operations
  .map(({ operation }) => operation as OperationShape)
  .filter(({ caller }) => caller === 'staff')
  // What ends the session is asked last.
  .toSorted((one, other) => Number(one.name === 'logOutStaff') - Number(other.name === 'logOutStaff'))

/** Whether the server refuses the caller of an operation, and by what. */
async function refusalOf(operation: OperationShape, token: string | undefined): Promise<string | undefined> {
  const route = routesOf(operation)[0]!
  calls += 1
  const answer = await server().call('console', {
    method: route.method,
    url: route.path.replaceAll(/:(\w+)/g, 'x'),
    token,
    address: `10.8.${calls >> 8}.${calls & 255}`,
    ...(route.method === 'GET' ? {} : { body: {} }),
  })
  expect([operation.name, answer.statusCode]).not.toEqual([operation.name, 429])
  return [401, 403].includes(answer.statusCode) ? answer.json().errorCode : undefined
}

beforeAll(async () => {
  cast = await signInTheCast(server())
  for (const role of roles)
    tokens.set(role, await signInOperator(server(), `one-${role}`, role, `10.7.0.${tokens.size}`))
})

describe('[H-01] the table of roles', () => {
  it.each(roles)('lets %s do what it says, and refuses the rest', async (role) => {
    const answered: Record<string, string | undefined> = {}
    const expected: Record<string, string | undefined> = {}
    for (const operation of staffOperations) {
      const allowed: readonly Role[] = permissions[operation.permission as keyof typeof permissions]
      expected[operation.name] = allowed.includes(role) ? undefined : 'staff.forbidden'
      answered[operation.name] = await refusalOf(operation, tokens.get(role))
    }

    expect(answered).toEqual(expected)
  })

  it('lets in neither visitors nor members nor agents', async () => {
    for (const token of [undefined, cast.member, cast.agent]) {
      const answered = new Set<string | undefined>()
      for (const operation of staffOperations) answered.add(await refusalOf(operation, token))

      expect([...answered]).toEqual(['staff.not.session'])
    }
  })

  it('gives no other role what one role does alone', () => {
    const only = (role: Role) =>
      staffOperations
        .filter(({ permission }) => {
          const allowed: readonly Role[] = permissions[permission as keyof typeof permissions]
          return allowed.includes(role) && allowed.every((each) => each === role || each === 'admin')
        })
        .map(({ name }) => name)
        .toSorted()

    // Written out, so that whoever moves a permission says so here.
    expect({ approver: only('approver'), cashier: only('cashier') }).toEqual({
      approver: [
        'approveProposal',
        'approveVerification',
        'approveWithdrawal',
        'askForVerification',
        'changeJackpot',
        'checkAudit',
        'createJackpot',
        'listAudit',
        'listStaff',
        'matchWithdrawal',
        'publishPointGood',
        'publishPromotion',
        'refuseVerification',
        'rejectProposal',
        'resendWithdrawal',
        'setPointRate',
        'settlePeriod',
        'showVerificationPicture',
      ],
      cashier: [
        'closeOpenRounds',
        'correctPoints',
        'correctResult',
        'creditMember',
        'debitMember',
        'decideApplication',
        'decideDeposit',
        'decidePointOrder',
        'enterResult',
        'makeVouchers',
        'releaseDeposit',
        'resettleRound',
        'sendPointOrder',
        'showPointRecipient',
        'showVoucherCodes',
        'takeDeposit',
        'voidDraw',
        'voidFixture',
        'voidRound',
        'voidTableRound',
        'withdrawVouchers',
      ],
    })
    expect(staffOperations.filter(({ permission }) => permission === 'staff.manage').length).toBeGreaterThan(5)
    expect(permissions['staff.manage']).toEqual(['admin'])
    expect(permissions['settings.manage']).toEqual(['admin'])
  })
})
