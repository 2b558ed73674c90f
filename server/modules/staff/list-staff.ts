import { listStaff } from '@croupier/api/staff/list-staff.ts'
import { implement } from '../../platform/implement.ts'
import { summariseOperator } from './operator.ts'
import { listOperators } from './operators-store.ts'

export default implement(listStaff, async (ctx) => {
  const operators = await listOperators(ctx.db)
  return { list: operators.map(summariseOperator) }
})
