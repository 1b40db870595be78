import { useMutation } from './useMutation.ts'

/** Hands an address to the phone's own sharing, or copies it and says `told`; answers whether it was taken. */
export function useShare(): (what: { title?: string; url: string }, success: string) => Promise<boolean> {
  const { run } = useMutation()
  return async (what, success) => {
    if (!navigator.share) return run(() => navigator.clipboard.writeText(what.url), success)
    // Closing the phone's sheet is no failure, and no sharing either.
    return navigator.share(what).then(
      () => true,
      () => false,
    )
  }
}
