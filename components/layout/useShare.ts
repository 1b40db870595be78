import { useCopy } from './useCopy.ts'

/** Shares an address by the system's share sheet, or copies it and shows `success`; returns whether it was taken. */
export function useShare(): (what: { title?: string; url: string }, success: string) => Promise<boolean> {
  const copyText = useCopy()
  return async (what, success) => {
    if (!navigator.share) return copyText(what.url, success)
    // Closing the share sheet is neither a failure nor sharing.
    return navigator.share(what).then(
      () => true,
      () => false,
    )
  }
}
