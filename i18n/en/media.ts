import type es from '../es/media.ts'
import type { Texts } from '../types.ts'

export default {
  crop: {
    avatar: 'Frame your photo',
    banner: 'Frame your cover',
    hint: 'Move the frame or its corners; on a keyboard, use the arrows.',
    use: 'Use this picture',
  },
  tooLarge: 'The picture is too large: {max} MB at most.',
  wrongType: 'Only pictures are taken (JPG, PNG, WebP or GIF).',
  unreadable: 'We cannot read this picture. Try another one.',
  uploading: 'Uploading the picture',
  cancel: 'Cancel the upload',
} satisfies Texts<typeof es>
