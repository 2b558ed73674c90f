/** Only the `conclude`s of a `ConcludingScope` make one: an operation that concludes cannot answer without it. */
export class Concluded<Answer> {
  readonly answer: Answer

  constructor(answer: Answer) {
    this.answer = answer
  }
}
