import { resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { notificationTopics } from '#contracts/lists.ts'
import { readEndpoints } from '#server/platform/http/router.ts'
import { buildConversation } from '../chat.ts'
import { buildApplication, buildJob } from '../jobs.ts'
import { appealed, buildReportedPost, buildVerificationDocument, warned } from '../moderation.ts'
import { buildVolunteer, type Person } from '../people.ts'
import { buildComment, buildPost } from '../posts.ts'
import { freshEmail, password, volunteerPayload } from './setup/account.ts'
import { applyBody, jobBody, type Kind, kinds, linkFor, type Scene, setScene } from './setup/scene.ts'
import { openTestApp } from './setup/testApp.ts'
import { beginHeaders, partHeaders, startUpload } from './setup/tus.ts'

const testApp = openTestApp()

/**
 * Who may call each endpoint. `yes` is the status in the second column; `validate` is the 403 that asks to validate the
 * account first, `token` the 401 of a forged social token, a number is that error. `newcomer` and `newOrganisation` are a
 * volunteer and an organisation not validated yet, `applicant` applied to the owner's offer, `volunteer` and
 * `organisation` are strangers to it, `moderator` is a volunteer with that duty. A word in brackets distinguishes the
 * rows of one endpoint.
 */
const table = `
endpoint                                          | yes | guest | newcomer | newOrganisation | volunteer | applicant | organisation | owner    | moderator
POST /account/register                            | 201 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /account/validate                            | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /account/validate (without a proof)          | 200 | 403   | 403      | 403             | 403       | 403       | 403          | 403      | 403
POST /account/validate/resend                     | 202 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
PUT /account/validate/email                       | 202 | 401   | yes      | yes             | 409       | 409       | 409          | 409      | 409
POST /account/login                               | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /account/login (own)                         | 200 | 400   | 403      | 403             | yes       | yes       | yes          | yes      | yes
POST /account/verify-social-token-signin          | 200 | token | token    | token           | token     | token     | token        | token    | token
POST /account/google-nonce                        | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /account/refresh-token                       | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /account/logout                              | 204 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /account/user-by-token                        | 200 | 401   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /account/user/[id] (organisation)             | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /account/user/[id] (volunteer)                | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /account/user/[id] (not validated)            | 200 | 404   | 404      | 404             | 404       | 404       | 404          | 404      | 404
GET /account/user/[id] (own)                      | 200 | 404   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /account/user/[id]/timeline                   | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
GET /account/users                                | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /account/users (volunteers)                   | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /account/user/surfle/false                    | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /account/user/surfle/true                     | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
GET /account/search                               | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /account/search (volunteers)                  | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /account/recent-search/[userId]               | 200 | 401   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /account/recent-search/[userId] (other)       | 200 | 401   | 403      | 403             | 403       | 403       | 403          | 403      | 403
POST /account/recent-search/[userId]              | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /account/recent-search/[userId] (other)      | 200 | 401   | validate | validate        | 403       | 403       | 403          | 403      | 403
DELETE /account/recent-search/[userId]            | 204 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
DELETE /account/recent-search/[userId] (other)    | 204 | 401   | validate | validate        | 403       | 403       | 403          | 403      | 403
PUT /account/settings                             | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
PUT /account/preferences                          | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
PUT /account/preferences (language)               | 200 | 401   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /account/email                               | 202 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /account/email (wrong password)              | 202 | 401   | validate | validate        | 403       | 403       | 403          | 403      | 403
POST /account/not-me                          | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
PUT /account/password                             | 204 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /account/password/forgot                     | 202 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /account/password/reset                       | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /account/password/reset                      | 204 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /account/sessions                             | 200 | 401   | yes      | yes             | yes       | yes       | yes          | yes      | yes
DELETE /account/sessions/[id]                     | 204 | 401   | yes      | yes             | yes       | yes       | yes          | yes      | yes
DELETE /account/sessions/[id] (somebody else's)   | 204 | 401   | 404      | 404             | 404       | 404       | 404          | 404      | 404
POST /account/first-login/done                    | 204 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
GET /account/export                               | 200 | 401   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /account/own-data                            | 202 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /account/own-data/export                     | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /account/own-data/erase                      | 204 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
DELETE /account/user/[id]                         | 204 | 401   | yes      | yes             | yes       | yes       | yes          | yes      | yes
DELETE /account/user/[id] (other)                 | 204 | 401   | 403      | 403             | 403       | 403       | 403          | 403      | 403
POST /friends/invite                              | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /account/contact                             | 202 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /account/unsubscribe                         | 204 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /account/unsubscribe (a saved search)        | 204 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /account/ratings/[id]                         | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /account/ratings/[id]                        | 200 | 401   | validate | 403             | 403       | yes       | 403          | 403      | 403
PUT /account/ratings/[id]/answer                  | 200 | 401   | 403      | validate        | 403       | 403       | 403          | yes      | 403
DELETE /account/ratings/[id]/answer               | 204 | 401   | 403      | validate        | 403       | 403       | 403          | yes      | 403
GET /documents/[name]                             | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /friends/add                                 | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /friends/accept                              | 200 | 401   | validate | validate        | 409       | 409       | 409          | 409      | 409
POST /friends/friends                             | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /friends/remove                              | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
GET /friends/list/[userId]                        | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /moderation/block/[userId]                   | 204 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
DELETE /moderation/block/[userId]                 | 204 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /moderation/mute/[userId]                    | 204 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
DELETE /moderation/mute/[userId]                  | 204 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
GET /moderation/mutes                             | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /moderation/report                           | 201 | 401   | validate | validate        | yes       | yes       | yes          | 403      | yes
PUT /moderation/hidden                            | 204 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
GET /moderation/hidden                            | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
GET /moderation/blocks                            | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
GET /moderation/queue                             | 200 | 401   | 403      | 403             | 403       | 403       | 403          | 403      | yes
POST /moderation/decide                           | 201 | 401   | 403      | 403             | 403       | 403       | 403          | 403      | yes
GET /moderation/log                               | 200 | 401   | 403      | 403             | 403       | 403       | 403          | 403      | yes
GET /moderation/appeal                            | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /moderation/appeal                           | 202 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /moderation/appeals                           | 200 | 401   | 403      | 403             | 403       | 403       | 403          | 403      | yes
PUT /moderation/appeals/[id]                      | 204 | 401   | 403      | 403             | 403       | 403       | 403          | 403      | yes
GET /moderation/verification                      | 200 | 401   | 403      | yes             | 403       | 403       | yes          | yes      | 403
POST /moderation/verification                     | 202 | 401   | 403      | validate        | 403       | 403       | yes          | yes      | 403
GET /moderation/verifications                     | 200 | 401   | 403      | 403             | 403       | 403       | 403          | 403      | yes
PUT /moderation/verify/[userId]                   | 204 | 401   | 403      | 403             | 403       | 403       | 403          | 403      | yes
GET /stores                                       | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /stores                                      | 201 | 401   | 403      | 403             | 403       | 403       | 403          | 403      | yes
PUT /stores/[id]                                  | 200 | 401   | 403      | 403             | 403       | 403       | 403          | 403      | yes
DELETE /stores/[id]                               | 204 | 401   | 403      | 403             | 403       | 403       | 403          | 403      | yes
GET /docs                                         | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /openapi.json                                 | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /health                                       | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /metrics                                      | 200 | 404   | 404      | 404             | 404       | 404       | 404          | 404      | 404
POST /csp-reports                                 | 204 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /site/robots.txt                              | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /site/sitemap.xml                             | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /site/sitemap/[part]                          | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /site/service-worker.js                       | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /site/manifest.webmanifest                    | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /site/texts/[file]                            | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /countries                                    | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /jobs/places                                  | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /jobs/jobs                                    | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /jobs/jobs (favourites)                       | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
GET /jobs/jobs (of a volunteer)                   | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /jobs/jobs                                   | 201 | 401   | 403      | validate        | 403       | 403       | yes          | yes      | 403
PUT /jobs/jobs/[id]                               | 200 | 401   | validate | validate        | 403       | 403       | 403          | yes      | 403
PUT /jobs/jobs/[id] (draft)                       | 200 | 401   | validate | validate        | 404       | 404       | 404          | yes      | 404
DELETE /jobs/jobs/[id]                            | 204 | 401   | validate | validate        | 403       | 403       | 403          | 409      | 403
DELETE /jobs/jobs/[id] (insisting)                | 204 | 401   | validate | validate        | 403       | 403       | 403          | yes      | 403
DELETE /jobs/jobs/[id] (draft)                    | 204 | 401   | validate | validate        | 404       | 404       | 404          | yes      | 404
POST /jobs/jobs/[id]/view                         | 204 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /jobs/jobs/[id]/view (draft)                 | 204 | 404   | 404      | 404             | 404       | 404       | 404          | yes      | 404
POST /jobs/jobs/[id]/view (closed)                | 204 | 404   | 404      | 404             | 404       | yes       | 404          | yes      | 404
POST /jobs/jobs/[id]/close                        | 200 | 401   | validate | validate        | 403       | 403       | 403          | yes      | 403
POST /jobs/jobs/[id]/close (draft)                | 200 | 401   | validate | validate        | 404       | 404       | 404          | 409      | 404
POST /jobs/jobs/[id]/duplicate                    | 200 | 401   | validate | validate        | 403       | 403       | 403          | yes      | 403
POST /jobs/jobs/[id]/favorite                     | 200 | 401   | validate | 403             | yes       | yes       | 403          | 403      | yes
POST /jobs/jobs/[id]/favorite (closed)            | 200 | 401   | validate | 403             | 404       | yes       | 403          | 403      | 404
DELETE /jobs/jobs/[id]/favorite                   | 200 | 401   | validate | 403             | yes       | yes       | 403          | 403      | yes
GET /jobs/jobs/[id]/days                          | 200 | 401   | validate | validate        | 403       | 403       | 403          | yes      | 403
GET /jobs/jobs/[id]/applications.csv              | 200 | 401   | validate | validate        | 403       | 403       | 403          | yes      | 403
POST /jobs/jobs/search                            | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /jobs/jobs/search/points                     | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
POST /jobs/jobs/globalSearch                      | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /jobs/job/[id]                                | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /jobs/job/[id] (draft)                        | 200 | 404   | 404      | 404             | 404       | 404       | 404          | yes      | 404
GET /jobs/job/[id] (closed)                       | 200 | 404   | 404      | 404             | 404       | yes       | 404          | yes      | 404
POST /jobs/job/apply                              | 201 | 401   | validate | 403             | yes       | 409       | 403          | 403      | yes
POST /jobs/job/apply (draft)                      | 201 | 401   | validate | 403             | 404       | 404       | 403          | 403      | 404
POST /jobs/job/apply (closed)                     | 201 | 401   | validate | 403             | 409       | 409       | 403          | 403      | 409
GET /jobs/job/application/[id]                    | 200 | 401   | validate | validate        | 404       | yes       | 404          | yes      | 404
PUT /jobs/job/application/[id]                    | 200 | 401   | validate | validate        | 404       | 403       | 404          | yes      | 404
DELETE /jobs/job/application/[id]                 | 204 | 401   | validate | validate        | 404       | yes       | 404          | 403      | 404
POST /jobs/job/application/[id]/place             | 200 | 401   | validate | validate        | 404       | yes       | 404          | 403      | 404
POST /jobs/job/application                        | 200 | 401   | validate | validate        | 403       | 403       | 403          | yes      | 403
POST /jobs/job/application (draft)                | 200 | 401   | validate | validate        | 404       | 404       | 404          | yes      | 404
POST /jobs/job/application/states                 | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /jobs/job/application/decide                 | 200 | 401   | validate | validate        | 403       | 403       | 403          | yes      | 403
PUT /jobs/job/application/shortlist               | 204 | 401   | validate | validate        | 403       | 403       | 403          | yes      | 403
POST /jobs/job/application/message                | 202 | 401   | validate | validate        | 403       | 403       | 403          | yes      | 403
PUT /jobs/job/application/[id]/note               | 204 | 401   | validate | validate        | 404       | 403       | 404          | yes      | 404
GET /jobs/saved-searches                          | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /jobs/saved-searches                         | 201 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
PUT /jobs/saved-searches/[id]                     | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
PUT /jobs/saved-searches/[id] (somebody else's)   | 200 | 401   | validate | validate        | 404       | 404       | 404          | 404      | 404
DELETE /jobs/saved-searches/[id]                  | 204 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
DELETE /jobs/saved-searches/[id] (somebody else's) | 204 | 401  | validate | validate        | 404       | 404       | 404          | 404      | 404
GET /jobs/volunteers                              | 200 | 401   | 403      | validate        | 403       | 403       | yes          | yes      | 403
DELETE /jobs/volunteers/[userId]                  | 204 | 401   | 403      | validate        | 403       | 403       | 404          | yes      | 403
POST /media                                       | 201 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
GET /media/[imgName]                              | 200 | yes   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /media/[imgName] (chat file)                  | 200 | 403   | 403      | 403             | 403       | 403       | 403          | 403      | 403
POST /media/tus                                   | 201 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
HEAD /media/tus/[id]                              | 200 | 401   | 403      | 403             | yes       | yes       | yes          | yes      | yes
HEAD /media/tus/[id] (somebody else's)            | 200 | 401   | 403      | 403             | 404       | 404       | 404          | 404      | 404
PATCH /media/tus/[id]                             | 204 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
PATCH /media/tus/[id] (somebody else's)           | 204 | 401   | validate | validate        | 404       | 404       | 404          | 404      | 404
DELETE /media/tus/[id]                            | 204 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
DELETE /media/tus/[id] (somebody else's)          | 204 | 401   | validate | validate        | 404       | 404       | 404          | 404      | 404
GET /notifications/notify                         | 200 | 401   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /notifications/notify/count                   | 200 | 401   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /notifications/stream                         | 200 | 401   | yes      | yes             | yes       | yes       | yes          | yes      | yes
GET /notifications/preferences                    | 200 | 401   | yes      | yes             | yes       | yes       | yes          | yes      | yes
PUT /notifications/preferences                    | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /notifications/deleteNotify                  | 204 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
PUT /notifications/read                           | 204 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
DELETE /notifications/delete-all/[userId]         | 204 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
DELETE /notifications/delete-all/[userId] (other) | 204 | 401   | validate | validate        | 403       | 403       | 403          | 403      | 403
POST /notifications/restore-all/[userId]          | 204 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /notifications/restore-all/[userId] (other)  | 204 | 401   | validate | validate        | 403       | 403       | 403          | 403      | 403
GET /chat/allchat                                 | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /chat/count                                  | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /chat/save                                   | 201 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /chat/save (somebody else's)                 | 201 | 401   | validate | validate        | 404       | yes       | 404          | yes      | 404
GET /chat/messages/[conversationId]               | 200 | 401   | validate | validate        | 404       | yes       | 404          | yes      | 404
PUT /chat/update-unread/[conversationId]          | 204 | 401   | validate | validate        | 404       | yes       | 404          | yes      | 404
POST /chat/typing/[conversationId]                | 204 | 401   | validate | validate        | 404       | yes       | 404          | yes      | 404
GET /chat/search                                  | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
PUT /chat/message/[id]                            | 200 | 401   | validate | validate        | 404       | yes       | 404          | 403      | 404
DELETE /chat/message/[id]                         | 204 | 401   | validate | validate        | 404       | yes       | 404          | 403      | 404
POST /chat/request/[conversationId]               | 204 | 401   | validate | validate        | 404       | 409       | 404          | yes      | 404
GET /posts/posts                                  | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /posts/posts                                 | 201 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /posts/posts/watch                           | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
GET /posts/posts/[id]                             | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
PUT /posts/posts/[id]                             | 200 | 401   | validate | validate        | 403       | 403       | 403          | yes      | 403
DELETE /posts/posts/[id]                          | 204 | 401   | validate | validate        | 403       | 403       | 403          | yes      | 403
POST /posts/posts/[id]/like                       | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
DELETE /posts/posts/[id]/like                     | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /posts/posts/[id]/save                       | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
DELETE /posts/posts/[id]/save                     | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /posts/posts/[id]/hide                       | 200 | 401   | validate | validate        | yes       | yes       | yes          | 403      | yes
DELETE /posts/posts/[id]/hide                     | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
GET /posts/posts/[id]/comments                    | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
POST /posts/posts/[id]/comments                   | 201 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
PUT /posts/comments/[id]                          | 200 | 401   | validate | validate        | 403       | yes       | 403          | 403      | 403
DELETE /posts/comments/[id]                       | 204 | 401   | validate | validate        | 403       | yes       | 403          | yes      | 403
POST /posts/comments/[id]/like                    | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
DELETE /posts/comments/[id]/like                  | 200 | 401   | validate | validate        | yes       | yes       | yes          | yes      | yes
`

type TestRequest = {
  path?: string
  query?: string
  body?: unknown
  raw?: FormData | Buffer
  headers?: Record<string, string>
}
const storeBody = {
  name: 'Green Thread',
  about: 'Shirts.',
  category: 'fashion',
  coupon: 'GREEN10',
  discount: '10 %',
  link: 'https://thread.example',
}

async function newStore(): Promise<string> {
  const clara = await buildVolunteer({ moderator: true })
  return (await testApp.as(clara).post('/api/stores', storeBody)).body.id
}

/** The link to stop emails, as it is at the foot of this person's emails. */
const stopToken = ({ id }: { id: string }) =>
  `${id}.likes.${testApp.platform.auth.sign(`stop-mails:${id}:likes`)}`

const kept = { frequency: 'daily', channels: ['site'] }

/** A saved search of the caller, or of somebody else. */
async function savedSearchOf(caller: Person | null): Promise<string> {
  const owner = caller?.validatedAt ? caller : await buildVolunteer()
  const { body } = await testApp.as(owner).post('/api/jobs/saved-searches', { search: {}, ...kept })
  return body.id
}

/** The link to stop a saved search, as it is in the emails about it. */
const stopSearchToken = (id: string) => `search.${id}.${testApp.platform.auth.sign(`stop-search:${id}`)}`

const ask = (id: string, body?: unknown): TestRequest => ({ path: id, body })
const ofOpen = ({ open }: Scene) => ask(open.id, {})
const ofDraft = ({ draft }: Scene) => ask(draft.id, {})
const ofClosed = ({ closed }: Scene) => ask(closed.id, {})
const ofApplication = ({ application }: Scene) => ask(application.id)
const ofFreePlace = async ({ owner, applicant }: Scene) => {
  const job = await buildJob(owner, { vacancies: 1 })
  const placeOfferedUntil = new Date(Date.now() + 86_400_000)
  return ask((await buildApplication(job, applicant, { status: 'waitlisted', placeOfferedUntil })).id)
}
const ofApplicants = ({ open, application }: Scene, body: object) => ({
  body: { job_id: open.id, ids: [application.id], ...body },
})
const ofPost = async ({ owner }: Scene) => ask((await buildPost(owner)).id)
const ofComment = async ({ owner, applicant }: Scene) =>
  ask((await buildComment(await buildPost(owner), applicant)).id)
const ofTalk = async ({ owner, applicant }: Scene, body?: unknown) =>
  ask((await buildConversation(applicant, owner)).id, body)
const ofMessage = async ({ owner, applicant }: Scene) =>
  ask((await buildConversation(applicant, owner)).lastMessageId ?? '')
const ofRequest = async ({ owner, applicant }: Scene) =>
  ask((await buildConversation(applicant, owner, { isRequest: true })).id, { accept: true })
const ownId = ({ caller, owner }: Scene) => ask(caller?.id ?? owner.id)

/** What each row sends in place of an empty call: the path's parameter and the body. */
const asks: Record<string, (scene: Scene) => TestRequest | Promise<TestRequest>> = {
  'POST /account/register': () => ({ body: volunteerPayload() }),
  'POST /account/validate': async () => ({
    body: { token: await linkFor('validate'), privacy: true, newPassword: 'other-leaf-42' },
  }),
  'POST /account/validate (without a proof)': async () => ({
    body: { token: await linkFor('validate'), privacy: true },
  }),
  'POST /account/validate/resend': () => ({ body: { email: freshEmail() } }),
  'PUT /account/validate/email': () => ({ body: { email: freshEmail() } }),
  'POST /account/login': async () => ({ body: { email: await someEmail(), password } }),
  'POST /account/login (own)': ({ caller }) => ({ body: { email: caller?.email, password } }),
  'POST /account/verify-social-token-signin': () => ({
    body: { token: 'forged', email: '', redirect: false },
  }),
  'POST /account/refresh-token': async () => ({ body: { refreshToken: await someRefreshToken() } }),
  'POST /account/logout': async () => ({ body: { refreshToken: await someRefreshToken() } }),
  'GET /account/user/[id] (organisation)': ({ owner }) => ask(owner.id),
  'GET /account/user/[id] (volunteer)': ({ applicant }) => ask(applicant.id),
  'GET /account/user/[id] (not validated)': async () => ask((await buildVolunteer({ validatedAt: null })).id),
  'GET /account/user/[id] (own)': ({ caller }) => ask(caller?.id ?? crypto.randomUUID()),
  'DELETE /account/user/[id]': (scene) => ({ ...ownId(scene), body: { confirm: 'delete', password } }),
  'DELETE /account/user/[id] (other)': () => ask(crypto.randomUUID(), { confirm: 'delete', password }),
  'GET /account/user/[id]/timeline': ({ owner }) => ask(owner.id),
  'GET /account/users (volunteers)': () => ({ query: '?provider=false' }),
  'GET /account/search (volunteers)': ({ applicant }) => ({ query: `?search=${applicant.name}` }),
  'GET /account/recent-search/[userId]': ownId,
  'GET /account/recent-search/[userId] (other)': () => ask(crypto.randomUUID()),
  'POST /account/recent-search/[userId]': (scene) => ({ ...ownId(scene), body: { search_name: 'trees' } }),
  'POST /account/recent-search/[userId] (other)': () => ask(crypto.randomUUID(), { search_name: 'trees' }),
  'DELETE /account/recent-search/[userId]': ownId,
  'DELETE /account/recent-search/[userId] (other)': () => ask(crypto.randomUUID()),
  'PUT /account/settings': () => ({ body: { name: 'Lucía', privacy: true, config: {} } }),
  'PUT /account/preferences (language)': () => ({ body: { language: 'en' } }),
  'POST /account/email': () => ({ body: { email: freshEmail(), password } }),
  'POST /account/email (wrong password)': () => ({ body: { email: freshEmail(), password: 'not-this-one' } }),
  'POST /account/not-me': async () => ({ body: { token: await linkFor('stop-change') } }),
  'PUT /account/password': () => ({ body: { password, newPassword: 'other-leaf-42' } }),
  'POST /account/contact': () => ({
    body: { name: 'Ana', email: freshEmail(), subject: 'Hello', message: 'Hi' },
  }),
  'POST /account/unsubscribe': ({ owner }) => ({ query: `?token=${stopToken(owner)}` }),
  'POST /account/unsubscribe (a saved search)': async () => ({
    query: `?token=${stopSearchToken(await savedSearchOf(null))}`,
  }),
  'POST /jobs/saved-searches': () => ({ body: { search: {}, ...kept } }),
  'PUT /jobs/saved-searches/[id]': async ({ caller }) => ask(await savedSearchOf(caller), kept),
  "PUT /jobs/saved-searches/[id] (somebody else's)": async () => ask(await savedSearchOf(null), kept),
  'DELETE /jobs/saved-searches/[id]': async ({ caller }) => ask(await savedSearchOf(caller)),
  "DELETE /jobs/saved-searches/[id] (somebody else's)": async () => ask(await savedSearchOf(null)),
  'POST /friends/add': async () => ({ body: { friend_id: (await buildVolunteer()).id } }),
  'POST /friends/accept': async () => ({ body: { friend_id: (await buildVolunteer()).id } }),
  'POST /friends/friends': async () => ({ body: { friend_id: (await buildVolunteer()).id } }),
  'POST /friends/remove': async () => ({ body: { friend_id: (await buildVolunteer()).id } }),
  'GET /friends/list/[userId]': async () => ask((await buildVolunteer()).id),
  'POST /moderation/report': ({ owner }) => ({ body: { kind: 'user', id: owner.id, reason: 'spam' } }),
  'PUT /moderation/hidden': async ({ caller, owner, applicant }) => {
    const post = await buildReportedPost(owner, caller ?? applicant)
    return { body: { kind: 'post', id: post.id, hidden: true } }
  },
  'POST /moderation/decide': async ({ owner, applicant }) => ({
    body: {
      kind: 'post',
      id: (await buildReportedPost(applicant, owner)).id,
      action: 'warn',
      reason: 'spam',
    },
  }),
  'GET /moderation/appeal': async ({ applicant }) => ({ query: `?token=${(await warned(applicant)).token}` }),
  'POST /moderation/appeal': async ({ applicant }) => ({
    body: { token: (await warned(applicant)).token, text: 'It was a joke' },
  }),
  'PUT /moderation/appeals/[id]': async ({ applicant }) =>
    ask((await appealed(applicant)).id, { granted: true }),
  'POST /moderation/verification': async ({ caller, owner }) => ({
    body: { document: await buildVerificationDocument(caller ?? owner) },
  }),
  'PUT /moderation/verify/[userId]': ({ owner }) => ask(owner.id, { verified: true }),
  'POST /moderation/block/[userId]': async () => ask((await buildVolunteer()).id),
  'DELETE /moderation/block/[userId]': async () => ask((await buildVolunteer()).id),
  'POST /moderation/mute/[userId]': async () => ask((await buildVolunteer()).id),
  'DELETE /moderation/mute/[userId]': async () => ask((await buildVolunteer()).id),
  'GET /account/ratings/[id]': ({ owner }) => ask(owner.id),
  'POST /account/ratings/[id]': ({ owner }) => ask(owner.id, { rate: 5 }),
  'PUT /account/ratings/[id]/answer': async (scene) => ask(await ratingIn(scene), { text: 'Thank you' }),
  'DELETE /account/ratings/[id]/answer': async (scene) => ask(await ratingIn(scene)),
  'POST /stores': () => ({ body: storeBody }),
  'PUT /stores/[id]': async () => ask(await newStore(), storeBody),
  'DELETE /stores/[id]': async () => ask(await newStore()),
  'GET /documents/[name]': () => ask('faq'),
  'GET /site/sitemap/[part]': () => ask('jobs.xml'),
  'GET /site/texts/[file]': () => ask('en.guest.jobs.0123456789ab.js'),
  'POST /account/own-data': () => ({ body: { email: freshEmail() } }),
  'POST /account/own-data/export': async () => ({ body: { token: await linkFor('own-data') } }),
  'POST /account/own-data/erase': async () => ({ body: { token: await linkFor('own-data') } }),
  'POST /account/password/forgot': () => ({ body: { email: freshEmail() } }),
  'GET /account/password/reset': async () => ({
    query: `?token=${await linkFor('reset-password')}`,
  }),
  'POST /account/password/reset': async () => ({
    body: { token: await linkFor('reset-password'), password: 'other-leaf-42' },
  }),
  'DELETE /account/sessions/[id]': async ({ caller }) => ask(await getSession(caller?.id)),
  "DELETE /account/sessions/[id] (somebody else's)": async () => ask(await getSession()),
  'POST /friends/invite': () => ({ body: { emails: [freshEmail()] } }),
  'POST /jobs/jobs': async (scene) => ({ body: await jobBody(scene) }),
  'PUT /jobs/jobs/[id]': async (scene) => ask(scene.open.id, await jobBody(scene)),
  'PUT /jobs/jobs/[id] (draft)': async (scene) => ask(scene.draft.id, await jobBody(scene)),
  'DELETE /jobs/jobs/[id]': ofOpen,
  'DELETE /jobs/jobs/[id] (insisting)': ({ open }) => ask(`${open.id}?insist=true`),
  'DELETE /jobs/jobs/[id] (draft)': ofDraft,
  'POST /jobs/jobs/[id]/view': ofOpen,
  'POST /jobs/jobs/[id]/view (draft)': ofDraft,
  'POST /jobs/jobs/[id]/view (closed)': ofClosed,
  'POST /jobs/jobs/[id]/close': ofOpen,
  'POST /jobs/jobs/[id]/close (draft)': ofDraft,
  'POST /jobs/jobs/[id]/duplicate': ofOpen,
  'POST /jobs/jobs/[id]/favorite': ofOpen,
  'POST /jobs/jobs/[id]/favorite (closed)': ofClosed,
  'DELETE /jobs/jobs/[id]/favorite': ofOpen,
  'GET /jobs/jobs/[id]/days': ofOpen,
  'GET /jobs/jobs/[id]/applications.csv': ofOpen,
  'GET /jobs/jobs (favourites)': () => ({ query: '?favorites=true' }),
  'GET /jobs/jobs (of a volunteer)': ({ applicant }) => ({ query: `?volunteer=${applicant.id}` }),
  'GET /jobs/job/[id]': ofOpen,
  'GET /jobs/job/[id] (draft)': ofDraft,
  'GET /jobs/job/[id] (closed)': ofClosed,
  'POST /jobs/job/apply': (scene) => ({ body: applyBody(scene) }),
  'POST /jobs/job/apply (draft)': (scene) => ({ body: { ...applyBody(scene), job_id: scene.draft.id } }),
  'POST /jobs/job/apply (closed)': (scene) => ({ body: { ...applyBody(scene), job_id: scene.closed.id } }),
  'GET /jobs/job/application/[id]': ofApplication,
  'PUT /jobs/job/application/[id]': ({ application }) => ask(application.id, { status: 'accepted' }),
  'DELETE /jobs/job/application/[id]': ofApplication,
  'POST /jobs/job/application/[id]/place': ofFreePlace,
  'POST /jobs/job/application': ({ open }) => ({ body: { job_id: open.id } }),
  'POST /jobs/job/application/states': ({ open, applicant }) => ({
    body: { user_id: applicant.id, jobs: [open.id] },
  }),
  'POST /jobs/job/application/decide': (scene) => ofApplicants(scene, { status: 'accepted' }),
  'PUT /jobs/job/application/shortlist': (scene) => ofApplicants(scene, { shortlisted: true }),
  'POST /jobs/job/application/message': (scene) => ofApplicants(scene, { message: 'Come on Saturday.' }),
  'PUT /jobs/job/application/[id]/note': ({ application }) => ask(application.id, { note: 'Kind.' }),
  'POST /jobs/job/application (draft)': ({ draft }) => ({ body: { job_id: draft.id } }),
  'DELETE /jobs/volunteers/[userId]': ({ applicant }) => ask(applicant.id),
  'POST /chat/save': async () => ({ body: { userId: (await buildVolunteer()).id, message: 'Hello' } }),
  "POST /chat/save (somebody else's)": async (scene) => ({
    body: { conversation_id: (await ofTalk(scene)).path, message: 'Hello' },
  }),
  'GET /chat/messages/[conversationId]': (scene) => ofTalk(scene),
  'PUT /chat/update-unread/[conversationId]': (scene) => ofTalk(scene, {}),
  'POST /chat/typing/[conversationId]': (scene) => ofTalk(scene, {}),
  'PUT /chat/message/[id]': async (scene) => ({ ...(await ofMessage(scene)), body: { message: 'Good day' } }),
  'DELETE /chat/message/[id]': ofMessage,
  'GET /chat/search': () => ({ query: '?search=hello' }),
  'POST /chat/request/[conversationId]': ofRequest,
  'POST /posts/posts': () => ({ body: { text: 'Rain at last' } }),
  'POST /posts/posts/watch': () => ({ body: { posts: [] } }),
  'GET /posts/posts/[id]': ofPost,
  'PUT /posts/posts/[id]': async (scene) => ({ ...(await ofPost(scene)), body: { text: 'Sun again' } }),
  'DELETE /posts/posts/[id]': ofPost,
  'POST /posts/posts/[id]/like': ofPost,
  'DELETE /posts/posts/[id]/like': ofPost,
  'POST /posts/posts/[id]/save': ofPost,
  'DELETE /posts/posts/[id]/save': ofPost,
  'POST /posts/posts/[id]/hide': ofPost,
  'DELETE /posts/posts/[id]/hide': ofPost,
  'GET /posts/posts/[id]/comments': ofPost,
  'POST /posts/posts/[id]/comments': async (scene) => ({ ...(await ofPost(scene)), body: { text: 'Yes!' } }),
  'PUT /posts/comments/[id]': async (scene) => ({ ...(await ofComment(scene)), body: { text: 'No!' } }),
  'DELETE /posts/comments/[id]': ofComment,
  'POST /posts/comments/[id]/like': ofComment,
  'DELETE /posts/comments/[id]/like': ofComment,
  'POST /media': async () => ({ raw: await photo('avatar') }),
  'GET /media/[imgName]': () => ask('default-avatar'),
  'GET /media/[imgName] (chat file)': async () => ask(await chatFile()),
  'POST /media/tus': () => ({ headers: beginHeaders(5_000) }),
  'HEAD /media/tus/[id]': ownPart,
  "HEAD /media/tus/[id] (somebody else's)": somePart,
  'PATCH /media/tus/[id]': async (scene) => ({ ...(await ownPart(scene)), raw: Buffer.alloc(1) }),
  "PATCH /media/tus/[id] (somebody else's)": async () => ({ ...(await somePart()), raw: Buffer.alloc(1) }),
  'DELETE /media/tus/[id]': ownPart,
  "DELETE /media/tus/[id] (somebody else's)": somePart,
  'POST /notifications/deleteNotify': ({ owner }) => ({ body: { type: 'jobs', id_notify: owner.id } }),
  'PUT /notifications/preferences': () => ({ body: everyTopic({ inApp: true, email: 'daily' }) }),
  'DELETE /notifications/delete-all/[userId]': ownId,
  'DELETE /notifications/delete-all/[userId] (other)': () => ask(crypto.randomUUID()),
  'POST /notifications/restore-all/[userId]': ownId,
  'POST /notifications/restore-all/[userId] (other)': () => ask(crypto.randomUUID()),
}

const everyTopic = (preference: object) =>
  Object.fromEntries(notificationTopics.map((topic) => [topic, preference]))

async function someEmail(): Promise<string> {
  const { caller } = await setScene('volunteer')
  return caller?.email ?? ''
}

async function signedIn() {
  const { body } = await testApp.guest.post('/api/account/login', { email: await someEmail(), password })
  return body
}

const someRefreshToken = async (): Promise<string> => (await signedIn()).refreshToken

/** What the applicant says of the owner. */
async function ratingIn({ owner, applicant }: Scene): Promise<string> {
  const { rows } = await testApp.platform.database.pool.query(
    `insert into ratings (id, organisation_id, author_id, rate) values (gen_random_uuid(), $1, $2, 4) returning id`,
    [owner.id, applicant.id],
  )
  return rows[0].id
}

/** A second session of this person, or one of someone else. */
async function getSession(accountId?: string): Promise<string> {
  const { rows } = await testApp.platform.database.pool.query(
    `insert into sessions (id, account_id, refresh_hash, expires_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), now() + interval '9 days') returning id`,
    [accountId ?? (await buildVolunteer()).id],
  )
  return rows[0].id
}

async function photo(kind: string): Promise<FormData> {
  const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#3a7' } })
  const form = new FormData()
  form.append('kind', kind)
  form.append('file', new Blob([new Uint8Array(await image.png().toBuffer())]), 'photo.png')
  return form
}

/** An upload that this person began. */
async function getPart(person: Person): Promise<TestRequest> {
  const address = await startUpload(testApp, person, 5_000)
  return { path: address.split('/').pop(), headers: partHeaders(0) }
}

async function somePart(): Promise<TestRequest> {
  return getPart(await buildVolunteer())
}

/** The caller's own upload; a caller who may begin none asks for someone else's. */
function ownPart({ caller }: Scene): Promise<TestRequest> {
  return caller?.validatedAt ? getPart(caller) : somePart()
}

async function chatFile(): Promise<string> {
  const { body } = await testApp
    .as(await buildVolunteer())
    .post('/api/media', undefined, { raw: await photo('chat') })
  return body.imgName
}

const [[, , ...columns] = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

const getEndpoint = (row: string) => row.replace(/ \(.*\)$/, '')
const getCell = (row: string[], kind: Kind) => row[kinds.indexOf(kind) + 2]

async function sendRaw(row: string, kind: Kind) {
  const scene = await setScene(kind)
  return callAs(row, scene.caller, (await asks[row]?.(scene)) ?? {})
}

function callAs(
  row: string,
  person: Person | null,
  { path = '', query = '', body, raw, headers }: TestRequest,
) {
  const [method = '', pattern = ''] = getEndpoint(row).split(' ')
  const caller = person ? testApp.as(person) : testApp.guest
  const takesBody = method !== 'GET' && !raw && !headers && (method !== 'DELETE' || body !== undefined)
  const address = `/api${pattern.replace(/\[\w+\]/, path)}${query}`
  return caller.send(method, address, takesBody ? (body ?? {}) : undefined, { raw, headers })
}

function expected(cell: string, status: string): string {
  if (cell === 'yes') return status
  if (cell === 'token') return '401 Invalid social token'
  if (cell === '401') return '401 Not signed in'
  return cell === 'validate' ? '403 You need to validate your account.' : cell
}

describe('the access table', () => {
  it('The access table has a column for each kind of caller', () => {
    expect(columns).toEqual(kinds)
  })

  it('The access table has one row for each method of each endpoint and no others', async () => {
    const routes = await readEndpoints(resolve('pages/api'))
    const endpoints = routes.flatMap(({ pattern, endpoint }) =>
      Object.keys(endpoint.operations).map((method) => `${method} ${pattern.replace('/api', '')}`),
    )
    expect([...new Set(rows.map(([row = '']) => getEndpoint(row)))].sort()).toEqual(endpoints.sort())
  })

  it('Every example call belongs to a row of the access table', () => {
    const known = rows.map(([row]) => row)
    expect(Object.keys(asks).filter((row) => !known.includes(row))).toEqual([])
  })

  it.each(rows.map(([row = '', status = '', ...cells]) => ({ row, status, cells })))(
    '$row',
    async ({ row, status, cells }) => {
      const answers = await Promise.all(
        kinds.map(async (kind, index) => {
          const response = await sendRaw(row, kind)
          const cell = expected(cells[index] ?? '', status)
          // The response to a HEAD has no body.
          const want = row.startsWith('HEAD') ? cell.slice(0, 3) : cell
          const phrase = want.includes(' ') ? ` ${response.body.error}` : ''
          return { kind, got: `${response.status}${phrase}`, want: `${kind}: ${want}` }
        }),
      )
      expect(answers.map(({ kind, got }) => `${kind}: ${got}`)).toEqual(answers.map(({ want }) => want))
    },
  )
})

/** What unvalidated accounts may do beyond a guest: all of it concerns their own account. */
const ownAccountRows = [
  'DELETE /account/sessions/[id]',
  'DELETE /account/user/[id]',
  'GET /account/export',
  'GET /account/recent-search/[userId]',
  'GET /account/sessions',
  'GET /account/user-by-token',
  'GET /account/user/[id] (own)',
  'GET /moderation/verification',
  'GET /notifications/notify',
  'GET /notifications/notify/count',
  'GET /notifications/preferences',
  'GET /notifications/stream',
  'PUT /account/preferences (language)',
  'PUT /account/validate/email',
]

describe('unvalidated accounts', () => {
  it('Unvalidated accounts reach their own account and what guests reach, and nothing more', () => {
    const beyondGuests = rows.filter(
      (row) =>
        getCell(row, 'guest') !== getCell(row, 'newcomer') &&
        [getCell(row, 'newcomer'), getCell(row, 'newOrganisation')].includes('yes'),
    )
    expect(beyondGuests.map(([row]) => row).sort()).toEqual(ownAccountRows)
  })

  it('Unvalidated accounts get the same responses as guests from every public query', async () => {
    const routes = await readEndpoints(resolve('pages/api'))
    const readsBearer = new Set(
      routes.flatMap(({ pattern, endpoint }) =>
        Object.entries(endpoint.operations)
          .filter(([, { kind, bearer }]) => kind === 'query' && bearer === 'read')
          .map(([method]) => `${method} ${pattern.replace('/api', '')}`),
      ),
    )
    // A few people in any order: what they are is looked at by the next test.
    const compared = rows
      .map(([row = '']) => row)
      .filter((row) => readsBearer.has(getEndpoint(row)) && !row.includes('surfle'))
      .filter((row) => getCell(rows.find(([name]) => name === row) ?? [], 'guest') === 'yes')
    expect(compared.length).toBeGreaterThan(12)
    for (const row of compared) {
      const scene = await setScene('guest')
      await buildComment(await buildPost(scene.owner), scene.applicant)
      await newStore()
      const asked = (await asks[row]?.(scene)) ?? {}
      const people = [null, (await setScene('newcomer')).caller, (await setScene('newOrganisation')).caller]
      const [guest, ...others] = await Promise.all(people.map((person) => callAs(row, person, asked)))
      // Only the reason why they cannot apply differs.
      const told = (body: unknown) =>
        JSON.parse(JSON.stringify(body ?? null).replace(/"applyRefusal":"[a-z-]+"/g, '"applyRefusal":""'))
      for (const { status, body } of others) {
        expect({ row, status, body: told(body) }).toEqual({
          row,
          status: guest?.status,
          body: told(guest?.body),
        })
      }
    }
  })

  it('Unvalidated accounts find only organisations, as guests do', async () => {
    const { caller } = await setScene('newcomer')
    const { body } = await callAs('GET /account/user/surfle/false', caller, {})
    expect(body.users.length).toBeGreaterThan(0)
    for (const user of body.users) expect(user).toMatchObject({ provider: true })
    for (const user of body.users) expect(user).not.toHaveProperty('can')
  })
})
