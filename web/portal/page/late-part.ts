import { words } from '@croupier/client/words/words.ts'
import type { Area } from '@croupier/words/areas.ts'
import { type ComponentType, lazy } from 'react'

const CHUNK_TIMEOUT = 120_000

/** A part that does not come in two minutes counts as lost. */
async function arrive<Part>(part: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('ChunkLoadError: timeout')), CHUNK_TIMEOUT)
  })
  return Promise.race([part, late]).finally(() => clearTimeout(timer))
}

/** A part of its own chunk, with its words beside it. */
export function latePart<Props = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...areas: Area[]
): ComponentType<Props> {
  return lazy(async () => {
    const [module] = await arrive(Promise.all([load(), ...areas.map((area) => words.need(area))]))
    return module
  })
}
