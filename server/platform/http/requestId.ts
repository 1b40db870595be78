import type { ServerResponse } from 'node:http'

/** Every answer and every line of the log that belongs to it name the request by this. */
export const requestIdHeader = 'X-Request-Id'

/** The id that the server gave this request when it came. */
export const getRequestId = (response: ServerResponse): string => String(response.getHeader(requestIdHeader))
