import type { Uploaded } from '#contracts/media.ts'
import type { PostMedia } from '#contracts/posts.ts'
import type { MediaRow, NewMedia } from './queries.ts'

/** Converts a stored file to the upload's response. */
export const uploadedView = ({ id, imgName, kind, width, height }: NewMedia): Uploaded => ({
  id,
  imgName,
  kind,
  width: width ?? null,
  height: height ?? null,
})

/** A file as it is shown; what it shows is said where it is used. */
export type ShownMedia = Omit<PostMedia, 'alt'>

/** Converts a stored file to an image or video of a post. */
export const shownMediaView = ({ imgName, mime, width, height, poster }: MediaRow): ShownMedia => ({
  imgName,
  kind: mime.startsWith('video/') ? 'video' : 'image',
  width,
  height,
  poster: poster || null,
})
