import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { usePlaceName } from '#components/people/place.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { keepFocus } from '#components/ui/dialogs/focusBack.ts'
import { Link } from '#components/ui/Link.tsx'
import { toast } from '#components/ui/states/toast.ts'
import type { Conversation } from '#contracts/chat.ts'
import { useUser } from '#hooks/account/users.ts'
import type { Other } from '#hooks/chat/openedChat.ts'
import { useDecideRequest } from '#hooks/chat/request.ts'
import { paths } from '#lib/paths.ts'

type RequestNoticeProps = {
  conversation: Conversation | null
  other: Other
  onAccepted: () => void
}

/**
 * Between people who are not connected the first message is a request: it waits for an answer of the viewer or of the
 * other person.
 */
export function RequestNotice({ conversation, other, onAccepted }: RequestNoticeProps) {
  const t = useTranslations('chat.request')
  if (conversation?.request === 'incoming') return <Incoming {...{ conversation, other, onAccepted }} />
  if (conversation?.request !== 'outgoing') return null
  return (
    <p className="shrink-0 border-line border-t bg-card px-4 py-3 text-center text-muted text-sm">
      {t('outgoing', { name: other.name })}
    </p>
  )
}

type IncomingProps = RequestNoticeProps & { conversation: Conversation }

function Incoming({ conversation, other, onAccepted }: IncomingProps) {
  const t = useTranslations('chat.request')
  const placeName = usePlaceName()
  const { data: person } = useUser(other.id)
  const place = person && placeName(person)
  const answer = useDecideRequest()
  const { working, run } = useMutation()
  const decide = async (accept: boolean) => {
    if (!(await run(() => answer(conversation, accept)))) return
    if (accept) onAccepted()
    else toast.info(t('declined', { name: other.name }))
  }
  return (
    <div className="flex shrink-0 flex-col items-center gap-3 border-line border-t bg-card px-4 py-4 text-center">
      <div className="max-w-md text-sm">
        <p className="font-semibold text-base">{t('incoming', { name: other.name })}</p>
        {person && (
          <p>
            {place && `${place} · `}
            <Link href={paths.user(other.id)} className="font-semibold text-brand hover:underline">
              {t('profile')}
            </Link>
          </p>
        )}
        <p className="text-muted">{t('incomingHint')}</p>
      </div>
      <div className="flex gap-3">
        <Button
          size="sm"
          variant="outline"
          disabled={working}
          onClick={() => void keepFocus(() => decide(false))}
        >
          {t('decline')}
        </Button>
        <Button size="sm" loading={working} onClick={() => void keepFocus(() => decide(true))}>
          {t('accept')}
        </Button>
      </div>
    </div>
  )
}
