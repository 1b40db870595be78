import { useTranslations } from 'next-intl'
import { toast } from '#components/ui/toast.ts'
import type { Post } from '#contracts/posts.ts'
import { paths } from '#lib/paths.ts'
import { publicConfig } from '#lib/publicConfig.ts'

const addressOf = ({ id }: Post) => publicConfig().publicUrl + paths.post(id)

/** Puts the address of a post where it can be pasted. */
export function useCopyLink(): (post: Post) => Promise<void> {
  const t = useTranslations('posts.menu')
  const common = useTranslations('common.toasts')
  return async (post) => {
    try {
      await navigator.clipboard.writeText(addressOf(post))
      toast.success(t('linkCopied'))
    } catch {
      toast.error(common('error'))
    }
  }
}

/** Hands a post to the phone's own sharing, or copies its address. */
export function useShare(): (post: Post) => Promise<void> {
  const copy = useCopyLink()
  return async (post) => {
    if (!navigator.share) return copy(post)
    // Closing the phone's sheet is no failure.
    await navigator.share({ title: post.author.name, url: addressOf(post) }).catch(() => {})
  }
}
