import { useEffect, useEffectEvent, useState } from 'react'
import type { Attachment } from '#hooks/chat/attachments.ts'
import type { Draft } from '#hooks/chat/drafts.ts'

type SendingOptions = {
  draft: Draft
  isTooLong: boolean
  files: { isBusy: boolean; attachments: readonly Attachment[] }
  sendNow: () => void
}

/** When a draft can be sent. A message sent during uploads leaves with them; it stays when a file failed. */
export function useSendDraft({ draft, isTooLong, files: { isBusy, attachments }, sendNow }: SendingOptions) {
  const [isWaiting, setIsWaiting] = useState(false)
  const go = useEffectEvent(() => {
    setIsWaiting(false)
    if (attachments.length === 0) sendNow()
  })
  useEffect(() => {
    if (isWaiting && !isBusy) go()
  }, [isWaiting, isBusy])
  const hasContent = draft.text.trim() !== '' || draft.media.length > 0 || isBusy
  const maySend = hasContent && !isTooLong && !isWaiting
  const send = () => {
    if (!maySend) return
    if (isBusy) setIsWaiting(true)
    else sendNow()
  }
  return { maySend, send }
}
