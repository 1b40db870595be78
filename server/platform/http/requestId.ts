import type { ServerResponse } from 'node:http'

/** The header with the request's id, which the log lines of the request have, too. */
export const requestIdHeader = 'X-Request-Id'

/** The id that the server gave this request. */
export const getRequestId = (response: ServerResponse): string => String(response.getHeader(requestIdHeader))
