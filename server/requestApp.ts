// What the server hands to Next with each request, so that pages import only types of the server.

import { listCountries } from '#server/modules/account/listCountries.ts'
import { listSavedEmails } from '#server/modules/dev/listSavedEmails.ts'
import { previewEmails } from '#server/modules/dev/previewEmails.ts'
import { listUsers } from '#server/modules/directory/listUsers.ts'
import { readUser } from '#server/modules/directory/readUser.ts'
import { searchUsers } from '#server/modules/directory/searchUsers.ts'
import { readDocument } from '#server/modules/documents/readDocument.ts'
import { listBlocks } from '#server/modules/friends/block.ts'
import { listFriends } from '#server/modules/friends/listFriends.ts'
import { readFriendship } from '#server/modules/friends/readFriendship.ts'
import { listApplications } from '#server/modules/jobs/applications/listApplications.ts'
import { listVolunteers } from '#server/modules/jobs/applications/listVolunteers.ts'
import { listJobs } from '#server/modules/jobs/listJobs.ts'
import { readJob } from '#server/modules/jobs/readJob.ts'
import { searchJobs } from '#server/modules/jobs/search/searchJobs.ts'
import { searchJobsGlobally } from '#server/modules/jobs/search/searchJobsGlobally.ts'
import { listQueue } from '#server/modules/moderation/reports/listQueue.ts'
import { readVerification } from '#server/modules/moderation/verification/readVerification.ts'
import { listNotifications } from '#server/modules/notifications/listNotifications.ts'
import { listComments } from '#server/modules/posts/comments/listComments.ts'
import { listPosts } from '#server/modules/posts/feed/listPosts.ts'
import { readPost } from '#server/modules/posts/readPost.ts'
import { listRatings } from '#server/modules/ratings/listRatings.ts'
import { readTimeline } from '#server/modules/ratings/readTimeline.ts'
import { listStores } from '#server/modules/stores/listStores.ts'
import { readEveryPage } from './modules.ts'
import type { Operation } from './platform/http/index.ts'
import { createRequestApp, type PageOptions as Options } from './platform/page/index.ts'
import type { Execute } from './platform/page/visit.ts'

export type { PageProps } from './platform/page/index.ts'

type PageReads = ReturnType<typeof createReads>
export type PageOptions = Options<PageReads>
export type RequestApp = ReturnType<typeof createApp>

/** The queries that pages may run for their first paint. */
function createReads(execute: Execute) {
  const as =
    <Input, Out>(operation: Operation<Input, Out>) =>
    (input: Record<string, unknown>): Promise<Out> =>
      execute(operation, input)
  return {
    listApplications: as(listApplications),
    listBlocks: as(listBlocks),
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
    searchJobsGlobally: as(searchJobsGlobally),
    searchJobs: as(searchJobs),
    searchUsers: as(searchUsers),
  }
}

export const createApp = () => createRequestApp({ createReads, readEveryPage })
