/** The beginning of the reference, as Markdown: what holds for every endpoint. */
export const introduction = `
Bodies are JSON. Ids are UUIDv7, times ISO 8601 in UTC, dates \`yyyy-mm-dd\`. Fields that an endpoint does not know are ignored.

# Signing in

\`POST /api/account/login\` with \`email\` and \`password\` returns an \`accessToken\` for 15 minutes and a \`refreshToken\`. Send
the first as \`Authorization: Bearer …\`. When a call answers 401, exchange the second for a new pair at
\`POST /api/account/refresh-token\`; each refresh token is accepted once.

\`access\` of an endpoint says who may call it: \`guest\` means everyone, \`user\` every account, the others accounts of that
kind. An account that has not confirmed its email address reads its own data and what guests read. Browsers
let only the pages of this site call it; programs may call it from anywhere.

# Repeating a write

When an answer was lost, repeat the call with the same \`Idempotency-Key\`: it saves once, and for 24 hours gets the first
answer again. The same key with another body is refused with 409.

# Lists

Most lists take \`page\` and \`limit\` and return \`data\` with \`meta\`. Those that grow while they are read take \`cursor\`
and \`limit\` and return \`data\` with \`nextCursor\`, which is \`null\` on the last page.

# Files

\`POST /api/media\` takes a form with the fields \`kind\` and \`file\`, and returns the \`imgName\` by which other calls name the
file. Larger ones, such as videos, begin at \`POST /api/media/tus\` and continue at its \`Location\` by the protocol tus 1.0.0
(tus.io), for which there are libraries; the answer to the last part has the name in \`Upload-Media-Name\`.

# Errors

\`error\` is a phrase that never changes, for programs. \`message\` is a sentence for people, in the language of
\`Accept-Language\` (es, en, pt-PT, pt-BR). \`fields\`, where there are any, names each field that is wrong and the key of
the sentence about it. After 429 and 503, \`Retry-After\` is the number of seconds to wait.

# Live events

\`GET /api/notifications/stream\` is a stream of server-sent events: notifications, messages, counts. After a lost
connection send \`Last-Event-ID\`, and it continues where it ended.
`
