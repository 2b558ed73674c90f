import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { operation } from '@croupier/api/operation.ts'
import { call } from './call.ts'
import { useCall } from './use-operation.ts'

vi.mock('./call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const lightLamp = operation({
  name: 'lightLamp',
  summary: 'Lights a lamp.',
  method: 'POST',
  path: '/lamp',
  caller: 'anyone',
  input: z.strictObject({ lamp: z.string() }),
  output: z.strictObject({}),
  refusals: [],
  runs: 'transaction',
})

it('does what is to be done at the end once where a button was pressed twice, and again at a later press', async () => {
  let light: ReturnType<typeof useCall<typeof lightLamp>> | undefined
  function Drawn() {
    // oxlint-disable-next-line react-hooks/globals -- a test looks at what the hook answered
    light = useCall(lightLamp)
    return null
  }
  const client = new QueryClient()
  renderToString(createElement(QueryClientProvider, { client }, createElement(Drawn)))
  const answers: (() => void)[] = []
  vi.mocked(call).mockImplementation(() => new Promise((resolve) => answers.push(() => resolve({}))))
  const told: string[] = []
  const press = async (lamp: string): Promise<void> => {
    light!.mutate({ lamp }, { onSuccess: () => void told.push(lamp) })
    await new Promise((resolve) => setTimeout(resolve))
  }
  const answer = async (): Promise<void> => {
    for (const each of answers) each()
    await new Promise((resolve) => setTimeout(resolve))
  }

  await press('hall')
  await press('hall')
  await press('stairs')
  await answer()
  expect(told.toSorted()).toEqual(['hall', 'stairs'])

  await press('hall')
  await answer()
  expect(told.toSorted()).toEqual(['hall', 'hall', 'stairs'])
})
