import { expect, it } from 'vitest'
import { House } from './house.ts'

it('ends for a signal that came before anybody waited for one', async () => {
  const house = new House(async () => {})
  house.close(new Error('interrupted'))

  await expect(house.untilClosing()).rejects.toThrow('interrupted')
})

it('ends for the first reason while it is waited for', async () => {
  const house = new House(async () => {})
  const ended = house.untilClosing()
  house.close(new Error('first'))
  house.close(new Error('second'))

  await expect(ended).rejects.toThrow('first')
})
