import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { Smile } from '#components/ui/icons.tsx'
import { Popover } from '#components/ui/menus/Popover.tsx'
import { LazyState } from '#components/ui/states/LazyState.tsx'

const EmojiGrid = dynamic(() => import('./EmojiGrid.tsx').then((grid) => grid.EmojiGrid), {
  loading: LazyState,
})

/** A small picker of emojis. */
export function EmojiButton({ onChoose }: { onChoose: (emoji: string) => void }) {
  const t = useTranslations('posts.composer')
  return (
    <Popover
      label={t('emoji')}
      align="start"
      className="w-[min(21.25rem,calc(100vw-2rem))]"
      trigger={
        <IconButton label={t('emoji')} icon={<Smile size={22} aria-hidden />} className="text-muted" />
      }
    >
      {(close) => (
        <EmojiGrid
          onChoose={(emoji) => {
            close()
            onChoose(emoji)
          }}
        />
      )}
    </Popover>
  )
}
