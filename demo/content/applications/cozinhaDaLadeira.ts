import type { DemoApplication } from '../types.ts'

export const cozinhaDaLadeiraApplications: readonly DemoApplication[] = [
  {
    offer: 'ladeira-cozinha',
    volunteer: 'jussara',
    status: 'accepted',
    sent: 22,
    answers: ['Quinta-feira, que é meu dia de retribuir.', 'Nenhuma, graças a Deus.'],
  },
  {
    offer: 'ladeira-cozinha',
    volunteer: 'caio',
    status: 'pending',
    sent: 4,
    answers: ['Terça, antes da faculdade.', 'Não.'],
  },
  {
    offer: 'ladeira-entrega',
    volunteer: 'caio',
    status: 'accepted',
    sent: 20,
    answers: ['Porque quem recebe me conhece desde pequeno e eu gosto de devolver o bom-dia.'],
  },
  {
    offer: 'ladeira-entrega',
    volunteer: 'nivaldo',
    status: 'pending',
    sent: 5,
    answers: ['Já carrego cimento, posso carregar feijão.'],
  },
  {
    offer: 'ladeira-reforco',
    volunteer: 'caio',
    status: 'pending',
    sent: 3,
    answers: ['Um de bichos que falavam baiano, que minha avó lia trocando o final.'],
  },
  {
    offer: 'ladeira-reforco',
    volunteer: 'dandara',
    status: 'refused',
    sent: 12,
    answers: ['Um álbum de fotos antigas: eu lia as legendas e inventava o resto.'],
  },
  {
    offer: 'ladeira-nutricao',
    volunteer: 'priscila',
    status: 'pending',
    sent: 6,
    answers: [
      'Purê, bolinho assado, caldo verde de inhame e, na sexta, um escondidinho com frango desfiado.',
    ],
  },
  {
    offer: 'ladeira-negocios',
    volunteer: 'thiago',
    status: 'accepted',
    sent: 17,
    answers: [
      'Preço, custo e separar as contas.',
      'Tive uma lanchonete e misturei os potes: fechou em um ano.',
    ],
  },
  {
    offer: 'ladeira-negocios',
    volunteer: 'jussara',
    status: 'accepted',
    sent: 16,
    answers: ['Mostrar como consegui meu primeiro contrato de festa.', 'Aceitei evento fiado. Nunca mais.'],
  },
  {
    offer: 'ladeira-negocios',
    volunteer: 'priya',
    status: 'refused',
    sent: 11,
    answers: [
      'Product thinking and pricing, com português de principiante.',
      'A cake stall with no prices on it.',
    ],
  },
  {
    offer: 'ladeira-horta',
    volunteer: 'nivaldo',
    status: 'accepted',
    sent: 8,
    answers: ['Carregar e chumbar as prateleiras no muro.'],
  },
  {
    offer: 'ladeira-horta',
    volunteer: 'dandara',
    status: 'pending',
    sent: 2,
    answers: ['Pintar as plaquinhas e fotografar todo mundo sujo.'],
  },
  {
    offer: 'ladeira-fotos',
    volunteer: 'dandara',
    status: 'accepted',
    sent: 13,
    answers: [
      'Três fotos: mão de Dona Zefa no pilão, a fumaça das seis da manhã e um menino lambendo a colher.',
    ],
  },
  {
    offer: 'ladeira-fotos',
    volunteer: 'rui',
    status: 'refused',
    sent: 10,
    answers: ['Retratos de ofícios em Portugal, todos com luz de janela.'],
  },
]
