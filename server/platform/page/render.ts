import type { OutgoingHttpHeaders } from 'node:http'
import { inject } from 'light-my-request'
import { brand } from '#lib/brand.ts'
import { cookieNames } from '#lib/cookies.ts'
import { addPageHeaders, type Pages, setRequestId } from '../http/index.ts'
import { platform } from '../index.ts'
import type { GuestPage } from './guestPage.ts'
import { willBeStored } from './visit.ts'

export type Rendered = { status: number; body: Buffer; headers: OutgoingHttpHeaders }

/**
 * Renders a page by a request of its own, which has nothing of the guest who asked for it: no header, cookie or address.
 * Rejects when the page cannot be rendered.
 */
export function render(
  pages: Pages,
  { url, language, inApp }: GuestPage,
  requestId: string,
): Promise<Rendered> {
  return new Promise((done, fail) => {
    const headers = {
      host: new URL(platform().config.publicUrl).host,
      cookie: `${cookieNames.language}=${language}`,
      'user-agent': inApp ? brand.appMarker : '',
    }
    inject(
      (request, response) => {
        setRequestId(response, requestId)
        addPageHeaders(response)
        willBeStored(request)
        pages(request, response).catch(fail)
      },
      { method: 'GET', url, headers },
    ).then(
      ({ statusCode, rawPayload, headers }) => done({ status: statusCode, body: rawPayload, headers }),
      fail,
    )
  })
}
