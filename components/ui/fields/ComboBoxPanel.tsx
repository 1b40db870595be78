import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ChevronDown } from '#components/ui/icons.tsx'
import { stripAccents } from '#lib/text.ts'
import { panelClass } from '../menus/panelClass.ts'
import { PageLanguage } from '../PageLanguage.tsx'
import type { ComboBoxProps } from './ComboBox.tsx'
import { controlClass } from './controlClass.ts'
import { PanelLabel, PanelNote } from './fieldParts.tsx'

const searchable = (text: string) => stripAccents(text).toLocaleLowerCase()

const itemClass =
  'flex min-h-11 cursor-pointer items-center rounded-lg px-3 py-2 outline-none data-focused:bg-hover ' +
  'data-selected:bg-brand-soft data-selected:font-semibold data-selected:text-brand md:min-h-10'

/** The panel of ComboBox, loaded on demand. */
export function ComboBoxPanel(props: ComboBoxProps) {
  const { label, hideLabel, required, hint, error, className, name, options, value, onChange, onBlur } = props
  return (
    <PageLanguage>
      <ComboBox
        key={options.length === 0 ? 'waiting' : 'ready'}
        className={clsx('flex min-w-0 flex-col gap-1.5', className)}
        defaultItems={options}
        selectedKey={value || null}
        onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
        onBlur={onBlur}
        defaultFilter={(text, typed) => searchable(text).includes(searchable(typed))}
        isRequired={required}
        isInvalid={Boolean(error)}
        isDisabled={props.disabled}
        validationBehavior="aria"
        menuTrigger="focus"
      >
        <PanelLabel {...{ label, hideLabel, required }} />
        <div className="relative flex items-center">
          <Input
            data-name={name}
            placeholder={props.placeholder}
            className={clsx(controlClass, 'h-11 truncate pr-12')}
          />
          <Button className="absolute right-0.5 inline-flex size-11 cursor-pointer items-center justify-center text-muted">
            <ChevronDown size={18} aria-hidden="true" />
          </Button>
        </div>
        <PanelNote {...{ error, hint }} />
        <Choices />
      </ComboBox>
    </PageLanguage>
  )
}

/** The options that match the typed text. */
function Choices() {
  const t = useTranslations('common')
  return (
    <Popover className={clsx(panelClass, 'flex w-(--trigger-width) flex-col')}>
      <ListBox
        // The list scrolls by itself: if the panel did, showing the chosen option would scroll the page, and so close
        // it.
        className="min-h-0 overflow-auto p-1.5 outline-none"
        renderEmptyState={() => <p className="px-3 py-2 text-muted">{t('ui.nothingFound')}</p>}
      >
        {(option: { value: string; label: string }) => (
          <ListBoxItem id={option.value} textValue={option.label} className={itemClass}>
            {option.label}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
