import type { Job, PreviewJob } from '#contracts/jobs.ts'
import { idInput } from '#contracts/rules.ts'
import { erasedCard, findUserCards } from '#server/account/index.ts'
import { read } from '#server/platform/http/index.ts'
import { countView } from './countView.ts'
import { loadVisibleJob } from './loadJob.ts'
import { viewsOf } from './showJobs.ts'
import { previewView } from './views.ts'

/** GET /job/{id}: the whole offer for someone signed in, a preview for a guest. Counts one view a person a day. */
export const readJob = read({
  access: 'guest',
  input: idInput,
  run: async ({ id }, { viewer, db, now, request }): Promise<Job | PreviewJob | undefined> => {
    const row = await loadVisibleJob(id, { db, viewer, now })
    if (row.ownerId !== viewer?.id) await countView(db, { jobId: id, viewer, request, now })
    if (viewer) return (await viewsOf([row], { db, viewer, now }))[0]
    const owners = await findUserCards(db, [row.ownerId])
    return previewView(row, owners.get(row.ownerId) ?? erasedCard(row.ownerId))
  },
})
