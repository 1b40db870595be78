import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { cssTransition, ToastContainer } from 'react-toastify/unstyled'
import { X } from '#components/ui/icons.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { toasterReady } from './toast.ts'

const slide = cssTransition({ enter: 'toast-enters', exit: 'toast-exits' })

/** react-toastify's container with our settings. */
export function Toasts() {
  const t = useTranslations('common')
  useEffect(toasterReady, [])
  return (
    // A press on a toast does not count as a press outside the dialog under it.
    <div data-react-aria-top-layer="true">
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
