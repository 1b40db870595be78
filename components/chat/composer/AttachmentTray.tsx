import dynamic from 'next/dynamic'
import { UploadItemRow } from '#components/ui/files/UploadItemRow.tsx'
import { QuietLazyState } from '#components/ui/states/LazyState.tsx'
import type { Attachment } from '#hooks/chat/attachments.ts'
import type { Attached } from '#hooks/chat/outgoing.ts'
import { getPreview } from '#hooks/media/previews.ts'
import { isImageName } from '#lib/media.ts'

/** It loads with the first picture. */
const DescribeButton = dynamic(
  () => import('#components/media/DescribeButton.tsx').then((button) => button.DescribeButton),
  { ssr: false, loading: QuietLazyState },
)

type AttachmentTrayProps = {
  attached: Attached[]
  attachments: Attachment[]
  onRemove: (imgName: string) => void
  onDescribe: (imgName: string, alt: string) => void
  onCancel: (id: string) => void
}

/** The files of the message being written: uploaded ones and uploads in progress. */
export function AttachmentTray({
  attached,
  attachments,
  onRemove,
  onDescribe,
  onCancel,
}: AttachmentTrayProps) {
  if (attached.length + attachments.length === 0) return null
  return (
    <ul className="mb-2 grid max-h-48 gap-2 overflow-y-auto sm:grid-cols-2">
      {attached.map(({ imgName, name, alt = '' }) => (
        <UploadItemRow
          key={imgName}
          item={{ id: imgName, name, url: getPreview(imgName) }}
          onRemove={() => onRemove(imgName)}
        >
          {isImageName(imgName) && (
            <DescribeButton
              name={name}
              preview={<Preview imgName={imgName} name={name} />}
              texts={{ alt }}
              onSave={(texts) => onDescribe(imgName, texts.alt)}
              className="-ml-3 self-start"
            />
          )}
        </UploadItemRow>
      ))}
      {attachments.map((item) => (
        <UploadItemRow key={item.id} item={item} onRemove={() => onCancel(item.id)} />
      ))}
    </ul>
  )
}

/** The picture while this tab has it; after a reload its name stands for it. */
function Preview({ imgName, name }: { imgName: string; name: string }) {
  const address = getPreview(imgName)
  if (!address) return <p className="truncate p-3 text-sm">{name}</p>
  // biome-ignore lint/performance/noImgElement: media makes the widths itself
  return <img src={address} alt="" className="max-h-48 w-full object-contain" />
}
