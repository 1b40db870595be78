/** What our mails say, by the room that writes them. */
export default {
  account: {
    validate: {
      subject: 'Confirma tu cuenta de {brand}',
      preview: 'Un clic y tu cuenta queda lista.',
      heading: 'Hola, {name}: solo falta un paso',
      body: 'Confirma que esta dirección es tuya y podrás empezar a participar.',
      button: 'Confirmar mi cuenta',
      aside:
        'El enlace sirve una sola vez durante 48 horas. Si no te has registrado, no hagas nada: la cuenta se borrará sola.',
    },
    resetPassword: {
      subject: 'Elige una contraseña nueva',
      preview: 'El enlace sirve durante una hora.',
      heading: 'Hola, {name}: aquí puedes elegir otra contraseña',
      body: 'Alguien ha pedido una contraseña nueva para tu cuenta. Si has sido tú, elígela con este botón.',
      button: 'Elegir contraseña',
      aside:
        'El enlace sirve una sola vez durante una hora. Si no la has pedido tú, tu contraseña sigue siendo la misma.',
    },
    changeEmail: {
      subject: 'Confirma tu nueva dirección de correo',
      preview: 'A partir de ahí te escribiremos aquí.',
      heading: 'Hola, {name}: ¿es esta tu nueva dirección?',
      body: 'Has pedido usar esta dirección en tu cuenta de {brand}. El cambio se hará cuando la confirmes.',
      button: 'Confirmar la dirección',
      aside: 'El enlace sirve una sola vez durante 24 horas. Si no lo has pedido tú, no hagas nada.',
    },
    emailChanging: {
      subject: 'Se ha pedido cambiar tu dirección de correo',
      preview: 'Si no has sido tú, revisa tu cuenta.',
      heading: 'Hola, {name}: tu cuenta va a cambiar de dirección',
      body: 'Se ha pedido que tu cuenta use la dirección {email}. El cambio se hará cuando se confirme desde allí, y hemos cerrado tu sesión en los demás dispositivos.',
      button: 'Revisar mi cuenta',
      aside: 'Si no has sido tú, cambia tu contraseña cuanto antes.',
    },
  },
}
