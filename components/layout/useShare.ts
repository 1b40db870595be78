import { useMutation } from './useMutation.ts'

/** Shares an address by the system's share sheet, or copies it and shows `success`; returns whether it was taken. */
export function useShare(): (what: { title?: string; url: string }, success: string) => Promise<boolean> {
  const { run } = useMutation()
  return async (what, success) => {
    if (!navigator.share) return run(() => navigator.clipboard.writeText(what.url), success)
    // Closing the share sheet is neither a failure nor sharing.
    return navigator.share(what).then(
      () => true,
      () => false,
    )
  }
}
