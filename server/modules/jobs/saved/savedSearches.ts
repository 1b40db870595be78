import { object } from 'yup'
import { limits } from '#contracts/limits.ts'
import type { Language } from '#contracts/lists.ts'
import { idInput } from '#contracts/rules.ts'
import { changedSearchInput, type SavedSearch, savedSearchInput } from '#contracts/savedSearches.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation, query } from '#server/platform/http/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import {
  changeSearch,
  countSearches,
  deletePending,
  deleteSearch,
  findSame,
  findSearches,
  insertSearch,
  knownBy,
  lockSearchesOf,
  type SavedSearchRow,
} from '../queries/savedSearches.ts'
import { compileSearch } from './compileSearch.ts'
import { describeSearch } from './describeSearch.ts'

/** What waited for the morning is told when a search is changed to tell at once: no later offer might wake it. */
async function tellWaiting(db: Db, { accountId, frequency, pausedAt }: SavedSearchRow): Promise<void> {
  if (frequency === 'now' && !pausedAt) await addJob(db, 'jobs.alert-matches', { accountIds: [accountId] })
}

async function savedSearchView(row: SavedSearchRow, language: Language): Promise<SavedSearch> {
  const { id, search, frequency, channels, pausedAt, createdAt } = row
  return {
    id,
    words: await describeSearch(row, language),
    search,
    frequency,
    channels,
    paused: pausedAt !== null,
    createdAt: createdAt.toISOString(),
  }
}

/** GET /saved-searches: lists the caller's saved searches, oldest first. */
export const listSavedSearches = query({
  access: 'user',
  input: object({}),
  run: async (_input, { viewer, db, language }): Promise<SavedSearch[]> =>
    Promise.all((await findSearches(db, viewer.id)).map((row) => savedSearchView(row, language))),
})

/**
 * POST /saved-searches: keeps a search, which tells of offers that match it from now on. The same search again changes how
 * it tells, and ends its pause.
 */
export const saveSearch = mutation({
  access: 'user',
  input: savedSearchInput,
  status: 201,
  idempotent: true,
  run: async ({ search, frequency, channels }, { viewer, db, now, language }): Promise<SavedSearch> => {
    await lockSearchesOf(db, viewer.id)
    const id = await findSame(db, viewer.id, search)
    const changed =
      id &&
      (await changeSearch(db, { id, accountId: viewer.id }, { frequency, channels, pausedAt: null, now }))
    if (changed) {
      await tellWaiting(db, changed)
      return savedSearchView(changed, language)
    }
    if ((await countSearches(db, viewer.id)) >= limits.savedSearches) throw apiError('tooManySearches')
    const compiled = await compileSearch(db, search, knownBy(db, viewer.id))
    const kept = {
      id: newId(),
      accountId: viewer.id,
      search,
      frequency,
      channels,
      since: now,
      createdAt: now,
    }
    return savedSearchView(await insertSearch(db, { ...kept, ...compiled }), language)
  },
})

/** PUT /saved-searches/{id}: changes how a search tells, pauses it or lets it go on; what came in its pause is not told. */
export const changeSavedSearch = mutation({
  access: 'user',
  input: changedSearchInput,
  run: async ({ id, frequency, channels, paused }, { viewer, db, now, language }): Promise<SavedSearch> => {
    const changes = { frequency, channels, pausedAt: paused ? now : null, now }
    const changed = await changeSearch(db, { id, accountId: viewer.id }, changes)
    if (!changed) throw apiError('notFound')
    if (paused) await deletePending(db, id)
    await tellWaiting(db, changed)
    return savedSearchView(changed, language)
  },
})

/** DELETE /saved-searches/{id}: deletes a search, which then tells nothing more. */
export const deleteSavedSearch = mutation({
  access: 'user',
  input: idInput,
  status: 204,
  run: async ({ id }, { viewer, db }) => {
    if (!(await deleteSearch(db, id, viewer.id))) throw apiError('notFound')
  },
})
