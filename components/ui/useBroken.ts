import { useCallback, useState } from 'react'

/** Whether the picture at an address does not come, and what tells it of its `img`. */
export function useBroken(address: string | undefined) {
  const [broken, setBroken] = useState<string>()
  const fail = useCallback(() => setBroken(address), [address])
  // It may have failed before the page came to life, and then no event tells it.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) fail()
    },
    [fail],
  )
  return { isBroken: address !== undefined && address === broken, watch: { ref, onError: fail } }
}
