// Decodes images, one at a time, in a child process that is ended when it takes too much time or memory.
// The caller gets a temporary file and stores it.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../db/ids.ts'
import { apiError } from '../http/apiError.ts'
import type { Outcome } from './child.ts'
import { type Bounds, createDecoder, type Decoder } from './decoder.ts'
import type { ImageInfo, Recipe } from './recipes.ts'
import { createTurns } from './turns.ts'

export type { Recipe } from './recipes.ts'

/** The created image is the file `path` until `use` settles. */
type Use<T> = (image: ImageInfo & { path: string }) => Promise<T>

export type Images = {
  /**
   * Creates an image by a recipe. Throws `imageTooLarge` (413) for too many pixels, too much memory or time,
   * `imageUnreadable` (400) for broken files, `unavailable` (503) when too many wait, unless `isPatient`.
   */
  make<T>(recipe: Recipe, use: Use<T>, manner?: { isPatient?: boolean }): Promise<T>
  /** The id of the child process, if one runs. */
  pid(): number | undefined
  close(): Promise<void>
}

const mostWaiting = 20

/** `folder` is for the temporary files. */
export function createImages(folder: string, bounds?: Bounds): Images {
  const decoder = createDecoder(bounds)
  const inTurn = createTurns(mostWaiting)
  return {
    make: async (recipe, use, manner) => {
      const path = join(folder, newId())
      try {
        await mkdir(folder, { recursive: true })
        const outcome = await inTurn(() => decodeWithFallback(decoder, recipe, path), manner)
        return await use({ ...getImage(outcome), path })
      } finally {
        await rm(path, { force: true })
      }
    },
    pid: decoder.pid,
    close: decoder.close,
  }
}

/** Decodes an image; of an animation that takes too much, only its first frame. */
async function decodeWithFallback(decoder: Decoder, recipe: Recipe, target: string): Promise<Outcome> {
  const outcome = await decoder.decode({ recipe, target })
  const isTooMuch = 'error' in outcome && outcome.error === 'imageTooLarge'
  if (!isTooMuch || recipe.make !== 'upload' || !recipe.mayMove) return outcome
  return decoder.decode({ recipe: { ...recipe, mayMove: false }, target })
}

function getImage(outcome: Outcome): ImageInfo {
  if ('image' in outcome) return outcome.image
  if ('error' in outcome) throw apiError(outcome.error)
  throw Object.assign(new Error('an image could not be written'), { code: outcome.failed })
}
