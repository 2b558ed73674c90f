import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useServer()
let account: string
let support: string
let cashier: string

beforeAll(async () => {
  support = await signInOperator(server(), 'salma', 'support')
  cashier = await signInOperator(server(), 'hasan', 'cashier')
  account = await openPlayer(server())
})

const stake = async (method: 'GET' | 'PUT', token: string, body?: object, of = account) => {
  const url = `/staff/members/${of}/stake-limit`
  const answer = (await server().call('console', { method, url, token, ...(body ? { body } : {}) })).json()
  return answer.success ? answer.value : answer.errorCode
}

describe('[H-02] [D-04] the largest bet of a member', () => {
  it('is set, shown with who set it, and lifted by who manages members', async () => {
    expect(await stake('GET', cashier)).toEqual({ currency: 'BDT', set: null })

    expect(await stake('PUT', support, { stakeMax: '250.50' })).toMatchObject({ stakeMax: '250.50' })
    expect(await stake('GET', cashier)).toEqual({
      currency: 'BDT',
      set: { stakeMax: '250.50', by: 'staff:salma', at: expect.any(Number) },
    })

    expect(await stake('PUT', support, { stakeMax: null })).toMatchObject({ stakeMax: null })
    expect(await stake('GET', cashier)).toEqual({ currency: 'BDT', set: null })
  })

  it('is refused to others, of nobody, and finer than the currency', async () => {
    expect(await stake('PUT', cashier, { stakeMax: '1' })).toBe('staff.forbidden')
    expect(await stake('GET', support, undefined, 'nobody')).toBe('member.not.found')
    expect(await stake('PUT', support, { stakeMax: '0.00000000001' })).toBe('request.invalid')
    expect(await stake('GET', cashier)).toEqual({ currency: 'BDT', set: null })
  })

  it('stands in the audit log', async () => {
    await stake('PUT', support, { stakeMax: '90' })
    const admin = await signInOperator(server(), 'anika', 'admin')
    const url = '/staff/audit?action=limitStake'
    const { list } = (await server().call('console', { method: 'GET', url, token: admin })).json().value

    expect(list[0]).toMatchObject({ action: 'limitStake', actor: 'staff:salma', details: { account, stakeMax: '90' } })
  })
})
