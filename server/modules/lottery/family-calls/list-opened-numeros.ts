import { listOpenedNumeros } from '@croupier/api/lottery/list-opened-numeros.ts'
import { implement } from '../../../platform/implement.ts'
import { openedOf } from './opened.ts'

export default implement(listOpenedNumeros, (ctx) => openedOf(ctx, ctx.db, () => true))
