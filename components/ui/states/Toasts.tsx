import { useTranslations } from 'next-intl'
import { type FocusEvent, useEffect, useRef } from 'react'
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled'
import { X } from '#components/ui/icons.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { dialogGone, rememberFocus } from '../dialogs/focusBack.ts'
import { toasterReady } from './toast.ts'

const slide = cssTransition({ enter: 'toast-enters', exit: 'toast-exits' })

/** react-toastify's container with our settings. */
export function Toasts() {
  const t = useTranslations('common')
  useEffect(toasterReady, [])
  return (
    // A press on a toast does not count as a press outside the dialog under it.
    <div data-react-aria-top-layer="true" {...useStaysWhileFocused()}>
      <ToastContainer
        position="top-right"
        autoClose={5000}
        transition={slide}
        hideProgressBar
        newestOnTop
        pauseOnFocusLoss
        limit={3}
        aria-label={t('ui.notices')}
        closeButton={({ closeToast }) => (
          <IconButton
            label={t('ui.close')}
            icon={<X size={18} />}
            onClick={() => closeToast()}
            className="-my-2 -mr-3 ml-1"
          />
        )}
      />
    </div>
  )
}

/** A toast that has the focus stays, so that its button can be pressed; once it goes, the focus returns to where it came from. */
function useStaysWhileFocused() {
  const returnFocus = useRef<(() => void) | null>(null)
  useEffect(
    () =>
      toast.onChange(({ status }) => {
        if (status !== 'removed' || !returnFocus.current) return
        // A toast folds up after it has moved away, and keeps the focus until then.
        setTimeout(returnFocus.current, dialogGone)
        returnFocus.current = null
        toast.play()
      }),
    [],
  )
  const isInside = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget)
  return {
    onFocus: (event: FocusEvent) => {
      if (!isInside(event)) returnFocus.current = rememberFocus(event.relatedTarget)
      toast.pause()
    },
    onBlur: (event: FocusEvent) => {
      if (isInside(event)) return
      // Nothing takes the focus of a toast that goes.
      if (event.relatedTarget) returnFocus.current = null
      toast.play()
    },
  }
}
