import type { InputOf, OperationShape, OutputOf } from '@croupier/api/operation.ts'
import {
  type MutateOptions,
  queryOptions,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { createContext, use, useCallback, useState } from 'react'
import { type CallArguments, type CallOptions, call } from './call.ts'
import type { CallRefused } from './call-refused.ts'
import { shareWhileAway } from './share-while-away.ts'

/** What the cache knows a read by: `invalidateQueries({ queryKey: [showMemberInfo.name] })` finds it with any input. */
export function queryOf<Shape extends OperationShape>(operation: Shape, input?: InputOf<Shape>) {
  return queryOptions<OutputOf<Shape>, CallRefused>({
    queryKey: [operation.name, input ?? {}],
    queryFn: ({ signal }) => callWith(operation, input ?? {}, { signal }),
  })
}

function callWith<Shape extends OperationShape>(operation: Shape, input: unknown, options?: CallOptions) {
  return call(operation, ...([input, options] as unknown as CallArguments<Shape>))
}

export interface ReadOptions {
  /** False: not yet, as for a visitor's balance. */
  enabled?: boolean | undefined
  staleMilliseconds?: number | undefined
  /** Asked again this often while the page is looked at. */
  everyMilliseconds?: number | undefined
}

/** Whether whoever looks at the page may ask this at all, or not yet; a front end that knows says so around its pages. */
export const ReadGate = createContext<(operation: OperationShape) => boolean>(() => true)

/** The answer of a read, cached by operation and input. */
export function useOperation<Shape extends OperationShape>(
  operation: Shape,
  input?: InputOf<Shape>,
  { enabled = true, staleMilliseconds, everyMilliseconds }: ReadOptions = {},
): UseQueryResult<OutputOf<Shape>, CallRefused> {
  return useQuery<OutputOf<Shape>, CallRefused>({
    ...queryOf(operation, input),
    enabled: use(ReadGate)(operation) && enabled,
    ...(staleMilliseconds === undefined ? {} : { staleTime: staleMilliseconds }),
    ...(everyMilliseconds === undefined ? {} : { refetchInterval: everyMilliseconds }),
  })
}

const CONFLICTS = new Set([404, 409])

/**
 * A write: `const logOff = useCall(logOut)`, then `logOff.mutateAsync({})`. Pressed again before its answer is there it is
 * the same write. Reads named in `refreshes` are asked again, also where it was refused because somebody was faster: what the
 * page shows is old then. What `mutate` is given to do at its end is done also where the row it was pressed in has gone by
 * that refresh.
 */
export function useCall<Shape extends OperationShape>(
  operation: Shape,
  { refreshes = [] }: { refreshes?: readonly OperationShape[] } = {},
): UseMutationResult<OutputOf<Shape>, CallRefused, InputOf<Shape>> {
  const cache = useQueryClient()
  const refresh = () => Promise.all(refreshes.map((read) => cache.invalidateQueries({ queryKey: [read.name] })))
  const [ends] = useState(() => new WeakMap<object, MutateOptions<OutputOf<Shape>, CallRefused, InputOf<Shape>>>())
  const [shared] = useState(() => shareWhileAway<OutputOf<Shape>>())
  const [pressed] = useState(() => new Set<string>())
  const mutation = useMutation<OutputOf<Shape>, CallRefused, InputOf<Shape>>({
    mutationFn: (input) => shared(input, () => callWith(operation, input)),
    onSuccess: async (answer, input, ...rest) => {
      await refresh()
      ends.get(input as object)?.onSuccess?.(answer, input, ...rest)
    },
    onError: async (error, input, ...rest) => {
      if (CONFLICTS.has(error.status)) await refresh()
      ends.get(input as object)?.onError?.(error, input, ...rest)
    },
    onSettled: (answer, error, input, ...rest) => {
      pressed.delete(JSON.stringify(input))
      ends.get(input as object)?.onSettled?.(answer, error, input, ...rest)
    },
  })
  const { mutate: start } = mutation
  const mutate: typeof start = useCallback(
    (...given) => {
      const [input, options] = given
      const key = JSON.stringify(input)
      // What was to be done at the end of the press before is done then, once.
      if (pressed.has(key)) return
      pressed.add(key)
      if (options) ends.set(input as object, options)
      start(...([input] as unknown as typeof given))
    },
    [start, ends, pressed],
  )
  return { ...mutation, mutate }
}
