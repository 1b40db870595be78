import { useMutation } from './useMutation.ts'

/** Hands an address to the phone's own sharing, or copies it and says `told`; answers whether it was taken. */
export function useShare(): (what: { title?: string; url: string }, told: string) => Promise<boolean> {
  const { run } = useMutation()
  return async (what, told) => {
    if (!navigator.share) return run(() => navigator.clipboard.writeText(what.url), told)
    // Closing the phone's sheet is no failure, and no sharing either.
    return navigator.share(what).then(
      () => true,
      () => false,
    )
  }
}
