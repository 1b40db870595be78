import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import { getAddressLeft } from '#hooks/session/wayBack.ts'
import { fromMail, paths } from '#lib/paths.ts'
import { getViewSource } from '#lib/viewSource.ts'
import { countJobView } from '#services/jobs.ts'

/**
 * Counts a view of an offer that is on the screen, and how its reader came to it; one that fails is no loss to them. The
 * mark of a link in an email goes from the address, so that nobody shares it.
 */
export function useCountView(id: string, isShown: boolean): void {
  const router = useRouter()
  const isFromMail = router.query.from === fromMail.from
  const count = useEffectEvent((shown: string) => {
    const before = getAddressLeft() || getReferrerPath()
    countJobView(shown, getViewSource(before, isFromMail)).catch(() => {})
    if (isFromMail) void router.replace(paths.job(shown), undefined, { shallow: true, scroll: false })
  })
  useEffect(() => {
    if (isShown) count(id)
  }, [id, isShown])
}

/** The page of this site that a page load came from; "" where it came from elsewhere. */
function getReferrerPath(): string {
  if (!URL.canParse(document.referrer)) return ''
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin ? pathname : ''
}
