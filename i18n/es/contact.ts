export default {
  title: 'Escríbenos',
  intro: 'Cuéntanos qué necesitas. Lo lee una persona y te contestará por correo.',
  name: 'Nombre',
  email: 'Tu correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  send: 'Enviar',
  sentTitle: 'Gracias por escribirnos',
  sentText: 'Hemos recibido tu mensaje y te contestaremos a {email}.',
  home: 'Volver al inicio',
}
