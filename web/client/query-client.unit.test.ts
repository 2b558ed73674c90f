import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { CallRefused } from './call-refused.ts'
import { queryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

it('[J-01] refuses a write while the line is down, instead of keeping it until the line is back', async () => {
  onlineManager.setOnline(false)
  const lineDown = new CallRefused({ code: 'network', message: 'no line' })
  const write = new MutationObserver(queryClient, { mutationFn: () => Promise.reject(lineDown) })

  await expect(write.mutate()).rejects.toBe(lineDown)
  expect(
    queryClient
      .getMutationCache()
      .getAll()
      .filter((each) => each.state.isPaused),
  ).toEqual([])
})
