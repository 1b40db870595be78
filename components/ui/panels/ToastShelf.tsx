import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Slide, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import { IconButton } from '../IconButton.tsx'

/** react-toastify's container with our manners. */
export function ToastShelf() {
  const t = useTranslations('common')
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      transition={Slide}
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
  )
}
