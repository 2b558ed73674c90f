import { QueryClient } from '@tanstack/react-query'

/**
 * One cache per page. `call` repeats by itself, so the cache does not. A write is sent when it is asked for or refused: kept
 * until the line is back, it would be done when nobody expects it any more.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
    mutations: { retry: false, networkMode: 'always' },
  },
})
