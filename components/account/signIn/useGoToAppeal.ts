import { useRouter } from 'next/router'
import { isApiError } from '#hooks/failure.ts'
import { paths } from '#lib/paths.ts'

/** Sends who is suspended to their appeal; false for any other failed sign-in. */
export function useGoToAppeal(): (error: unknown) => boolean {
  const router = useRouter()
  return (error) => {
    if (!isApiError(error, 'accountSuspended') || !error.appeal) return false
    void router.push(paths.appeal({ token: error.appeal }))
    return true
  }
}
