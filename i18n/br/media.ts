import type es from '../es/media.ts'
import type { Texts } from '../types.ts'

export default {
  crop: {
    avatar: 'Enquadre sua foto',
    banner: 'Enquadre sua capa',
    hint: 'Mova a moldura ou seus cantos; no teclado, use as setas.',
    topLeft: 'Canto superior esquerdo',
    topRight: 'Canto superior direito',
    bottomRight: 'Canto inferior direito',
    bottomLeft: 'Canto inferior esquerdo',
    use: 'Usar esta imagem',
  },
  tooLarge: 'A imagem é grande demais: no máximo {max} MB.',
  wrongType: 'Só aceitamos imagens (JPG, PNG, WebP ou GIF).',
  unreadable: 'Não conseguimos ler esta imagem. Tente outra.',
  uploading: 'Enviando a imagem',
  cancel: 'Cancelar o envio',
  describe: {
    title: 'Descreva o que aparece',
    describe: 'Descrever',
    described: 'Descrita',
    describeName: 'Descrever “{name}”',
    describedName: 'Mudar a descrição de “{name}”',
    alt: 'O que aparece',
    altHint: 'Os leitores de tela leem em voz alta para quem não vê.',
    caption: 'Legenda',
    captionHint: 'Todo mundo lê embaixo da imagem.',
    done: 'Pronto',
  },
} satisfies Texts<typeof es>
