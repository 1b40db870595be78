import { newId } from '#server/platform/db/ids.ts'
import { demoStores } from './content/stores.ts'

export type StoreRows = ReturnType<typeof createStores>

/** Content -> rows by key; their images are drawn later. */
export const createStores = () =>
  new Map(
    demoStores.map(({ key, theme: _, ...store }) => [
      key,
      { id: newId(), ...store, link: `https://${key}.example`, image: `${newId()}.jpg` },
    ]),
  )
