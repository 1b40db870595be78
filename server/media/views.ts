import type { Uploaded } from '#contracts/media.ts'
import type { NewMedia } from './queries.ts'

/** A stored file -> what its uploader is told. */
export const uploadedView = ({ id, imgName, kind, width, height }: NewMedia): Uploaded => ({
  id,
  imgName,
  kind,
  width: width ?? null,
  height: height ?? null,
})
