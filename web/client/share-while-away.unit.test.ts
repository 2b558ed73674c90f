import { expect, it } from 'vitest'
import { shareWhileAway } from './share-while-away.ts'

it('sends what is asked for twice once while its answer is away, and again afterwards', async () => {
  const share = shareWhileAway<number>()
  let sent = 0
  const answers: (() => void)[] = []
  const send = () => {
    const number = (sent += 1)
    return new Promise<number>((resolve) => answers.push(() => resolve(number)))
  }
  const [first, second, other] = [share({ a: 1 }, send), share({ a: 1 }, send), share({ a: 2 }, send)]
  for (const answer of answers) answer()
  expect(await Promise.all([first, second, other])).toEqual([1, 1, 2])

  const later = share({ a: 1 }, send)
  answers.at(-1)!()
  expect(await later).toBe(3)
})

it('sends again what was refused', async () => {
  const share = shareWhileAway<number>()
  await expect(share({}, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(await share({}, () => Promise.resolve(7))).toBe(7)
})
