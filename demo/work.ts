import { createReadStream } from 'node:fs'
import { object, string } from 'yup'
import { hasImage, storeImageFile } from '#server/modules/media/index.ts'
import { platform } from '#server/platform/index.ts'
import type { Tasks } from '#server/platform/work/index.ts'
import { draw } from './drawings.ts'

const drawing = object({
  subject: string().oneOf(['post', 'store', 'offer', 'emblem', 'portrait', 'banner', 'paper']).required(),
  key: string().required(),
  imgName: string().required(),
  ownerId: string().required(),
})

export const demoTasks: Tasks = {
  /** Draws one image of the town; an existing image is skipped. */
  'demo.draw': async (payload) => {
    const image = await drawing.validate(payload)
    const { database, images } = platform()
    if (await hasImage(database.db, image.imgName)) return
    const { row, sheet } = draw(image)
    await images.make(
      { make: 'drawing', ...sheet },
      ({ path }) => storeImageFile(database.db, { ...row, content: createReadStream(path) }),
      { isPatient: true },
    )
  },
}
