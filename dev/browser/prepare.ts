import { opsOfTests } from './ops.ts'

/** Before the first test: one administrator gives the money and the points of every test, more than one may in a day. */
export default async function prepare(): Promise<void> {
  const ops = opsOfTests()
  await ops.run('settings', 'set', 'wallet.givenAloneMost', '{"BDT":"100000000"}')
  await ops.run('settings', 'set', 'points.givenAloneMost', '"10000000"')
  ops.close()
}
