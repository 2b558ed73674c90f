import type { InputOf, OperationShape } from '@croupier/api/operation.ts'
import { useState } from 'react'
import type { CallRefused } from './call-refused.ts'

/** Saving a list as CSV, and whether it is under way. */
export function useSaveList<Shape extends OperationShape>(
  operation: Shape,
  input: InputOf<Shape>,
  onRefused: (refusal: CallRefused) => void,
): { save: () => void; isSaving: boolean } {
  const [isSaving, setSaving] = useState(false)
  const save = async (): Promise<void> => {
    setSaving(true)
    try {
      const { saveList } = await import('./save-list.ts')
      await saveList(operation, input)
    } catch (refusal) {
      onRefused(refusal as CallRefused)
    }
    setSaving(false)
  }
  return { save: () => void save(), isSaving }
}
