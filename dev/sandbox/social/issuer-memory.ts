import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Kept {
  payload: AdapterPayload
  /** Epoch milliseconds. */
  expiresAt: number
}

/** What an issuer remembers while the sandbox runs: one map for each kind of thing it keeps. */
export function issuerMemory(): (kind: string) => Adapter {
  const kinds = new Map<string, Map<string, Kept>>()

  return (kind) => {
    const kept = kinds.get(kind) ?? new Map<string, Kept>()
    kinds.set(kind, kept)
    const living = (one: Kept | undefined) => (one && one.expiresAt > Date.now() ? one.payload : undefined)
    const findBy = (isIt: (payload: AdapterPayload) => boolean) =>
      living([...kept.values()].find(({ payload }) => isIt(payload)))
    return {
      async upsert(id, payload, expiresIn) {
        for (const [other, { expiresAt }] of kept) if (expiresAt <= Date.now()) kept.delete(other)
        kept.set(id, { payload, expiresAt: Date.now() + (expiresIn || 3_600) * 1_000 })
      },
      find: async (id) => living(kept.get(id)),
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: async (code) => findBy((payload) => payload.userCode === code),
      async consume(id) {
        const found = kept.get(id)
        if (found) found.payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void kept.delete(id),
      async revokeByGrantId(grantId) {
        for (const [id, { payload }] of kept) if (payload.grantId === grantId) kept.delete(id)
      },
    }
  }
}
