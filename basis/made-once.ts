/** What is dear to make, made when it is first asked for, once however many ask at the same time; a failure is forgotten. */
export function madeOnce<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    if (made) return made
    const making = make()
    made = making
    making.catch(() => {
      made = undefined
    })
    return making
  }
}
