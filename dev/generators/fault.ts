/** What the person who runs a generator can put right. */
export class GeneratorFault extends Error {
  override name = 'GeneratorFault'
}
