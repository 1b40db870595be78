import type es from '../es/savedSearches.ts'
import type { Texts } from '../types.ts'

export default {
  dialog: {
    title: 'Saiba das vagas novas',
    text: 'Avisamos quando uma vaga for publicada ou reaberta para esta busca:',
    already: 'Você já salvou esta busca. O que escolher aqui vale a partir de agora:',
    near: 'Com ela guardamos o lugar de onde você busca, com precisão de um quilômetro.',
    keep: 'Salvar a busca',
    kept: 'Busca salva: vamos avisar você',
  },
  everything: 'Todas as vagas',
  frequency: 'Com que frequência',
  frequencies: {
    now: 'Na hora',
    daily: 'Uma vez por dia',
    weekly: 'Uma vez por semana, às segundas',
  },
  channels: {
    label: 'Onde',
    site: 'No site',
    email: 'Por e-mail',
    choose: 'Escolha pelo menos uma opção',
  },
  hint: 'Os avisos diários e semanais saem de manhã, no seu fuso horário, em um só e-mail.',
  mine: {
    title: 'Buscas salvas',
    text: 'Elas avisam você das vagas novas que encontram.',
    none: 'Você não tem nenhuma. Busque vagas e toque em “Avise-me das novas”.',
    search: 'Buscar vagas',
    filters: 'Filtros de {search}',
    paused: 'Pausada',
    open: 'Abrir',
    openNamed: 'Abrir {search}',
    frequencyNamed: 'Com que frequência: {search}',
    channelNamed: '{channel}: {search}',
    pause: 'Pausar',
    pauseNamed: 'Pausar {search}',
    resume: 'Retomar',
    resumeNamed: 'Retomar {search}',
    delete: 'Apagar',
    deleteNamed: 'Apagar {search}',
    deleteTitle: 'Apagar esta busca?',
    deleteText: '{search} não vai mais avisar você.',
    deleted: 'Busca apagada',
    saved: 'Salvo',
  },
} satisfies Texts<typeof es>
