interface Waiting {
  readonly key: string
  isUrgent: boolean
  readonly perform: () => Promise<void>
}

/** Does work piece after piece: what is urgent before what is not, and of the same kind in the order it was asked for. */
export function oneByOne() {
  const waiting: Waiting[] = []
  let isAtWork = false

  function takeNext(): Waiting | undefined {
    const urgent = waiting.findIndex(({ isUrgent }) => isUrgent)
    return waiting.splice(Math.max(urgent, 0), 1)[0]
  }

  async function workOff(): Promise<void> {
    if (isAtWork) return
    isAtWork = true
    for (let next = takeNext(); next; next = takeNext()) await next.perform()
    isAtWork = false
  }

  return {
    /** Does the work once its turn has come, whatever became of the work before it. */
    inTurn<Value>(key: string, isUrgent: boolean, work: () => Promise<Value>): Promise<Value> {
      return new Promise<Value>((resolve, reject) => {
        const perform = async () => {
          try {
            resolve(await work())
          } catch (error) {
            reject(error)
          }
        }
        waiting.push({ key, isUrgent, perform })
        void workOff()
      })
    },

    /** What still waits under this key is urgent from now on. */
    hurry(key: string): void {
      for (const each of waiting) if (each.key === key) each.isUrgent = true
    },
  }
}
