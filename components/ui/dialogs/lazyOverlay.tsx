import { useTranslations } from 'next-intl'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { toast } from '../states/toast.ts'

/** The props of every overlay: whether it is open (unless it is mounted only then), and how it closes. */
type OverlayProps = {
  open?: boolean | number | null
  isOpen?: boolean
  onClose?: () => void
  setOpen?: (open: boolean) => void
}

/**
 * A dialog or a panel whose code loads when it first opens. When that fails it shows a toast and closes, so that the
 * next press retries.
 */
export function lazyOverlay<Props extends OverlayProps>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | undefined
  const fetchCode = async () => {
    arrived ??= await load()
    return arrived
  }
  function LazyOverlay(props: Props) {
    const { open, isOpen = open, onClose, setOpen } = props
    const [Overlay, setOverlay] = useState(() => arrived)
    const showFailure = useShowFailure()
    const fail = useEffectEvent(() => {
      showFailure()
      onClose?.()
      setOpen?.(false)
    })
    const isWanted = !Overlay && isOpen !== false && isOpen !== null
    useEffect(() => {
      if (!isWanted) return
      let isGone = false
      fetchCode().then(
        (loaded) => isGone || setOverlay(() => loaded),
        () => isGone || fail(),
      )
      return () => {
        isGone = true
      }
    }, [isWanted])
    return Overlay ? <Overlay {...props} /> : null
  }
  /** Fetches the code before the press; a failure is shown when the press comes. */
  const fetchAhead = () => void fetchCode().catch(() => {})
  return Object.assign(LazyOverlay, { fetchAhead })
}

function useShowFailure(): () => void {
  const t = useTranslations('common')
  return () => toast.error(t(navigator.onLine ? 'toasts.error' : 'line.cannotOpen'))
}
