import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { X } from '#components/ui/icons.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { dialogFootClass } from '../menus/panelClass.ts'
import { PageLanguage } from '../PageLanguage.tsx'
import type { DialogProps } from './Dialog.tsx'
import { useFocusBack, useFocusOnStep, useOnlyFieldFocus } from './focusBack.ts'
import { useBackCloses } from './useBackCloses.ts'

const widths = { sm: 'md:max-w-md', md: 'md:max-w-xl', lg: 'md:max-w-3xl', xl: 'md:max-w-6xl' }

const sheet =
  // The dialog itself takes the focus when it opens: the ring is only for what can be pressed.
  'flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-card bg-card outline-none pb-[env(safe-area-inset-bottom)] text-ink shadow-lifted ' +
  // On low screens title and buttons scroll with the content.
  'low:overflow-y-auto low:overscroll-contain md:max-h-[86dvh] md:rounded-card data-entering:animate-sheet md:data-entering:animate-rise'

/** The panel of Dialog, loaded on demand. */
export function DialogPanel({
  open,
  onClose,
  title,
  footer,
  size = 'md',
  insistent,
  alert,
  step,
  children,
}: DialogProps) {
  const t = useTranslations('common')
  useFocusBack(open)
  const dialog = useFocusOnStep(step)
  useBackCloses(open && !insistent, onClose)
  return (
    <PageLanguage>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        isDismissable={!insistent}
        isKeyboardDismissDisabled={insistent}
        className="scrim flex items-end justify-center data-entering:animate-appear md:items-center md:p-6"
      >
        <Modal className={clsx('w-full', widths[size])}>
          <AriaDialog ref={dialog} role={alert ? 'alertdialog' : 'dialog'} className={sheet}>
            <header className="flex items-start justify-between gap-3 border-line border-b py-2 pr-2 pl-5">
              <Heading slot="title" level={2} className="min-w-0 py-2 text-lg">
                {title}
              </Heading>
              {!insistent && <IconButton label={t('ui.close')} icon={<X size={20} />} onClick={onClose} />}
            </header>
            <DialogBody>{children}</DialogBody>
            {footer && <footer className={dialogFootClass}>{footer}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </PageLanguage>
  )
}

/** What a dialog shows. Its only field has the focus when it opens; otherwise the dialog itself does. */
function DialogBody({ children }: { children: ReactNode }) {
  return (
    <div
      ref={useOnlyFieldFocus()}
      className="low:shrink-0 min-h-0 grow overflow-y-auto overscroll-contain p-5"
    >
      {children}
    </div>
  )
}
