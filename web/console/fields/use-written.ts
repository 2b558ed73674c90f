import { collect } from '@croupier/kit/form/collect.ts'
import type { FormState } from '@croupier/kit/form/use-form.ts'
import { useEffect, useState } from 'react'

const PAUSE = 300

/** What a form holds while somebody writes in it, a breath after each stroke; undefined before it was looked at. */
export function useWritten({ attributes: { ref } }: FormState): Record<string, unknown> | undefined {
  const [written, setWritten] = useState<Record<string, unknown>>()
  useEffect(() => {
    const form = ref.current
    if (!form) return undefined
    let timer: ReturnType<typeof setTimeout>
    const look = (): void => setWritten(collect(form))
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(look, PAUSE)
    }
    look()
    form.addEventListener('input', wait)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', wait)
    }
  }, [ref])
  return written
}
