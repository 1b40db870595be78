import { useCallback, useState } from 'react'

/** Whether the image at an address failed to load, and the props of its `img` that detect it. */
export function useBroken(address: string | undefined) {
  const [broken, setBroken] = useState<string>()
  const fail = useCallback(() => setBroken(address), [address])
  // It may have failed before hydration, and then no event fires.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) fail()
    },
    [fail],
  )
  return { isBroken: address !== undefined && address === broken, watch: { ref, onError: fail } }
}
