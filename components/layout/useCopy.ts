import { useMutation } from './useMutation.ts'

/** Copies a text and shows `success`, or the failure: a browser may have no clipboard, or refuse it. */
export function useCopy(): (text: string, success: string) => Promise<boolean> {
  const { run } = useMutation()
  return (text, success) => run(() => navigator.clipboard.writeText(text), success)
}
