import clsx from 'clsx'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { Fragment, useRef } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { usePressThrough } from '../buttons/usePressThrough.ts'
import { useFocusBack } from '../dialogs/focusBack.ts'
import { useBackCloses } from '../dialogs/useBackCloses.ts'
import { PageLanguage } from '../PageLanguage.tsx'
import type { MenuProps } from './Menu.tsx'
import { panelClass } from './panelClass.ts'
import type { PanelProps } from './useTrigger.ts'

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 text-base outline-none ' +
  'data-focused:bg-hover md:min-h-10'

// After opening by keyboard the library leaves the focus on the menu itself, where Enter does nothing.
const focusFirst = (menu: HTMLElement | null) =>
  void requestAnimationFrame(() => menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus())

/** The panel of Menu, loaded on demand. */
export function MenuPanel({ triggerRef, isOpen, setOpen, items }: PanelProps & Pick<MenuProps, 'items'>) {
  const t = useTranslations('common')
  const router = useRouter()
  const panel = useRef<HTMLElement>(null)
  usePressThrough(isOpen, panel, triggerRef)
  useFocusBack(isOpen)
  useBackCloses(isOpen, () => setOpen(false))
  return (
    <PageLanguage>
      <Popover
        ref={panel}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="bottom end"
        aria-label={t('ui.menu')}
        className={clsx(panelClass, 'min-w-56 p-1.5')}
      >
        <Menu
          ref={focusFirst}
          aria-label={t('ui.menu')}
          autoFocus="first"
          className="outline-none"
          onClose={() => setOpen(false)}
        >
          {items.map(({ id, label, icon, href, onAction, danger, startsGroup }, index) => (
            <Fragment key={id}>
              {startsGroup && index > 0 && <Separator className="-mx-1.5 my-1.5 border-line border-t" />}
              <MenuItem
                id={id}
                textValue={label}
                onAction={() => (href ? void router.push(href) : onAction?.())}
                className={clsx(itemClass, danger && 'text-danger')}
              >
                {icon}
                {label}
              </MenuItem>
            </Fragment>
          ))}
        </Menu>
      </Popover>
    </PageLanguage>
  )
}
