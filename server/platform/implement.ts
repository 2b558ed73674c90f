import type { AnswerOf, OperationShape, ReceivedOf } from '@croupier/api/operation.ts'
import type { ContextOf } from './context.ts'

export interface Implementation<Shape extends OperationShape = OperationShape> {
  readonly operation: Shape
  readonly run: (ctx: ContextOf<Shape>, input: ReceivedOf<Shape>) => Promise<AnswerOf<Shape>>
}

/**
 * Binds a handler to its operation: `export default implement(requestWithdrawal, async (ctx, input) => …)`. The module's
 * index lists it in `operations`, from which mount binds every path and relay name.
 */
export function implement<Shape extends OperationShape>(
  operation: Shape,
  run: (ctx: ContextOf<Shape>, input: ReceivedOf<Shape>) => Promise<AnswerOf<Shape>>,
): Implementation<Shape> {
  return { operation, run }
}

/** A module's handlers, each of its own shape. */
// biome-ignore lint: the list is heterogeneous; invoke() validates what goes in and out of each.
export type Operations = readonly Implementation<any>[]
