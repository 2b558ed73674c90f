import { listVietnameseOpenedNumeros } from '@croupier/api/lottery/list-vietnamese-opened-numeros.ts'
import { implement } from '../../../platform/implement.ts'
import { openedOf } from './opened.ts'

export default implement(listVietnameseOpenedNumeros, (ctx) =>
  openedOf(ctx, ctx.db, ({ entry }) => entry.type === 'VN'),
)
