import { fundsWrites } from './funds-writes.ts'
import { pointsWrites } from './points-writes.ts'
import { promotionsWrites } from './promotions-writes.ts'
import { walletWrites } from './wallet-writes.ts'
import { tryWrites } from './try-writes.ts'

tryWrites([...walletWrites, ...fundsWrites, ...pointsWrites, ...promotionsWrites])
