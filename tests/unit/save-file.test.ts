// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveFile } from '#services/saveFile.ts'

const file = new Blob(['beans'], { type: 'application/zip' })
const links: { href: string; download: string }[] = []

/** Sets the user agent of this browser, and whether its phone shares files. */
function browse(userAgent: string, share?: (data: ShareData) => Promise<void>): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  Object.assign(navigator, { canShare: share && (() => true), share })
}

beforeEach(() => {
  links.length = 0
  Object.assign(URL, { createObjectURL: () => 'blob:beans', revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push({ href: this.href, download: this.download })
  })
})
afterEach(() => vi.restoreAllMocks())

const saved = [{ href: 'blob:beans', download: 'brota.zip' }]
const inApp = 'Mozilla/5.0 (Linux; Android 16) brotaapp/1.0'

describe('a downloaded file', () => {
  it('A file is downloaded in a browser, also on a phone that could share it', async () => {
    const share = vi.fn(async () => {})
    browse('Mozilla/5.0 (Linux; Android 16) Chrome/140', share)
    await saveFile(file, 'brota.zip')
    expect(share).not.toHaveBeenCalled()
    expect(links).toEqual(saved)
  })

  it('A file leaves the native app through the phone’s share sheet, under its name', async () => {
    const share = vi.fn(async (_data: ShareData) => {})
    browse(inApp, share)
    await saveFile(file, 'brota.zip')
    const [shared] = share.mock.calls[0]?.[0].files ?? []
    expect([shared?.name, shared?.type, shared?.size]).toEqual(['brota.zip', 'application/zip', 5])
    expect(links).toEqual([])
  })

  it('A file is not saved again when the share sheet was closed', async () => {
    browse(inApp, () => Promise.reject(new DOMException('closed', 'AbortError')))
    await saveFile(file, 'brota.zip')
    expect(links).toEqual([])
  })

  it.each([
    ['takes no files', undefined],
    ['cannot share it after all', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ])('A file is downloaded when the phone %s', async (_what, share) => {
    browse(inApp, share)
    await saveFile(file, 'brota.zip')
    expect(links).toEqual(saved)
  })
})
