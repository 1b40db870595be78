import { useTranslations } from 'next-intl'
import { PersonMenu } from '#components/moderation/PersonMenu.tsx'
import { Face } from '#components/people/Face.tsx'
import { ArrowLeft } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import type { Other } from '#hooks/chat/openedChat.ts'
import { paths } from '#lib/paths.ts'

/** The other person, a link to their profile, and on phones the way back to the list. */
export function ConversationHead({ other, isTyping }: { other: Other; isTyping: boolean }) {
  const t = useTranslations('chat.conversation')
  const common = useTranslations('common.messages')
  // A deleted account has no name, and can be neither reported nor blocked.
  const isThere = other.name !== ''
  const can = { report: isThere, mute: isThere, block: isThere }
  return (
    <header className="flex h-16 shrink-0 items-center gap-1 border-line border-b bg-card px-2 md:px-4">
      <Link
        href={paths.chat()}
        shallow
        aria-label={t('back')}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-hover md:hidden"
      >
        <ArrowLeft size={22} aria-hidden />
      </Link>
      <Link
        href={paths.user(other.id)}
        className="flex min-h-11 min-w-0 items-center gap-3 rounded-control pr-3 hover:bg-hover md:-ml-2 md:pl-2"
      >
        <Face user={other} size={40} />
        <span className="min-w-0">
          <h2 dir="auto" className="truncate font-sans font-semibold text-base tracking-normal">
            {other.name || common('gone')}
          </h2>
          {isTyping && (
            <span aria-hidden="true" className="block text-brand text-xs">
              {t('typingShort')}
            </span>
          )}
        </span>
      </Link>
      <div className="ml-auto">
        <PersonMenu user={{ ...other, can }} leaveTo={paths.chat()} />
      </div>
    </header>
  )
}
