export default {
  title: 'Avisos',
  clearAll: 'Borrar todos',
  clearTitle: '¿Borrar todos los avisos?',
  clearText:
    '{count, plural, one {Desaparecerá # aviso} other {Desaparecerán # avisos}} de tu lista. Las solicitudes de conexión que esperan tu respuesta se quedan.',
  cleared: 'Avisos borrados',
  restored: 'Tus avisos están de vuelta',
  undo: 'Deshacer',
  readAll: 'Marcar todo como leído',
  new: 'Nuevos',
  earlier: 'Anteriores',
  quote: '«{about}»',
  dismiss: 'Quitar el aviso de {names}',
  empty: 'No tienes avisos. Disfruta del silencio.',
  all: 'Ver todos los avisos',
  more: 'Cargando avisos anteriores',
  accept: 'Aceptar',
  decline: 'Rechazar',
  acceptFrom: 'Aceptar la solicitud de conexión de {names}',
  declineFrom: 'Rechazar la solicitud de conexión de {names}',
  connected: 'Ya estás en contacto con {names}',
  names: '{others, plural, =1 {{both}} other {{first} y # personas más}}',
  says: {
    likes: 'A <strong>{names}</strong> {count, plural, one {le gusta} other {les gusta}} tu publicación',
    likeComment: 'A <strong>{names}</strong> {count, plural, one {le gusta} other {les gusta}} tu comentario',
    comments:
      '<strong>{names}</strong> {count, plural, one {ha comentado} other {han comentado}} tu publicación',
    answered:
      '<strong>{names}</strong> {count, plural, one {ha respondido} other {han respondido}} a tu comentario',
    mention:
      '<strong>{names}</strong> {count, plural, one {te ha mencionado} other {te han mencionado}} en una publicación',
    asked: '<strong>{names}</strong> {count, plural, one {quiere} other {quieren}} conectar contigo',
    connectedWith:
      '<strong>{names}</strong> {count, plural, one {ha aceptado} other {han aceptado}} tu solicitud de conexión',
    applied:
      '<strong>{names}</strong> {count, plural, one {se ha apuntado} other {se han apuntado}} a {named, select, yes {<object>{about}</object>} other {tu oferta}}',
    accepted:
      '<strong>{names}</strong> ha aceptado tu candidatura{named, select, yes { a <object>{about}</object>} other {}}',
    refused:
      '<strong>{names}</strong> no te ha seleccionado esta vez{named, select, yes { para <object>{about}</object>} other {}}',
    withdrawn:
      '<strong>{names}</strong> {count, plural, one {ha retirado} other {han retirado}} su candidatura{named, select, yes { a <object>{about}</object>} other {}}',
    closed:
      '<strong>{names}</strong> ha cerrado {named, select, yes {<object>{about}</object>, la oferta} other {una oferta}} a la que te apuntaste',
    'place-free':
      'Hay una plaza libre para ti con <strong>{names}</strong>{named, select, yes { en <object>{about}</object>} other {}}',
    'place-passed-on':
      'La plaza con <strong>{names}</strong>{named, select, yes { en <object>{about}</object>} other {}} ha pasado a la siguiente persona',
    changed:
      '<strong>{names}</strong> ha cambiado {named, select, yes {<object>{about}</object>, una oferta} other {una oferta}} a la que te apuntaste',
    rated: '<strong>{names}</strong> {count, plural, one {te ha valorado} other {te han valorado}}',
    found:
      '<strong>{names}</strong> {named, select, yes {ha publicado <object>{about}</object>, que encaja con una búsqueda tuya} other {ha publicado una oferta que encaja con una búsqueda tuya}}',
    ended: '<strong>{names}</strong> ha dado por terminado tu voluntariado. ¿Cómo te fue?',
    'rating-answered': '<strong>{names}</strong> ha respondido a tu valoración',
    warned: 'El equipo de moderación te ha enviado una advertencia',
    removed: 'El equipo de moderación ha retirado algo que publicaste',
    restored: 'Lo que te habíamos retirado vuelve a estar visible',
    lifted: 'Tu cuenta vuelve a estar activa',
    granted: 'El equipo de moderación ha aceptado tu reclamación',
    rejected: 'El equipo de moderación ha respondido a tu reclamación',
    verification: 'El equipo de moderación ha revisado los documentos de tu organización',
    moderation: 'El equipo de moderación ha tomado una decisión que te afecta',
    other: 'Hay novedades de <strong>{names}</strong>',
  },
}
