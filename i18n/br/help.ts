import type es from '../es/help.ts'
import type { Texts } from '../types.ts'

const help: Texts<typeof es> = {
  bubble: {
    need: 'Precisa de ajuda?',
    here: 'Estamos aqui para tirar suas dúvidas.',
    chat: 'Escrever pelo chat',
    write: 'Escrever para nós',
    faq: 'Ver perguntas frequentes',
    hide: 'Esconder a ajuda',
    tab: 'Abre em outra aba',
  },
  firstSteps: {
    title: 'Seus primeiros passos',
    intro: 'Três coisinhas e você já faz parte. Na ordem que quiser.',
    progress: '{done} de {all} feitos',
    done: 'Feito',
    later: 'Agora não',
    copied: 'Endereço copiado',
    steps: {
      interests: {
        title: 'Conte o que move você',
        text: 'Escolha seus interesses e quando tem tempo: vamos mostrar vagas que combinam.',
        act: 'Escolher',
      },
      face: {
        title: 'Mostre o rosto e duas linhas',
        text: 'Uma foto e algumas palavras sobre você dão confiança a quem lê.',
        act: 'Completar',
      },
      apply: {
        title: 'Candidate-se à primeira vaga',
        text: 'Encontre algo por perto e responda a uma ou duas perguntas. Sem compromisso.',
        act: 'Buscar vagas',
      },
      page: {
        title: 'Apresente a organização',
        text: 'Um logotipo e o que vocês fazem: é o que primeiro vê quem quer ajudar.',
        act: 'Completar',
      },
      offer: {
        title: 'Publique a primeira vaga',
        text: 'Bastam um título claro e uma pergunta. Dá para mudar depois.',
        act: 'Criar vaga',
      },
      share: {
        title: 'Compartilhe',
        text: 'Envie o endereço a quem já conhece vocês: é daí que vêm as primeiras pessoas.',
        act: 'Compartilhar',
      },
    },
  },
}

export default help
