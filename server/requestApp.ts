// What our server hands to Next with every request: pages ask it, and import types of the server only.

import { listCountries } from '#server/account/listCountries.ts'
import { listRatings } from '#server/account/listRatings.ts'
import { listUsers } from '#server/account/listUsers.ts'
import { readTimeline } from '#server/account/readTimeline.ts'
import { readUser } from '#server/account/readUser.ts'
import { searchUsers } from '#server/account/searchUsers.ts'
import { listSavedEmails } from '#server/dev/listSavedEmails.ts'
import { previewEmails } from '#server/dev/previewEmails.ts'
import { readDocument } from '#server/documents/readDocument.ts'
import { listFriends } from '#server/friends/listFriends.ts'
import { readFriendship } from '#server/friends/readFriendship.ts'
import { listApplications } from '#server/jobs/listApplications.ts'
import { listJobs } from '#server/jobs/listJobs.ts'
import { listVolunteers } from '#server/jobs/listVolunteers.ts'
import { readJob } from '#server/jobs/readJob.ts'
import { searchGlobally } from '#server/jobs/searchGlobally.ts'
import { searchJobs } from '#server/jobs/searchJobs.ts'
import { listQueue } from '#server/moderation/listQueue.ts'
import { readVerification } from '#server/moderation/readVerification.ts'
import { listNotifications } from '#server/notifications/listNotifications.ts'
import { listComments } from '#server/posts/listComments.ts'
import { listPosts } from '#server/posts/listPosts.ts'
import { readPost } from '#server/posts/readPost.ts'
import { listStores } from '#server/stores/listStores.ts'
import { everyPage } from './modules.ts'
import type { Operation } from './platform/http/index.ts'
import { createRequestApp, type PageOptions as Options } from './platform/page/index.ts'
import type { Execute } from './platform/page/visit.ts'

export type { PageProps } from './platform/page/index.ts'

type PageReads = ReturnType<typeof createReads>
export type PageOptions = Options<PageReads>
export type RequestApp = ReturnType<typeof createApp>

/** What pages may ask for before their first paint. */
function createReads(execute: Execute) {
  const as =
    <Input, Out>(operation: Operation<Input, Out>) =>
    (input: Record<string, unknown>): Promise<Out> =>
      execute(operation, input)
  return {
    listApplications: as(listApplications),
    listComments: as(listComments),
    listCountries: as(listCountries),
    listFriends: as(listFriends),
    listJobs: as(listJobs),
    listSavedEmails: as(listSavedEmails),
    listNotifications: as(listNotifications),
    listPosts: as(listPosts),
    listQueue: as(listQueue),
    listRatings: as(listRatings),
    listStores: as(listStores),
    listUsers: as(listUsers),
    listVolunteers: as(listVolunteers),
    previewEmails: as(previewEmails),
    readDocument: as(readDocument),
    readFriendship: as(readFriendship),
    readJob: as(readJob),
    readPost: as(readPost),
    readTimeline: as(readTimeline),
    readUser: as(readUser),
    readVerification: as(readVerification),
    searchGlobally: as(searchGlobally),
    searchJobs: as(searchJobs),
    searchUsers: as(searchUsers),
  }
}

export const createApp = () => createRequestApp({ createReads, everyPage })
