import type { Post } from '#contracts/posts.ts'

/** Posts that follow each other in a list. */
export type Block = { id: number; posts: readonly Post[] }

/** A block takes further posts until it has so many. */
const full = 10

/**
 * Divides posts into blocks. A post stays in its former block while others come above or below it or go, and a block whose
 * posts are the same stays the same object, so that it is not rendered again.
 */
export function toBlocks(posts: readonly Post[], former: readonly Block[]): readonly Block[] {
  const formerIds = new Map(former.flatMap((block) => block.posts.map((post) => [post.id, block.id])))
  const blocks = new Map<number, Post[]>()
  let nextId = Math.max(-1, ...former.map((block) => block.id)) + 1
  let id = -1
  for (const post of posts) {
    const formerId = formerIds.get(post.id)
    if (formerId !== undefined && !blocks.has(formerId)) id = formerId
    else if (formerId !== id && (blocks.get(id)?.length ?? full) >= full) id = nextId++
    const block = blocks.get(id)
    if (block) block.push(post)
    else blocks.set(id, [post])
  }
  const before = new Map(former.map((block) => [block.id, block]))
  return [...blocks].map(([id, own]) => {
    const same = before.get(id)
    return same && isSame(same.posts, own) ? same : { id, posts: own }
  })
}

const isSame = (some: readonly Post[], others: readonly Post[]): boolean =>
  some.length === others.length && some.every((post, place) => post === others[place])
