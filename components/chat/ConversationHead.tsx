import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { PersonMenu } from '#components/moderation/PersonMenu.tsx'
import { Face } from '#components/people/Face.tsx'
import { ArrowLeft } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import type { Other } from '#hooks/chat/openedChat.ts'
import { paths } from '#lib/paths.ts'
import { isDeleted, useOtherName } from './useOtherName.ts'

/** The other person, a link to their profile if they have one, and on phones the way back to the list. */
export function ConversationHead({ other, isTyping }: { other: Other; isTyping: boolean }) {
  const t = useTranslations('chat.conversation')
  const isThere = !isDeleted(other)
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
      {isThere ? (
        <Link
          href={paths.user(other.id)}
          className={clsx(person, 'rounded-control pr-3 hover:bg-hover md:-ml-2 md:pl-2')}
        >
          <Person other={other} isTyping={isTyping} />
        </Link>
      ) : (
        <div className={person}>
          <Person other={other} isTyping={false} />
        </div>
      )}
      <div className="ml-auto">
        <PersonMenu user={{ ...other, can }} leaveTo={paths.chat()} />
      </div>
    </header>
  )
}

const person = 'flex min-h-11 min-w-0 items-center gap-3'

function Person({ other, isTyping }: { other: Other; isTyping: boolean }) {
  const t = useTranslations('chat.conversation')
  const name = useOtherName(other)
  return (
    <>
      <Face user={other} size={40} />
      <span className="min-w-0">
        <h2 dir="auto" className="truncate font-sans font-semibold text-base tracking-normal">
          {name}
        </h2>
        {isTyping && (
          <span aria-hidden="true" className="block text-brand text-xs">
            {t('typingShort')}
          </span>
        )}
      </span>
    </>
  )
}
