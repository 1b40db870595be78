export default {
  invite: {
    title: 'Invita a tu gente',
    text: 'Cuanta más gente, más brota. Escríbeles o comparte el enlace.',
    email: 'Correo electrónico',
    emailOf: 'Correo electrónico {place}',
    placeholder: 'nombre@ejemplo.com',
    add: 'Añadir otro correo',
    invalid: 'Tiene que ser un correo electrónico',
    send: 'Enviar invitación',
    sent: 'Mensaje enviado con éxito.',
    alreadyHere:
      '{count, plural, one {Una de esas personas ya está aquí.} other {# de esas personas ya están aquí.}}',
    share: 'O comparte el enlace',
    shareOn: 'Compartir en {network}',
    shareText: 'En {brand} encuentras voluntariado cerca de ti. ¿Te apuntas?',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
  },
}
