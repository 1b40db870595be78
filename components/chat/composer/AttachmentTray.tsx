import { UploadItemRow } from '#components/ui/files/UploadItemRow.tsx'
import type { Attachment } from '#hooks/chat/attachments.ts'
import type { Attached } from '#hooks/chat/outgoing.ts'
import { getPreview } from '#hooks/media/previews.ts'

type AttachmentTrayProps = {
  attached: Attached[]
  attachments: Attachment[]
  onRemove: (imgName: string) => void
  onCancel: (id: string) => void
}

/** The files of the message being written: uploaded ones and uploads in progress. */
export function AttachmentTray({ attached, attachments, onRemove, onCancel }: AttachmentTrayProps) {
  if (attached.length + attachments.length === 0) return null
  return (
    <ul className="mb-2 grid max-h-48 gap-2 overflow-y-auto sm:grid-cols-2">
      {attached.map(({ imgName, name }) => (
        <UploadItemRow
          key={imgName}
          item={{ id: imgName, name, url: getPreview(imgName) }}
          onRemove={() => onRemove(imgName)}
        />
      ))}
      {attachments.map((item) => (
        <UploadItemRow key={item.id} item={item} onRemove={() => onCancel(item.id)} />
      ))}
    </ul>
  )
}
