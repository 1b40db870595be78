export default {
  bubble: {
    need: '¿Necesitas ayuda?',
    here: 'Estamos aquí para resolver tus dudas.',
    chat: 'Escribir por chat',
    write: 'Escribirnos',
    faq: 'Ver preguntas frecuentes',
    hide: 'Ocultar la ayuda',
    tab: 'Se abre en otra pestaña',
  },
  firstSteps: {
    title: 'Tus primeros pasos',
    intro: 'Tres cosas pequeñas y ya estarás dentro. En el orden que quieras.',
    progress: '{done} de {all} hechos',
    done: 'Hecho',
    later: 'Ahora no',
    copied: 'Dirección copiada',
    steps: {
      interests: {
        title: 'Cuenta qué te mueve',
        text: 'Elige tus intereses y cuándo tienes tiempo: te enseñaremos ofertas que encajan.',
        act: 'Elegir',
      },
      face: {
        title: 'Pon cara y dos líneas',
        text: 'Una foto y unas palabras sobre ti dan confianza a quien te lee.',
        act: 'Completar',
      },
      apply: {
        title: 'Apúntate a tu primera oferta',
        text: 'Busca algo cerca y responde a un par de preguntas. No compromete a nada.',
        act: 'Buscar ofertas',
      },
      page: {
        title: 'Presenta tu organización',
        text: 'Un logotipo y qué hacéis: es lo primero que mira quien quiere ayudar.',
        act: 'Completar',
      },
      offer: {
        title: 'Publica tu primera oferta',
        text: 'Con un título claro y una pregunta basta. Podrás cambiarla después.',
        act: 'Crear oferta',
      },
      share: {
        title: 'Compártela',
        text: 'Envía su dirección a quienes ya os conocen: de ahí vienen las primeras personas.',
        act: 'Compartir',
      },
    },
  },
}
