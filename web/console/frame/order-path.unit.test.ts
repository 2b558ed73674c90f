import { describe, expect, it } from 'vitest'
import { orderPath } from './order-path.ts'

describe('[H-03] the screen of an order that a request is about', () => {
  it('is that of deposits or of withdrawals, by the letter that references begin with', () => {
    const [deposit, withdrawal] = ['D261126HJ8QNVWF5', 'W261126K9YN3JBXP']
    expect(orderPath(deposit)).toBe(`/deposits?deposit=${deposit}`)
    expect(orderPath(withdrawal)).toBe(`/withdrawals?withdrawal=${withdrawal}`)
  })

  it.each(['S261126HJ8QNVWF5', 'D', 'D261126', '../members/x', 'D261126HJ8QNVWF5&state=paid', ''])(
    '%j has none',
    (reference) => {
      expect(orderPath(reference)).toBeUndefined()
    },
  )
})
