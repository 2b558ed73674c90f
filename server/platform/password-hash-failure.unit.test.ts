import { expect, it, vi } from 'vitest'
import { verifyPassword } from './password-hash.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, hash: vi.fn<typeof real.hash>(real.hash).mockRejectedValueOnce(new Error('no memory is left')) }
})

it('an unknown name is a wrong one again after the machine was out of memory', async () => {
  await expect(verifyPassword(undefined, 'guess')).rejects.toThrow('no memory is left')

  expect(await verifyPassword(undefined, 'guess')).toBe(false)
})
