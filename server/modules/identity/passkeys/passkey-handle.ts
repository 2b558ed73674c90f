/** What a key stores of its member: the number alone. */
export function passkeyHandle(memberId: bigint): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`member:${memberId}`)
}

/** Whether a key says it is this member's; one that says nothing does not contradict. */
export function isHandleOf(memberId: bigint, given: string | undefined): boolean {
  return given === undefined || given === Buffer.from(passkeyHandle(memberId)).toString('base64url')
}
