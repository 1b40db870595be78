import type es from '../es/media.ts'
import type { Texts } from '../types.ts'

export default {
  crop: {
    avatar: 'Enquadra a tua fotografia',
    banner: 'Enquadra a tua capa',
    hint: 'Move a moldura ou os seus cantos; no teclado, usa as setas.',
    topLeft: 'Canto superior esquerdo',
    topRight: 'Canto superior direito',
    bottomRight: 'Canto inferior direito',
    bottomLeft: 'Canto inferior esquerdo',
    use: 'Usar esta imagem',
  },
  tooLarge: 'A imagem é demasiado grande: no máximo {max} MB.',
  wrongType: 'Só aceitamos imagens (JPG, PNG, WebP ou GIF).',
  unreadable: 'Não conseguimos ler esta imagem. Experimenta outra.',
  uploading: 'A enviar a imagem',
  cancel: 'Cancelar o envio',
  describe: {
    title: 'Descreve o que se vê',
    describe: 'Descrever',
    described: 'Descrita',
    describeName: 'Descrever «{name}»',
    describedName: 'Alterar a descrição de «{name}»',
    alt: 'O que se vê',
    altHint: 'Os leitores de ecrã leem-no em voz alta a quem não vê.',
    caption: 'Legenda',
    captionHint: 'Toda a gente a lê por baixo da imagem.',
    done: 'Pronto',
  },
} satisfies Texts<typeof es>
