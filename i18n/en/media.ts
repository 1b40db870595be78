import type es from '../es/media.ts'
import type { Texts } from '../types.ts'

export default {
  crop: {
    avatar: 'Frame your photo',
    banner: 'Frame your cover',
    hint: 'Move the frame or its corners; on a keyboard, use the arrows.',
    topLeft: 'Top left corner',
    topRight: 'Top right corner',
    bottomRight: 'Bottom right corner',
    bottomLeft: 'Bottom left corner',
    use: 'Use this picture',
  },
  tooLarge: 'The picture is too large: {max} MB at most.',
  wrongType: 'Only pictures are accepted (JPG, PNG, WebP or GIF).',
  unreadable: 'We cannot read this picture. Try another one.',
  uploading: 'Uploading the picture',
  cancel: 'Cancel the upload',
  describe: {
    title: 'Describe what it shows',
    describe: 'Describe',
    described: 'Described',
    describeName: 'Describe “{name}”',
    describedName: 'Change the description of “{name}”',
    alt: 'What it shows',
    altHint: 'Screen readers read it out to people who cannot see it.',
    caption: 'Caption',
    captionHint: 'Everybody reads it under the picture.',
    done: 'Done',
  },
} satisfies Texts<typeof es>
