import { paymentProtocols } from '@croupier/api/wallet/providers/payment-protocols.ts'
import { paymentProtocolsPort } from '@croupier/server/modules/wallet/index.ts'
import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'

const server = useServer()

it('operators choose among the protocols of payment providers that are wired, and no other', () => {
  const wired = server().wired.app.ports.use(paymentProtocolsPort)

  expect(paymentProtocols.toSorted()).toEqual(wired.map(({ protocol }) => protocol).toSorted())
})
