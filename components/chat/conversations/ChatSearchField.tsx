import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { TextField } from '#components/ui/fields/TextField.tsx'
import { Search, X } from '#components/ui/icons.tsx'
import { limits } from '#contracts/limits.ts'

/** The field above the conversations: it searches while one types, and Escape clears it. */
export function ChatSearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('chat.list')
  const common = useTranslations('common.ui')
  const box = useRef<HTMLDivElement>(null)
  const clear = () => {
    onChange('')
    box.current?.querySelector('input')?.focus()
  }
  return (
    <search ref={box} className="block shrink-0 border-line border-b p-3">
      <TextField
        label={t('search')}
        hideLabel
        placeholder={t('search')}
        icon={<Search size={18} aria-hidden />}
        end={
          value && <IconButton label={common('clear')} icon={<X size={18} aria-hidden />} onClick={clear} />
        }
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.searchWords}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && clear()}
      />
    </search>
  )
}
