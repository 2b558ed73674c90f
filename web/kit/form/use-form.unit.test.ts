import { type FormEvent, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type FormOptions, type FormState, useForm } from './use-form.ts'

/** A form as it is after its first drawing. */
function drawn(options: FormOptions<{ text: string }>): FormState {
  let form: FormState | undefined
  function Drawn() {
    // oxlint-disable-next-line react-hooks/globals -- a test looks at what the hook answered
    form = useForm(z.object({ text: z.string() }), options)
    return null
  }
  renderToString(createElement(Drawn))
  return form!
}

const press = { preventDefault() {} } as FormEvent<HTMLFormElement>

it('sends a form once that was submitted twice before it was drawn as busy, and again after it failed', async () => {
  const sent: string[] = []
  const answers: (() => void)[] = []
  const { attributes } = drawn({
    extra: () => ({ text: 'lamp' }),
    async onSubmit({ text }) {
      sent.push(text)
      await new Promise<void>((_, refuse) => answers.push(() => refuse(new Error('refused'))))
    },
  })
  const underWay = async (count: number) => expect.poll(() => answers.length).toBe(count)

  attributes.onSubmit(press)
  attributes.onSubmit(press)
  await underWay(1)
  expect(sent).toEqual(['lamp'])

  answers[0]!()
  await new Promise((resolve) => setTimeout(resolve))
  attributes.onSubmit(press)
  await underWay(2)
  expect(sent).toEqual(['lamp', 'lamp'])
})
