type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

function put(target: Record<string, unknown>, path: string[], value: unknown): void {
  const [key = '', ...rest] = path
  if (rest.length === 0) target[key] = value
  else put((target[key] ??= {}) as Record<string, unknown>, rest, value)
}

/**
 * What a form holds, as its operation's input: a lone checkbox is a boolean, several of one name are the list of the
 * ticked values, `type="number"` is a number, a file input is its file (or files), a dotted name nests, and an empty
 * box is absent rather than ''.
 */
export function collect(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  const controls = Array.from(form.elements)
    .filter(isControl)
    .filter((control) => control.name && !control.disabled)
  for (const control of controls) {
    const value = valueOf(control, controls)
    if (value !== undefined) put(values, control.name.split('.'), value)
  }
  return values
}

function valueOf(control: Control, controls: Control[]): unknown {
  if (control instanceof HTMLSelectElement && control.multiple) {
    return Array.from(control.selectedOptions, (option) => option.value)
  }
  if (control instanceof HTMLInputElement) {
    if (control.type === 'radio') return control.checked ? control.value : undefined
    if (control.type === 'file') return control.multiple ? Array.from(control.files ?? []) : control.files?.[0]
    if (control.type === 'number') return control.value === '' ? undefined : control.valueAsNumber
    if (control.type === 'checkbox') {
      const namesakes = controls.filter((other) => other.name === control.name) as HTMLInputElement[]
      if (namesakes.length === 1) return control.checked
      return namesakes.filter((other) => other.checked).map((other) => other.value)
    }
  }
  return control.value === '' ? undefined : control.value
}
