import type { CronItem } from 'graphile-worker'
import type { Tasks } from '#server/platform/work/index.ts'
import { createWidths } from './files/createWidths.ts'
import { removeFiles, removeUnfinished } from './removal/removeFiles.ts'
import { type References, sweepMedia } from './removal/sweep.ts'
import { sweepLeftovers } from './removal/sweepLeftovers.ts'
import { sweepUnfinished } from './removal/sweepUnfinished.ts'

/** The module's tasks; images that none of `references` returns are swept. */
export const mediaTasks = (references: References): Tasks => ({
  'media.resize': ({ imgName, misses }) => createWidths(String(imgName), Number(misses ?? 0)),
  'media.remove': async ({ imgNames }) => {
    for (const imgName of Array.isArray(imgNames) ? imgNames : []) await removeFiles(String(imgName))
  },
  'media.remove-unfinished': ({ ownerId }) => removeUnfinished(String(ownerId)),
  'media.sweep-unfinished': sweepUnfinished,
  'media.sweep': async () => {
    await sweepLeftovers()
    await sweepMedia(references)
  },
})

export const mediaCrons: CronItem[] = [
  { task: 'media.sweep', match: '13 3 * * *' },
  { task: 'media.sweep-unfinished', match: '*/10 * * * *' },
]
