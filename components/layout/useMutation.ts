import { useState } from 'react'
import { toast } from '#components/ui/toast.ts'
import { useFailureText } from '#hooks/failure.ts'

/** Runs what a button does: says while it works, tells success or the refusal in a toast, in its own words if it has any. */
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
