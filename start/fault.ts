/** Something the person who starts Croupier can put right. Its message is one clear line for them; no stack is shown. */
export class StartFault extends Error {
  override name = 'StartFault'
}
