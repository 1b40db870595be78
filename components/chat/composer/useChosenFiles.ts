import { useTranslations } from 'next-intl'
import { type RejectedFile, sortByContent } from '#components/ui/files/uploadRules.ts'
import { toast } from '#components/ui/states/toast.ts'
import { limits } from '#contracts/limits.ts'
import { useAttachments } from '#hooks/chat/attachments.ts'
import type { Attached } from '#hooks/chat/outgoing.ts'

const images = ['.jpg', '.jpeg', '.png', '.gif', '.webp']
const documents = ['.pdf', '.odt', '.ods', '.docx', '.xlsx']
const accept = [...images, ...documents]

type Chosen = {
  /** How many files the message has already. */
  taken: number
  onArrived: (arrived: Attached) => void
}

/** Adds files to a message as far as they fit, and shows why the others do not. */
export function useChosenFiles({ taken, onArrived }: Chosen) {
  const t = useTranslations('chat.compose')
  const uploads = useAttachments(onArrived)
  const getSentence = ({ reason, file, megapixels }: RejectedFile) => {
    if (reason === 'count') return t('tooMany', { max: limits.messageMedia })
    if (megapixels) return t('tooManyPixels', { name: file.name, max: megapixels })
    const max = limits.upload.chat / 1024 ** 2
    return t(reason === 'type' ? 'wrongType' : 'tooLarge', { name: file.name, max })
  }
  const choose = async (files: readonly File[]) => {
    const capacity = limits.messageMedia - taken - uploads.attachments.length
    const sorted = await sortByContent(files, {
      accept,
      maxBytes: limits.upload.chat,
      multiple: true,
      capacity,
    })
    for (const sentence of new Set(sorted.rejected.map(getSentence))) toast.error(sentence)
    uploads.add(sorted.accepted)
  }
  return { ...uploads, choose, accept }
}
