import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { oneAtATime } from '../one-at-a-time.ts'
import { byControl } from './by-control.ts'
import { collect } from './collect.ts'
import type { Fault } from './fault.ts'
import { check, type FormSchema } from './schema.ts'
import { useReleased } from './use-released.ts'

export interface FormOptions<Output> {
  /**
   * Sends the checked input. It may return or throw a refusal: whatever carries `value.fields` puts each fault at its
   * field, anything else thrown becomes `problem`. What was typed stays.
   */
  onSubmit: (value: Output) => unknown
  /** Values that no control holds, laid under the form's own. */
  extra?: (() => Record<string, unknown>) | undefined
  /** What the text of a control stands for, by the control's name: a list out of words. Faults within it are its own. */
  read?: Readonly<Record<string, (text: string) => unknown>> | undefined
}

export interface FormState {
  faults: ReadonlyMap<string, Fault>
  /** What was thrown and belongs to no field; show it above the button. */
  problem: unknown
  submitting: boolean
  attributes: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
    onBlur: (event: FormEvent<HTMLFormElement>) => void
  }
  setFaults: (faults: readonly Fault[]) => void
  reset: () => void
}

/** The fields a refusal names, wherever it came from. */
function faultsIn(refusal: unknown): Fault[] {
  const value = (refusal as { value?: { fields?: unknown } } | null | undefined)?.value
  return Array.isArray(value?.fields) ? (value.fields as Fault[]) : []
}

function focusFirst(form: HTMLFormElement | null, faults: ReadonlyMap<string, Fault>): void {
  const faulty = Array.from(form?.elements ?? []).find((element) => faults.has((element as HTMLInputElement).name))
  if (faulty instanceof HTMLElement) faulty.focus()
}

/** Boxes that hold something which is nothing yet, as half of a date: what is read of them is empty. */
function halfTyped(form: HTMLFormElement | null): Fault[] {
  return Array.from(form?.elements ?? []).flatMap((element) => {
    const { name, validity } = element as HTMLInputElement
    return name && validity?.badInput ? [{ field: name, messageKey: 'fault.format' }] : []
  })
}

/** Whether a form has a box of this name that says what it holds. */
function holds(form: HTMLFormElement | null, name: string): boolean {
  return Array.from(form?.elements ?? []).some(
    (element) => (element as HTMLInputElement).name === name && !(element as HTMLInputElement).disabled,
  )
}

/**
 * A form checked by the schema of the operation it sends. The browser keeps what is typed; this keeps what is wrong.
 * A field is checked when it is left, and again at every stroke once it is faulty. What the server said of a value stands
 * until the value is another one: the schema knows nothing of it.
 */
export function useForm<Output>(
  schema: FormSchema<Output>,
  { onSubmit, extra, read = {} }: FormOptions<Output>,
): FormState {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<ReadonlyMap<string, Fault>>(new Map())
  const [problem, setProblem] = useState<unknown>()
  const [submitting, setSubmitting] = useState(false)
  const [once] = useState(oneAtATime)
  const toldByServer = useRef<ReadonlySet<string>>(new Set())
  const released = useReleased()

  const input = (): Record<string, unknown> => {
    const held: Record<string, unknown> = { ...extra?.(), ...(form.current ? collect(form.current) : {}) }
    for (const [name, meant] of Object.entries(read))
      held[name] = meant(typeof held[name] === 'string' ? held[name] : '')
    return held
  }

  const show = (told: Iterable<Fault>): ReadonlyMap<string, Fault> => {
    const found = byControl(told, Object.keys(read), input())
    setFaults(found)
    // After the messages are drawn, so that the field is announced with them.
    requestAnimationFrame(() => focusFirst(form.current, found))
    return found
  }

  const tell = (told: readonly Fault[]): void => {
    toldByServer.current = new Set(show(told).keys())
  }

  const recheck = async (name: string): Promise<void> => {
    // Behind what the page waits for, a form is not there, and a disabled box says nothing: neither makes it empty.
    if (!holds(form.current, name)) return
    const checked = await check(schema, input())
    // The press that left the field may have sent the form: what was told of it meanwhile stands.
    if (toldByServer.current.has(name)) return
    const found = 'faults' in checked ? byControl(checked.faults.values(), Object.keys(read), input()) : undefined
    const fault = found?.get(name)
    setFaults((before) => {
      const after = new Map(before)
      if (fault) after.set(name, fault)
      else after.delete(name)
      return after
    })
  }

  const submit = async (): Promise<void> => {
    setSubmitting(true)
    setProblem(undefined)
    toldByServer.current = new Set()
    try {
      const half = halfTyped(form.current)
      if (half.length > 0) return void show(half)
      const checked = await check(schema, input())
      if ('faults' in checked) return void show(checked.faults.values())
      setFaults(new Map())
      const named = faultsIn(await onSubmit(checked.value))
      if (named.length > 0) tell(named)
    } catch (thrown) {
      const named = faultsIn(thrown)
      if (named.length > 0) tell(named)
      else setProblem(thrown)
    } finally {
      setSubmitting(false)
    }
  }

  return {
    faults,
    problem,
    submitting,
    attributes: {
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void once(submit)
      },
      onInput: (event) => {
        const { name } = event.target as HTMLInputElement
        toldByServer.current = new Set([...toldByServer.current].filter((told) => told !== name))
        if (faults.has(name)) void recheck(name)
      },
      onBlur: (event) => {
        const { name, value, type, checked } = event.target as HTMLInputElement
        // Whoever passes over what is empty may come back to it.
        const isEmpty = type === 'checkbox' ? !checked : value === ''
        if (name && !isEmpty && !toldByServer.current.has(name)) void released().then(() => recheck(name))
      },
    },
    setFaults: tell,
    reset: () => {
      form.current?.reset()
      setFaults(new Map())
      setProblem(undefined)
    },
  }
}
