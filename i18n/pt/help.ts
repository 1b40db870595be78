import type es from '../es/help.ts'
import type { Texts } from '../types.ts'

const help: Texts<typeof es> = {
  bubble: {
    need: 'Precisa de ajuda?',
    here: 'Estamos aqui para esclarecer as suas dúvidas.',
    chat: 'Escrever por chat',
    letter: 'Escrever-nos',
    faq: 'Ver perguntas frequentes',
    hide: 'Ocultar a ajuda',
    tab: 'Abre noutro separador',
  },
  firstSteps: {
    title: 'Os seus primeiros passos',
    intro: 'Três pequenas coisas e já faz parte. Pela ordem que quiser.',
    progress: '{done} de {all} feitos',
    done: 'Feito',
    later: 'Agora não',
    copied: 'Endereço copiado',
    steps: {
      interests: {
        title: 'Diga o que o move',
        text: 'Escolha os seus interesses e quando tem tempo: mostramos-lhe ofertas à sua medida.',
        act: 'Escolher',
      },
      face: {
        title: 'Uma fotografia e duas linhas',
        text: 'Uma fotografia e algumas palavras sobre si dão confiança a quem lê.',
        act: 'Completar',
      },
      apply: {
        title: 'Candidate-se à primeira oferta',
        text: 'Procure algo por perto e responda a uma ou duas perguntas. Não o compromete a nada.',
        act: 'Procurar ofertas',
      },
      page: {
        title: 'Apresente a organização',
        text: 'Um logótipo e o que fazem: é o que primeiro vê quem quer ajudar.',
        act: 'Completar',
      },
      offer: {
        title: 'Publique a primeira oferta',
        text: 'Um título claro e uma pergunta bastam. Pode mudá-la depois.',
        act: 'Criar oferta',
      },
      share: {
        title: 'Partilhe-a',
        text: 'Envie o endereço a quem já vos conhece: é daí que vêm as primeiras pessoas.',
        act: 'Partilhar',
      },
    },
  },
}

export default help
