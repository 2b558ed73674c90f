import type { RecipeTrial } from './recipe-trial.ts'
import { addAConsoleList } from './trials/add-a-console-list.ts'
import { addAGame } from './trials/add-a-game.ts'
import { addAPaymentProvider } from './trials/add-a-payment-provider.ts'
import { addASetting } from './trials/add-a-setting.ts'
import { addAVendorProtocol } from './trials/add-a-vendor-protocol.ts'
import { addAnOperation } from './trials/add-an-operation.ts'
import { addWords } from './trials/add-words.ts'
import { changeTheSchema } from './trials/change-the-schema.ts'
import { reactToAnEvent } from './trials/react-to-an-event.ts'
import { tellAStory } from './trials/tell-a-story.ts'

/** Every recipe that touches files. The others are command lines, which their check reads from them. */
export const recipeTrials: readonly RecipeTrial[] = [
  addAnOperation,
  addAConsoleList,
  addASetting,
  addWords,
  changeTheSchema,
  reactToAnEvent,
  tellAStory,
  addAVendorProtocol,
  addAPaymentProvider,
  addAGame,
]
