import type es from '../es/help.ts'
import type { Texts } from '../types.ts'

const help: Texts<typeof es> = {
  bubble: {
    need: 'Precisas de ajuda?',
    here: 'Estamos aqui para esclarecer as tuas dúvidas.',
    chat: 'Escrever por chat',
    write: 'Escrever-nos',
    faq: 'Ver perguntas frequentes',
    hide: 'Ocultar a ajuda',
    tab: 'Abre noutro separador',
  },
  firstSteps: {
    title: 'Os teus primeiros passos',
    intro: 'Três pequenas coisas e já fazes parte. Pela ordem que quiseres.',
    progress: '{done} de {all} feitos',
    done: 'Feito',
    later: 'Agora não',
    copied: 'Endereço copiado',
    steps: {
      interests: {
        title: 'Diz o que te move',
        text: 'Escolhe os teus interesses e quando tens tempo: mostramos-te ofertas à tua medida.',
        act: 'Escolher',
      },
      face: {
        title: 'Uma fotografia e duas linhas',
        text: 'Uma fotografia e algumas palavras sobre ti dão confiança a quem lê.',
        act: 'Completar',
      },
      apply: {
        title: 'Candidata-te à primeira oferta',
        text: 'Procura algo por perto e responde a uma ou duas perguntas. Não te compromete a nada.',
        act: 'Procurar ofertas',
      },
      page: {
        title: 'Apresenta a organização',
        text: 'Um logótipo e o que fazem: é o que primeiro vê quem quer ajudar.',
        act: 'Completar',
      },
      offer: {
        title: 'Publica a primeira oferta',
        text: 'Um título claro e uma pergunta bastam. Podes mudá-la depois.',
        act: 'Criar oferta',
      },
      share: {
        title: 'Partilha-a',
        text: 'Envia o endereço a quem já vos conhece: é daí que vêm as primeiras pessoas.',
        act: 'Partilhar',
      },
    },
  },
}

export default help
