import { useSyncExternalStore } from 'react'
import type { Answer, Comment, Post } from '#contracts/posts.ts'
import { createEmitter } from '#lib/emitter.ts'
import {
  deleteComment,
  deleteCommentWhileLeaving,
  deletePost,
  deletePostWhileLeaving,
} from '#services/posts.ts'
import { useCommentCache, usePostCache } from './cache.ts'
import { withoutAnswer, withoutComment } from './mergeComments.ts'

type PendingDeletion = { send: () => Promise<unknown>; sendWhileLeaving: () => void }

/** Posts and comments deleted on the screen whose undo has not passed, by id. */
const waiting = new Map<string, PendingDeletion>()
/** The ids that are hidden: deleted, whether or not the server knows yet. */
let unseen: ReadonlySet<string> = new Set()
const { subscribe, emit } = createEmitter()

function hide(id: string, isHidden: boolean) {
  const next = new Set(unseen)
  if (isHidden) next.add(id)
  else next.delete(id)
  unseen = next
  emit()
}

function sendAllWhileLeaving() {
  for (const { sendWhileLeaving } of waiting.values()) sendWhileLeaving()
  waiting.clear()
}

const none: ReadonlySet<string> = new Set()

/** The ids deleted on this screen: lists leave them out, whatever the server returns. */
export const useUnseen = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => unseen,
    () => none,
  )

/** A deletion that can be undone: `undo` while nothing was sent, `pass` to send it. Throws the ApiError. */
export type Deletion = { undo: () => void; pass: () => Promise<void> }

function begin(id: string, pending: PendingDeletion): Deletion {
  if (waiting.size === 0) window.addEventListener('pagehide', sendAllWhileLeaving, { once: true })
  waiting.set(id, pending)
  hide(id, true)
  return {
    undo: () => {
      if (waiting.delete(id)) hide(id, false)
    },
    pass: async () => {
      if (!waiting.delete(id)) return
      try {
        await pending.send()
      } catch (error) {
        hide(id, false)
        throw error
      }
    },
  }
}

/**
 * Removes a post from the screen at once; the server deletes it when the undo has passed or the viewer leaves the page.
 */
export function useDeletePost(): (post: Post) => Deletion {
  const { drop } = usePostCache()
  return ({ id }) =>
    begin(id, {
      send: async () => {
        await deletePost(id)
        await drop(id)
      },
      sendWhileLeaving: () => deletePostWhileLeaving(id),
    })
}

/** Removes a comment with its answers in that way; the count of its post drops at once. */
export function useDeleteComment(): (comment: Answer | Comment) => Deletion {
  const { edit } = useCommentCache()
  const { countComments } = usePostCache()
  return (comment) => {
    const { id, post_id, parent_id } = comment
    const counted = 1 + countAnswers(comment)
    void countComments(post_id, -counted)
    const deletion = begin(id, {
      send: async () => {
        await deleteComment(id)
        await edit(post_id, (cached) =>
          parent_id ? withoutAnswer(cached, comment, 1) : withoutComment(cached, id),
        )
      },
      sendWhileLeaving: () => deleteCommentWhileLeaving(id),
    })
    return {
      undo: () => {
        deletion.undo()
        void countComments(post_id, counted)
      },
      pass: () =>
        deletion.pass().catch(async (error) => {
          await countComments(post_id, counted)
          throw error
        }),
    }
  }
}

/** An answer has none. */
export const countAnswers = (comment: Answer | Comment): number =>
  'answers' in comment ? comment.answers : 0
