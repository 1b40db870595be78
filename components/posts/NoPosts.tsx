import { useTranslations } from 'next-intl'
import { NoPostsDrawing } from '#components/ui/art/NoPostsDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'

type NoPostsProps = {
  /** The author of the page; none for the feed. */
  author?: string
  media?: boolean
  saved?: boolean
}

/** No posts yet, and what to do about it. */
export function NoPosts({ author, media, saved }: NoPostsProps) {
  const t = useTranslations('posts.empty')
  const me = useMe()
  const isMine = author !== undefined && author === me?.id
  const textKey = saved ? 'saved' : media ? 'media' : author ? 'posts' : 'feed'
  return (
    <Card>
      <EmptyState
        art={<NoPostsDrawing />}
        title={t(`${textKey}Title`)}
        action={
          saved ? null : !author ? (
            <ButtonLink href={paths.entities()} variant="secondary">
              {t('toEntities')}
            </ButtonLink>
          ) : (
            isMine && (
              <ButtonLink href={paths.feed} variant="secondary">
                {t('toFeed')}
              </ButtonLink>
            )
          )
        }
      >
        {author && !isMine ? t('others') : t(textKey)}
      </EmptyState>
    </Card>
  )
}
