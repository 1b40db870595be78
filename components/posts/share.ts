import { useTranslations } from 'next-intl'
import { useCopy } from '#components/layout/useCopy.ts'
import { useShare } from '#components/layout/useShare.ts'
import type { Post } from '#contracts/posts.ts'
import { paths } from '#lib/paths.ts'
import { publicConfig } from '#lib/publicConfig.ts'

const getAddress = ({ id }: Post) => publicConfig().publicUrl + paths.post(id)

/** Copies the address of a post to the clipboard. */
export function useCopyLink(): (post: Post) => Promise<boolean> {
  const t = useTranslations('posts.menu')
  const copyText = useCopy()
  return (post) => copyText(getAddress(post), t('linkCopied'))
}

/** Shares a post by the system's share sheet, or copies its address. */
export function useSharePost(): (post: Post) => Promise<boolean> {
  const t = useTranslations('posts.menu')
  const share = useShare()
  return (post) => share({ title: post.author.name, url: getAddress(post) }, t('linkCopied'))
}
