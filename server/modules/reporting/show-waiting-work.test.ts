import { describe, expect, it } from 'vitest'
import { signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'

const server = useServer()

const waitingFor = async (token: string) =>
  (await server().call('console', { method: 'GET', url: '/staff/waiting', token })).json().value

describe('[H-01] what waits for an operator', () => {
  it('is counted queue by queue, and grows when a member asks for something', async () => {
    const { member, admin } = await signInTheCast(server())
    const before = await waitingFor(admin)

    const content = 'The game stopped in the middle of a round and never came back.'
    const asked = await server().call('portal', {
      method: 'POST',
      url: '/wps/support/cases',
      token: member,
      body: { kind: 'complaint', type: 3, content },
    })

    expect(asked.json()).toMatchObject({ success: true })
    expect(await waitingFor(admin)).toEqual({ ...before, feedback: before.feedback + 1 })
  })

  it('shows each role the queues it may see', async () => {
    const queues = async (role: 'support' | 'content' | 'approver', ip: string) =>
      Object.keys(await waitingFor(await signInOperator(server(), `queue-${role}`, role, ip))).toSorted()

    expect(await queues('content', '10.9.1.1')).toEqual(['applications', 'pointOrders'])
    expect(await queues('support', '10.9.1.2')).not.toContain('proposals')
    expect(await queues('approver', '10.9.1.3')).toContain('proposals')
  })
})
