import type { AnswerOf, OperationShape, ReceivedOf } from '@croupier/api/operation.ts'
import type { Concluded } from './concluded.ts'
import type { ContextOf, ReadScope } from './context.ts'

/** What a handler returns: an operation that concludes proves that it did. */
export type ReturnOf<Shape extends OperationShape> = Shape['runs'] extends 'concludes'
  ? Concluded<AnswerOf<Shape>>
  : AnswerOf<Shape>

export interface Implementation<Shape extends OperationShape = OperationShape> {
  readonly operation: Shape
  readonly run: (ctx: ContextOf<Shape>, input: ReceivedOf<Shape>) => Promise<ReturnOf<Shape>>
  /**
   * Looks at the input before a transaction opens, and before it waits for a second operator: they are not asked to approve
   * what cannot be done. A refusal is thrown.
   */
  readonly beforehand?: (scope: ReadScope, input: ReceivedOf<Shape>) => Promise<void>
}

/**
 * Binds a handler to its operation: `export default implement(requestWithdrawal, async (ctx, input) => …)`. The module's
 * index lists it in `operations`, from which mount binds every path and relay name.
 */
export function implement<Shape extends OperationShape>(
  operation: Shape,
  run: Implementation<Shape>['run'],
  beforehand?: Implementation<Shape>['beforehand'],
): Implementation<Shape> {
  return { operation, run, ...(beforehand && { beforehand }) }
}

/** A module's handlers, each of its own shape. */
// biome-ignore lint: the list is heterogeneous; invoke() validates what goes in and out of each.
export type Operations = readonly Implementation<any>[]
