// Owns the decoding of pictures: one at a time in a process, in a child that is ended when it takes too much.
// Never knows what a picture is for, nor where it is stored.
// Tells nobody; who asks gets a file that is gone once they have used it.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../db/ids.ts'
import { apiError } from '../http/apiError.ts'
import type { Outcome } from './child.ts'
import { type Bounds, createDecoder, type Decoder } from './decoder.ts'
import type { Picture, Recipe } from './recipes.ts'
import { createTurns } from './turns.ts'

export type { Recipe } from './recipes.ts'

/** What was made lies at `path` until `use` is done with it. */
type Use<T> = (picture: Picture & { path: string }) => Promise<T>

export type Pictures = {
  /**
   * Makes a picture of a picture. Refuses `imageTooLarge` (413) what has too many points or takes too much memory or
   * time, `imageUnreadable` (400) what is broken, `unavailable` (503) when too many wait, unless `isPatient`.
   */
  make<T>(recipe: Recipe, use: Use<T>, manner?: { isPatient?: boolean }): Promise<T>
  /** The process that decodes now, if one runs. */
  pid(): number | undefined
  close(): Promise<void>
}

const mostWaiting = 20

/** `folder`: where a picture lies between being made and being stored. */
export function createPictures(folder: string, bounds?: Bounds): Pictures {
  const decoder = createDecoder(bounds)
  const inTurn = createTurns(mostWaiting)
  return {
    make: async (recipe, use, manner) => {
      const path = join(folder, newId())
      try {
        await mkdir(folder, { recursive: true })
        const outcome = await inTurn(() => decodeOrStand(decoder, recipe, path), manner)
        return await use({ ...getPicture(outcome), path })
      } finally {
        await rm(path, { force: true })
      }
    },
    pid: decoder.pid,
    close: decoder.close,
  }
}

/** What moves may take more time than one picture has: then its first frame stands. */
async function decodeOrStand(decoder: Decoder, recipe: Recipe, target: string): Promise<Outcome> {
  const outcome = await decoder.decode({ recipe, target })
  const isTooMuch = 'error' in outcome && outcome.error === 'imageTooLarge'
  if (!isTooMuch || recipe.make !== 'upload' || !recipe.mayMove) return outcome
  return decoder.decode({ recipe: { ...recipe, mayMove: false }, target })
}

function getPicture(outcome: Outcome): Picture {
  if ('picture' in outcome) return outcome.picture
  if ('error' in outcome) throw apiError(outcome.error)
  throw Object.assign(new Error('a picture could not be written'), { code: outcome.failed })
}
