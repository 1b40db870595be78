import { useTranslations } from 'next-intl'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { DotsButton } from '#components/ui/menus/DotsMenu.tsx'
import type { MessageActs } from './acts.ts'
import type { ShownMessage } from './shownMessage.ts'

export type MessageMenuProps = {
  message: ShownMessage
  isOwn: boolean
  /** The other person. */
  writer: string
  onAnswer: MessageActs['onAnswer']
  onEdit: () => void
}

const MessageMenuPanel = lazyOverlay(() =>
  import('./MessageMenuPanel.tsx').then((panel) => panel.MessageMenuPanel),
)

/** The actions on a message, beside it. Touch screens show the button always, others on hover and focus. */
export function MessageMenu(props: MessageMenuProps) {
  const t = useTranslations('chat.actions')
  const reports = useTranslations('reports.menus')
  const { isOwn, writer } = props
  return (
    <DotsButton
      small
      label={isOwn ? t('own') : reports('message', { name: writer })}
      className="text-muted opacity-0 focus-visible:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 [@media(hover:none)]:opacity-100"
      fetchAhead={MessageMenuPanel.fetchAhead}
    >
      {(panel) => <MessageMenuPanel {...panel} {...props} />}
    </DotsButton>
  )
}
