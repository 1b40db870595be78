import clsx from 'clsx'
import { useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { usePressThrough } from '../buttons/usePressThrough.ts'
import { useBackCloses } from '../dialogs/useBackCloses.ts'
import { PageLanguage } from '../PageLanguage.tsx'
import type { PopoverProps } from './Popover.tsx'
import { panelClass } from './panelClass.ts'
import type { PanelProps } from './useTrigger.ts'

/** The panel of Popover, loaded on demand. */
export function PopoverPanel({
  triggerRef,
  isOpen,
  setOpen,
  label,
  align = 'end',
  className,
  children,
}: PanelProps & Pick<PopoverProps, 'label' | 'align' | 'className' | 'children'>) {
  const panel = useRef<HTMLElement>(null)
  usePressThrough(isOpen, panel, triggerRef)
  useBackCloses(isOpen, () => setOpen(false))
  return (
    <PageLanguage>
      <Popover
        ref={panel}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement={`bottom ${align}`}
        className={clsx(panelClass, className)}
      >
        <Dialog aria-label={label} className="outline-none">
          {children(() => setOpen(false))}
        </Dialog>
      </Popover>
    </PageLanguage>
  )
}
