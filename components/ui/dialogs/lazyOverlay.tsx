import { useTranslations } from 'next-intl'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { toast } from '../states/toast.ts'
import { ThreeDots } from '../ThreeDots.tsx'

/** The props of every overlay: whether it is open (unless it is mounted only then), and how it closes. */
type OverlayProps = {
  open?: boolean | number | null
  isOpen?: boolean
  onClose?: () => void
  setOpen?: (open: boolean) => void
}

/**
 * A dialog or a panel whose code loads when it first opens, which it says meanwhile. When that fails it shows a toast and
 * closes, so that the next press retries.
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
    if (Overlay) return <Overlay {...props} />
    return isWanted ? <Opening /> : null
  }
  /** Fetches the code before the press; a failure is shown when the press comes. */
  const fetchAhead = () => void fetchCode().catch(() => {})
  return Object.assign(LazyOverlay, { fetchAhead })
}

/** The press was heard; nobody sees it where the code arrives at once. */
function Opening() {
  const t = useTranslations('common.ui')
  return (
    <div className="pointer-events-none fixed inset-0 z-50 flex animate-appear items-center justify-center [animation-delay:150ms] [animation-fill-mode:backwards]">
      <ThreeDots
        label={t('loading')}
        className="rounded-card border border-line bg-card p-5 text-brand shadow-lifted"
      />
    </div>
  )
}

function useShowFailure(): () => void {
  const t = useTranslations('common')
  return () => toast.error(t(navigator.onLine ? 'toasts.error' : 'line.cannotOpen'))
}
