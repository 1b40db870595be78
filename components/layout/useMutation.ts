import { useState } from 'react'
import { toast } from '#components/ui/states/toast.ts'
import { useFailureText } from '#hooks/failure.ts'

/**
 * Runs a button's action: exposes its progress, and shows success or failure in a toast, by its own sentence if it has
 * any.
 */
export function useMutation(getFailure?: (error: unknown) => string) {
  const [working, setWorking] = useState(false)
  const generalText = useFailureText()
  const failureText = getFailure ?? generalText
  const run = async (act: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setWorking(true)
    try {
      await act()
      if (done) toast.success(done)
      return true
    } catch (error) {
      toast.error(failureText(error))
      return false
    } finally {
      setWorking(false)
    }
  }
  return { working, run }
}
