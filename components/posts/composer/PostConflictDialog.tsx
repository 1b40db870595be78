import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConflictDialog, type Difference } from '#components/ui/dialogs/ConflictDialog.tsx'
import { Image } from '#components/ui/Image.tsx'
import { type Draft, toDraft } from '#hooks/posts/draft.ts'
import type { PostConflict } from './PostEditor.tsx'

type PostConflictDialogProps = {
  conflict: PostConflict | null
  onClose: () => void
  onKeepMine: (conflict: PostConflict) => void
  onTakeTheirs: (conflict: PostConflict) => void
  saving: boolean
}

/** Another tab's version of a post beside the one written here. */
export function PostConflictDialog({ conflict, onKeepMine, onTakeTheirs, ...rest }: PostConflictDialogProps) {
  const t = useTranslations('posts.composer')
  const theirs = conflict && toDraft(conflict.theirs)
  const differences: Difference[] = []
  if (conflict && theirs && theirs.text !== conflict.mine.text) {
    differences.push({ id: 'text', label: t('words'), theirs: theirs.text, mine: conflict.mine.text })
  }
  if (conflict && theirs && getChoice(theirs) !== getChoice(conflict.mine)) {
    differences.push({
      id: 'media',
      label: t('addMedia'),
      theirs: <Images draft={theirs} />,
      mine: <Images draft={conflict.mine} />,
    })
  }
  return (
    <ConflictDialog
      {...rest}
      open={conflict !== null}
      differences={differences}
      onKeepMine={() => conflict && onKeepMine(conflict)}
      onTakeTheirs={() => conflict && onTakeTheirs(conflict)}
    />
  )
}

/** What differs when another tab chose other media or described them otherwise. */
const getChoice = ({ media }: Draft): string =>
  JSON.stringify(media.map(({ imgName, alt = '' }) => [imgName, alt]))

function Images({ draft }: { draft: Draft }): ReactNode {
  if (draft.media.length === 0) return null
  return (
    <span className="flex flex-wrap gap-2">
      {draft.media.map(({ imgName, poster, name, alt }) => (
        <span key={imgName} className="flex w-24 flex-col gap-1 text-xs">
          <Image
            image={{ imgName: poster ?? imgName }}
            alt={alt ? '' : name}
            width={96}
            ratio="1 / 1"
            className="rounded-control"
          />
          {alt}
        </span>
      ))}
    </span>
  )
}
