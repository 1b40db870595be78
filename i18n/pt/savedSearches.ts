import type es from '../es/savedSearches.ts'
import type { Texts } from '../types.ts'

export default {
  dialog: {
    title: 'Saber das ofertas novas',
    text: 'Avisamos-te quando for publicada ou reaberta uma oferta para esta pesquisa:',
    already: 'Já guardaste esta pesquisa. O que escolheres aqui vale a partir de agora:',
    near: 'Com ela fica guardado o sítio de onde pesquisas, com a precisão de um quilómetro.',
    keep: 'Guardar a pesquisa',
    kept: 'Pesquisa guardada: vamos avisar-te',
  },
  everything: 'Todas as ofertas',
  frequency: 'Com que frequência',
  frequencies: {
    now: 'Na hora',
    daily: 'Uma vez por dia',
    weekly: 'Uma vez por semana, à segunda-feira',
  },
  channels: {
    label: 'Onde',
    site: 'No site',
    email: 'Por e-mail',
    choose: 'Escolhe pelo menos uma opção',
  },
  hint: 'Os avisos diários e semanais chegam de manhã, à hora do teu fuso, num só e-mail.',
  mine: {
    title: 'Pesquisas guardadas',
    text: 'Avisam-te das ofertas novas que encontram.',
    none: 'Não tens nenhuma. Pesquisa ofertas e carrega em «Avisar-me das novas».',
    search: 'Pesquisar ofertas',
    filters: 'Filtros de {search}',
    paused: 'Em pausa',
    open: 'Abrir',
    openNamed: 'Abrir {search}',
    frequencyNamed: 'Com que frequência: {search}',
    channelNamed: '{channel}: {search}',
    pause: 'Pôr em pausa',
    pauseNamed: 'Pôr em pausa {search}',
    resume: 'Retomar',
    resumeNamed: 'Retomar {search}',
    delete: 'Apagar',
    deleteNamed: 'Apagar {search}',
    deleteTitle: 'Apagar esta pesquisa?',
    deleteText: '{search} não te avisa mais.',
    deleted: 'Pesquisa apagada',
    saved: 'Guardado',
  },
} satisfies Texts<typeof es>
