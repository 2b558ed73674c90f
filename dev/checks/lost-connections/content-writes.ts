import { addContentPicture } from '@croupier/api/content/add-content-picture.ts'
import { pictureOf } from '../../testing/picture.ts'
import { type WriteTrial, writeTrial } from './write-trial.ts'

let drawn = 0

export const contentWrites: readonly WriteTrial[] = [
  writeTrial(addContentPicture, async ({ admin }) => () => {
    drawn += 1
    return { token: admin, input: { picture: pictureOf(drawn).toString('base64') } }
  }),
]
